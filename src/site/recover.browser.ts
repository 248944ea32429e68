import type { Failure } from '~/ui/parts/parts.browser';
import { press } from '~/features/consent/choose.browser';
import { isLoadFailure } from '~/lib/loadModule.browser';
import { showMessage } from '~/ui/parts/message';
import { canReload } from '~/site/navigation/reloadGuard';

/*
 * What happens when the module of a part cannot be loaded, or the script of all pages. The file has an address of
 * its own that stays, so that a tab which was opened before a deploy finds it.
 */

/** The session storage key of the time of the last reload. */
const RELOAD_KEY = 'chunk-reload';

/** That of what was pressed, as in `parts.browser.ts`. */
const PRESS_KEY = 'press';

/** Records a reload and returns whether it is allowed; never without session storage. */
function recordReload(): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || !canReload(sessionStorage.getItem(RELOAD_KEY), now)) return false;
    sessionStorage.setItem(RELOAD_KEY, `${now}`);
    return true;
  } catch {
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

/** Explains at an element that something could not be loaded, in the sentence of the error view. */
function explainAt(at: Element): void {
  const box = document.createElement('div');
  box.innerHTML = document.getElementById('error-view')!.innerHTML;
  const sentence = box.querySelector<HTMLElement>('p[data-offline]:not([data-status])')!;
  const text = navigator.onLine ? sentence.textContent : sentence.dataset.offline!;
  const link = box.querySelector('[href=""]')!;
  link.className = 'link';
  for (const earlier of document.querySelectorAll('.part-message')) earlier.remove();
  showMessage(at, 'alert', text, ' ', link);
}

/** Without the consent dialog, the cookie policy lists the cookies. Offline, the router says so. */
function leadToPolicy(): void {
  const link = document.querySelector<HTMLAnchorElement>('footer [href$=cookies]')!;
  if (navigator.onLine) location.href = link.href;
  else link.click();
}

/** Matches what has an action without script. */
const NATIVE = 'a[href],[type=submit]';

window.recoverPart = (error, failure) => {
  const { root, pressed, mayReload, explain } = failure;
  // Declining is always possible.
  const choice = pressed?.dataset.choice;
  if (choice) return choice === 'manage' ? leadToPolicy() : press(pressed!);
  if (pressed?.matches(NATIVE)) {
    delete root.dataset.part;
    return pressed.click();
  }
  if (!isLoadFailure(error)) return console.error(error);
  if (mayReload && recordReload()) {
    storePress(failure);
    return location.reload();
  }
  if (explain) explain();
  else explainAt(pressed ?? root);
};

window.recoverPage = () => {
  const handle = (pressed: HTMLElement) => {
    const root = pressed.closest<HTMLElement>('[data-part]')!;
    delete pressed.dataset.early;
    window.recoverPart('module script failed', { root, pressed, mayReload: true });
  };
  for (const type of ['click', 'submit']) {
    const listener = ({ target }: Event) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-early]');
      if (pressed) handle(pressed);
    };
    addEventListener(type, listener, true);
  }
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-early]')) handle(pressed);
};

repeatPress();
