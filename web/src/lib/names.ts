/** The most letters of a name, as the server takes them. */
export const LONGEST_NAME = 40;
