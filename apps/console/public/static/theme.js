// Runs before the first paint, so that a stored theme never flashes. The rest of the theme is in src/lib/theme.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('Theme');
  } catch {}
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
