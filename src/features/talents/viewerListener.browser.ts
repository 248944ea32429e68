import url from './viewer.browser.ts?script-url';

/*
 * Opens the viewer of large pictures, whose script is loaded by the first click on one; without it
 * the link leads to the picture. Plays a voice clip when its row opens, and pauses it when another
 * row of the same name closes it. Where a clip cannot be played, its content says so.
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

document.addEventListener(
  'toggle',
  ({ target }) => {
    const row = target as HTMLDetailsElement;
    const clip = row.querySelector('audio');
    if (row.open) void clip?.play().catch(() => {});
    else clip?.pause();
  },
  true,
);

document.addEventListener(
  'error',
  ({ target }) => {
    const clip = target as HTMLElement;
    if (clip.closest('audio')) clip.outerHTML = `<p role=alert>${clip.innerHTML}`;
  },
  true,
);
