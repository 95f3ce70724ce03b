declare module 'virtual:offline' {
  /** The files for playing without a server, relative to the page; null where the build has none. */
  const pack: import('./lib/pack').PackFiles | null;
  export default pack;
}
declare module 'virtual:catalogues' {
  /** One loader a part of a language; the loaded text is Fluent. */
  const catalogues: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>>;
  export default catalogues;
}
