import { press } from '~/features/consent/choose.browser';
import { attempt } from '~/lib/attempt';
import { isLoadFailure } from '~/lib/loadModule.browser';
import { showFailure } from '~/ui/parts/message';
import { type Failure, type Part, PRESS_KEY, startParts } from '~/ui/parts/parts.browser';
import { canReload } from '~/navigation/reloadGuard';

/*
 * What happens when the module of a part cannot be loaded, or the script of all pages. The file has an address of
 * its own that stays, so that a tab which was opened before a deploy finds it.
 */

/** The session storage key of the time of the last reload. */
const RELOAD_KEY = 'chunk-reload';

/**
 * Records a reload with what is repeated after it, and returns whether it is allowed: never without session storage,
 * or room in it.
 */
function recordReload(failure: Failure): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || !canReload(sessionStorage.getItem(RELOAD_KEY), now)) return false;
    storePress(failure);
    sessionStorage.setItem(RELOAD_KEY, `${now}`);
    return true;
  } catch {
    attempt(() => sessionStorage.removeItem(PRESS_KEY));
    return false;
  }
}

const FIELDS = 'input:not([type=hidden]),textarea,select';

/** Returns the elements of a part that can be pressed, and its elements themselves. */
const pressedIn = (part: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-part=${part}]`)].flatMap((root) => [
    root,
    ...root.querySelectorAll<HTMLElement>('button,a'),
  ]);

/** Returns what tells an element from others, in the next deploy too. Translators write into texts and labels. */
const keyOf = (element: HTMLElement): string =>
  [
    element.tagName,
    element.dataset.id,
    element.dataset.choice,
    element.getAttribute('value'),
    element.getAttribute('href'),
  ].join();

/** Stores what was pressed, by its place among elements with the same key, and what was typed beside it. */
function storePress({ root, pressed: event }: Failure): void {
  const pressed = event ?? root;
  const part = root.dataset.part!;
  const key = keyOf(pressed);
  const place = pressedIn(part)
    .filter((element) => keyOf(element) === key)
    .indexOf(pressed);
  const fields = [...root.querySelectorAll<HTMLInputElement>(FIELDS)].map(
    ({ value, checked }) => [value, checked] as const,
  );
  sessionStorage.setItem(
    PRESS_KEY,
    JSON.stringify({ part, key, place, fields, isPressed: event !== undefined }),
  );
}

/** Repeats the press that a reload interrupted. */
function repeatPress(): void {
  try {
    const { part, key, place, fields, isPressed } = JSON.parse(sessionStorage[PRESS_KEY]);
    sessionStorage.removeItem(PRESS_KEY);
    const pressed = pressedIn(part).filter((element) => keyOf(element) === key)[place]!;
    const root = pressed.closest('[data-part]')!;
    for (const [index, field] of root.querySelectorAll<HTMLInputElement>(FIELDS).entries()) {
      [field.value, field.checked] = fields[index];
    }
    if (!isPressed) {
      root.querySelector(FIELDS)?.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (pressed instanceof HTMLFormElement) return pressed.requestSubmit();
    pressed.focus();
    pressed.click();
  } catch {
    // Nothing was pressed, or the new page does not have the element.
  }
}

/** Without the consent dialog, the cookie policy lists the cookies. */
const leadToPolicy = () =>
  location.assign(document.querySelector<HTMLAnchorElement>('footer [href$=cookies]')!.href);

/** Whether somebody types: a reload would lose the focus, and letters. */
const isTyping = (): boolean => document.activeElement!.matches(':read-write');

/** Matches what has an action without script. */
const NATIVE = 'a[href],[type=submit]';

window.recoverPart = (error, failure) => {
  const { root, pressed } = failure;
  const choice = pressed?.dataset.choice;
  if (!isLoadFailure(error)) console.error(error);
  // Declining is always possible.
  if (choice && choice !== 'manage') press(pressed!);
  else if (choice && navigator.onLine) leadToPolicy();
  else if (pressed?.matches(NATIVE)) {
    delete root.dataset.part;
    pressed.click();
  } else if (!isLoadFailure(error)) return;
  else if ((pressed || !isTyping()) && recordReload(failure)) location.reload();
  else showFailure(pressed ?? root);
};

/** Every part of a page without its script: its module cannot be loaded. Words can be typed before this script is there. */
const MISSING: Part = {
  load: () => Promise.reject(new Error('module script failed')),
  isWanted: (root) => root.querySelector('[name=q]:not(:placeholder-shown)') !== null,
};

window.recoverPage = () => startParts(() => MISSING);

repeatPress();
