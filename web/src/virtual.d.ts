declare module 'virtual:catalogues' {
  /** One loader a part of a language; the loaded text is Fluent. */
  const catalogues: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
  export default catalogues;
}
