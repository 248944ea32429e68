import address from './draft.ts?script-address';

/*
 * All that the contact page has at first of what keeps an unsent message: fetches the rest when
 * something is written, or when there may be something to fill in.
 */
const load = () => void import(/* @vite-ignore */ address);

const hasKept = () => {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
};

document.addEventListener('input', load, { once: true });
document.addEventListener('astro:page-load', () => {
  if (location.search || hasKept()) load();
});
