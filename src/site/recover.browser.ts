import {
  CONSENT_CHANGE,
  CONSENT_OPEN,
  choiceCookies,
  CHOICE_SECONDS,
} from '~/features/consent/consentChoice';
import { SERVICE_IDS } from '~/features/consent/consentServices';
import { PRESS_KEY } from '~/site/navigation/recover';
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
  message.className = 'script-failure on-yellow p-3 text-small';
  message.role = 'alert';
  message.append(' ', link);
  document.querySelector('.script-failure')?.remove();
  (at.closest('form,li,section') ?? document.querySelector('main')!).append(message);
}

/**
 * Does what a button of the consent bar says without the panel, which content blockers stop: stores
 * the choice, or leads to the cookie policy, which lists the cookies.
 */
function choose(choice: string): void {
  if (!/^(all|none|necessary)$/.test(choice)) {
    if (choice) location.href = document.querySelector<HTMLElement>('.consent')!.dataset.policy!;
    return;
  }
  const enabled = choice === 'all' ? SERVICE_IDS : [];
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of choiceCookies({
    isAccepted: choice !== 'none',
    enabled,
    decidedAt: Date.now(),
  })) {
    document.cookie = `${name}=${value}; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  }
  document.dispatchEvent(new Event(CONSENT_CHANGE));
  document.querySelector<HTMLElement>('.consent-reopen')?.focus({ preventScroll: true });
}

declare global {
  /** Reacts to the failure of a script that an event needs; `recover.ts` defines it. */
  function recoverPress(error: unknown, event: Event, explainPage?: () => void): void;
}

globalThis.recoverPress = (error, { type, target }, explainPage) => {
  if (!isLoadFailure(error)) return;
  const element = target instanceof Element ? target : null;
  const choice = element?.closest<HTMLElement>('[data-choice]')?.dataset.choice;
  if (type === CONSENT_OPEN) return choose('manage');
  if (choice !== undefined) return type === 'click' ? choose(choice) : undefined;
  // The next event tries again.
  if (/^(pointerover|touchstart|focusin)$/.test(type)) return;
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
