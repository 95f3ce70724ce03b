declare module 'virtual:catalogues' {
  /** One loader a language; the loaded text is Fluent. */
  const catalogues: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}
