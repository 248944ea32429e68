/*
 * Plays the carousel of a page from the start, without the libraries that load on the first
 * interaction. `data-autoplay` of its element is `on` or `off`; its button switches it, and a touch
 * turns it off. The pointer or the keyboard focus inside pauses it.
 */

/** Seconds per slide: enough to read its text twice. */
const SECONDS = 7;

let seconds = 0;

setInterval(() => {
  const root = document.querySelector('[data-autoplay=on]:not(:hover)');
  // Not `:has`, which throws in Firefox before 121.
  const isFocused = root?.querySelector(':focus-visible');
  // The button is hidden where nothing may play: with reduced motion.
  if (!isFocused && root?.querySelector('button')!.offsetWidth) seconds += 1;
  else seconds = 0;
  if (seconds < SECONDS) return;
  seconds = 0;
  const track = root!.querySelector('ul')!;
  const slides = [...track.children] as HTMLElement[];
  const current = Math.round(track.scrollLeft / track.clientWidth);
  const next = slides[(current + 1) % slides.length]!;
  track.scrollTo({ left: next.offsetLeft, behavior: 'smooth' });
  for (const slide of slides) slide.inert = slide !== next;
}, 1000);

for (const type of ['click', 'touchstart']) {
  addEventListener(type, ({ target }) => {
    const root = (target as Element).closest?.<HTMLElement>('[data-autoplay]')?.dataset;
    const isClick = type === 'click';
    if (root && isClick === Boolean((target as Element).closest('.autoplay-button'))) {
      root.autoplay = isClick && root.autoplay === 'off' ? 'on' : 'off';
    }
  });
}
