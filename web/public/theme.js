// Before the first paint: the reader's choice of light or dark, or the system's.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('fivetowers.settings') ?? '{}').theme ?? theme;
  } catch {
    // no storage: as the system says
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
