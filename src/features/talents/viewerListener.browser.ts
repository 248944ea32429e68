import url from './viewer.browser.ts?script-url';

/*
 * Opens the viewer of large pictures, whose script is loaded by the first click on one; without it
 * the link leads to the picture.
 */
const hasModifier = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-large]');
  if (!link || hasModifier(event)) return;
  event.preventDefault();
  try {
    const viewer: typeof import('./viewer.browser') = await import(/* @vite-ignore */ url);
    viewer.openViewer(link);
  } catch {
    location.assign(link.href);
  }
});
