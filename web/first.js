// Before everything else: light or dark, and the files that this screen needs are asked for at once instead of one
// after the other. The build puts in which files these are (vite.config.ts); a wrong guess costs a moment, no more.
(() => {
  /** The files of each screen, by the first part of its address. */
  const SCREENS = __SCREENS__;
  /** The files with a language's words, by its code and the part of the catalogue. */
  const WORDS = __WORDS__;

  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('fivetowers.settings')) ?? {};
  } catch {
    // no storage: as the system says
  }

  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { theme = 'system' } = settings;
  document.documentElement.dataset.theme = theme === 'system' ? (isDark ? 'dark' : 'light') : theme;

  /** The folder of the page: this script lies in it. */
  const root = new URL('.', document.currentScript.src);
  // without a server of ours every address is one of this page, and stands after #/
  const isAlone = document.documentElement.dataset.server === 'none';
  const path = isAlone ? location.hash.slice(1).split('#')[0] : location.pathname;
  const [first = '', second] = path.split('/').filter((part) => part !== '');
  const { files = [], words } = SCREENS[second === undefined ? first : `${first}/`] ?? SCREENS[first] ?? {};
  const language = [settings.language, ...navigator.languages]
    .map((tag) => String(tag).slice(0, 2).toLowerCase())
    .find((tag) => tag in WORDS);
  const spoken = WORDS[language ?? 'en'] ?? {};
  for (const href of [spoken.page, spoken[words], ...files]) {
    if (href === undefined) continue;
    const link = document.createElement('link');
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    // as the scripts and styles of the build are asked for
    Object.assign(link, { crossOrigin: '', href: new URL(href, root).href });
    document.head.append(link);
  }
})();
