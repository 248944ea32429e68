import url from './viewer.browser.ts?script-url';

/*
 * Opens the viewer of large pictures, whose script is loaded by the first click on one; without it
 * the link leads to the picture. Plays a voice clip when its row opens, and pauses it when another
 * row of the same name closes it.
 */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-large]');
  if (!link || !isPlain(event)) return;
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
    const clip = (target as Element).querySelector<HTMLAudioElement>(':scope > audio');
    if (clip?.closest('[open]')) void clip.play().catch(() => undefined);
    else clip?.pause();
  },
  true,
);
