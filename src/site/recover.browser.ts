import { press } from '~/features/consent/choose.browser';
import { PRESS_KEY } from '~/lib/loadScript.browser';
import { canReload, isLoadFailure } from '~/site/navigation/reloadGuard';

/*
 * What happens when a script that a press needs cannot be loaded. The file has an address of its own
 * that stays, so that a tab which was opened before a deploy finds it.
 */

/** The session storage key of the time of the last reload. */
const RELOAD_KEY = 'chunk-reload';

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

/** Returns the elements that can be pressed and have the same name as one. */
const findNamed = (name: string | null) =>
  [...document.querySelectorAll<HTMLInputElement>('button,a,input')].filter(
    (element) => nameOf(element) === name,
  );

const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;

/** Stores what the visitor pressed: its name, and its place among elements of that name. */
function storePress(pressed: HTMLInputElement | null): void {
  if (!pressed) return;
  const name = nameOf(pressed);
  const press = [name, findNamed(name).indexOf(pressed), pressed.value];
  sessionStorage.setItem(PRESS_KEY, JSON.stringify(press));
}

/** Repeats the press that a reload interrupted. */
function repeatPress(): void {
  try {
    const [name, index, value] = JSON.parse(sessionStorage[PRESS_KEY]);
    sessionStorage.removeItem(PRESS_KEY);
    const element = findNamed(name)[index]!;
    element.value = value;
    element.focus();
    // The browser may have restored a checkbox.
    if (!element.checked) element.click();
  } catch {
    // Nothing was pressed, or the new page does not have the element.
  }
}

/**
 * Explains in the form, list item or section of an element that something could not be loaded, with
 * a link that reloads the page. The sentence is that of the error view.
 */
function explain(at: Element): void {
  const box = document.createElement('div');
  box.innerHTML = document.getElementById('error-view')!.innerHTML;
  const message = box.querySelector<HTMLElement>('p[data-offline]:not([data-status])')!;
  if (!navigator.onLine) message.textContent = message.dataset.offline!;
  const link = box.querySelector('[href=""]')!;
  link.className = 'link';
  message.className = 'script-failure on-accent p-3 text-small';
  message.role = 'alert';
  message.append(' ', link);
  document.querySelector('.script-failure')?.remove();
  (at.closest('form,li,section') ?? document.querySelector('main')!).append(message);
}

/** Without the consent dialog, the cookie policy lists the cookies. Offline, the router says so. */
function leadToPolicy(): void {
  const link = document.querySelector<HTMLAnchorElement>('footer [href$=cookies]')!;
  if (navigator.onLine) location.href = link.href;
  else link.click();
}

declare global {
  /** Reacts to the failure of a script that an event needs; `recover.ts` defines it. */
  function recoverPress(error: unknown, event: Event, explainPage?: () => void): void;
}

globalThis.recoverPress = (error, { type, target }, explainPage) => {
  if (!isLoadFailure(error)) return;
  const element = target instanceof Element ? target : null;
  // The next event tries again.
  if (/^(pointerover|touchstart|focusin)$/.test(type)) return;
  const part = element?.closest<HTMLElement>('[data-choice]');
  if (part) return part.dataset.choice === 'manage' ? leadToPolicy() : press(part);
  const pressed = explainPage
    ? document.querySelector<HTMLInputElement>('[data-early]')
    : (element?.closest<HTMLInputElement>('button,a,input') ?? null);
  if (recordReload()) {
    storePress(pressed);
    return location.reload();
  }
  if (explainPage) return explainPage();
  const at = pressed ?? document.querySelector('.finder, .selection h1');
  if (at) explain(at);
};

repeatPress();
