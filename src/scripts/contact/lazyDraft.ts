import url from './draft.ts?script-url';

/*
 * Loads the draft script of the contact form on the first input, or when there may be something to
 * fill in: a query parameter or a stored draft.
 */
const load = () => void import(/* @vite-ignore */ url);

const hasStoredData = () => {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
};

document.addEventListener('input', load, { once: true });
document.addEventListener('astro:page-load', () => {
  if (location.search || hasStoredData()) load();
});
