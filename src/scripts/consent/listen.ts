import { CHANGE, OPEN } from './events';
import url from './panel.ts?script-url';

type Panel = typeof import('./panel');

// Another tab stored a choice, or this page was restored from the back-forward cache.
const dispatchChange = () => document.dispatchEvent(new Event(CHANGE));
addEventListener('storage', ({ newValue }) => newValue && dispatchChange());
addEventListener('pageshow', ({ persisted }) => persisted && dispatchChange());

let panel: Promise<Panel | void> | undefined;

/**
 * Loads what the buttons do, and forwards the event. Content blockers stop such files: the bar then
 * stays as it is, and the next event tries again.
 */
const forward = (event: Event) => {
  if (event.type === OPEN) event.preventDefault();
  else if (!(event.target as Element).closest?.('[data-choice]')) return;
  panel ??= import(/* @vite-ignore */ url).catch(() => {
    panel = undefined;
  });
  void panel!.then((module) => module?.handle(event));
};
for (const type of ['pointerover', 'touchstart', 'focusin', 'click', OPEN]) {
  addEventListener(type, forward);
}
document.querySelector<HTMLElement>('[data-choice][data-early]')?.click();
