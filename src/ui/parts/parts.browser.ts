import { loadModule } from '~/lib/loadModule.browser';
import { showFailure, showMessage } from './message';

/*
 * The one way in which code loads on touch. An element says with `data-part` which part of the page it belongs
 * to, and a table which module the part needs: see docs/how-to/add-an-island.md.
 */

/** What the module of a part exports: one of both. */
export interface PartModule {
  /**
   * Takes over an element of the part, once and at once; the press is repeated then. An element that is
   * taken over has no `data-part`.
   *
   * @param state the state of the page's entry in the history when the element was touched
   */
  attach?: (root: HTMLElement, state: unknown) => void;
  /** Does what was pressed, each time. */
  press?: (pressed: HTMLElement) => unknown;
}

export interface Part {
  load: () => Promise<PartModule>;
  /** Whether an element needs it without being touched. @default false */
  isWanted?: (root: HTMLElement) => boolean;
}

/** Why a module was needed and could not be loaded; see `recover.browser.ts`. */
export interface Failure {
  root: HTMLElement;
  /** What was pressed; without it something was typed, or the address asks for the part. */
  pressed?: HTMLElement | undefined;
}

/** The address of the script that recovers, which no deploy changes: an open tab finds it. */
const RECOVER_PATH = '/recover.js';

/** The session storage key of the press that is repeated after a reload. */
export const PRESS_KEY = 'press';

/** Milliseconds after which a press that waits says so. */
const PATIENCE_MS = 400;

const loadRecovery = (): Promise<unknown> => import(/* @vite-ignore */ RECOVER_PATH);

/** Reloads the page after a failure to load, or says so where the visitor pressed. The page is never replaced. */
export const recover = (error: unknown, failure: Failure): void =>
  void loadRecovery().then(
    () => window.recoverPart(error, failure),
    // Offline, as a rule.
    () => showFailure(failure.pressed ?? failure.root),
  );

/** Says "one moment" at an element, unless it takes no time; returns how to stop. */
function showWaiting(at: HTMLElement): () => void {
  let message: HTMLElement | undefined;
  at.ariaBusy = 'true';
  const timer = setTimeout(() => {
    message = showMessage(at, 'status', document.documentElement.dataset.wait!);
  }, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    message?.remove();
    at.ariaBusy = null;
  };
}

const repeat = (pressed: HTMLElement): void => {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
};

let findPart: (name: string) => Part;

const rootOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;

const partOf = (root: HTMLElement): Part => findPart(root.dataset.part!);

const loading = new Map<Part, Promise<PartModule>>();

/** Loads the module of a part once, so that presses are done in their order: imports can end in another one. */
function loadPart(part: Part): Promise<PartModule> {
  const module = loading.get(part) ?? loadModule(part.load);
  loading.set(part, module);
  module.catch(() => loading.delete(part));
  return module;
}

/** Returns the module of a part, which has taken over the element. */
async function take(root: HTMLElement): Promise<PartModule> {
  const state: unknown = history.state;
  const module = await loadPart(partOf(root));
  if (module.attach && root.dataset.part && root.isConnected) {
    delete root.dataset.part;
    root.querySelector('.part-message')?.remove();
    module.attach(root, state);
  }
  return module;
}

/** What each element waits for: a later press takes the place of an earlier one. */
let waiting = new WeakMap<HTMLElement, object>();

/**
 * Lets the module of a part do what was pressed.
 *
 * @param pressed nothing when something was typed, or when the address asks for the part
 */
async function run(root: HTMLElement, pressed?: HTMLElement): Promise<void> {
  const turn = {};
  waiting.set(root, turn);
  const stopWaiting = showWaiting(pressed ?? root);
  const isLast = () => waiting.get(root) === turn;
  try {
    const module = await take(root);
    delete pressed?.dataset.early;
    if (!pressed || !isLast()) return;
    if (module.press) await module.press(pressed);
    else repeat(pressed);
  } catch (error) {
    delete pressed?.dataset.early;
    if (isLast()) recover(error, { root, pressed });
  } finally {
    stopWaiting();
  }
}

function touch({ target }: Event): void {
  const root = rootOf(target);
  // Nothing was pressed yet; the next event tries again.
  if (root) take(root).catch(() => {});
}

/** Runs what the inline script has marked. */
function press({ target }: Event): void {
  const pressed = (target as Element).closest<HTMLElement>('[data-early]');
  if (pressed) void run(rootOf(pressed)!, pressed);
}

/** Loads the module for words of a search, which it reads from their field. */
function search({ type, target }: Event): void {
  const root = rootOf(target);
  if (!root?.matches('[role=search]')) return;
  // One attempt for all letters.
  const isKnown = root.ariaBusy ?? root.querySelector('.part-message');
  if (type === 'change' || !isKnown) void run(root);
}

function startWanted(): void {
  // Who has gone on to another page, which some elements outlast, waits for nothing of the last one.
  waiting = new WeakMap();
  for (const root of document.querySelectorAll<HTMLElement>('[data-part]')) {
    if (partOf(root).isWanted?.(root)) void run(root);
  }
}

/**
 * Loads the modules of parts when their elements are touched.
 *
 * @param find returns the part of a name, which is one of those in the page
 */
export function startParts(find: (name: string) => Part): void {
  findPart = find;
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, touch, { capture: true, passive: true });
  }
  for (const type of ['click', 'submit']) document.addEventListener(type, press, true);
  for (const type of ['input', 'change']) document.addEventListener(type, search);
  document.addEventListener('astro:after-swap', startWanted);
  startWanted();
  const early = [...document.querySelectorAll<HTMLElement>('[data-early]')];
  early.sort((one, other) => Number(one.dataset.early) - Number(other.dataset.early));
  for (const pressed of early) void run(rootOf(pressed)!, pressed);
  try {
    if (sessionStorage[PRESS_KEY]) void loadRecovery();
  } catch {
    // Storage is blocked: there is no press to repeat.
  }
}
