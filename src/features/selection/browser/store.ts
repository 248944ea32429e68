import {
  type Chosen,
  type List,
  type Selection,
  EMPTY_LIST,
  currentList,
  formatSelection,
  parseSelection,
} from '~/features/selection/selection';
import { attempt } from '~/lib/attempt';
import { KEPT_KEY, STORAGE_KEY } from './keys';

/*
 * The selection of this tab. It is kept in memory, in the browser's storage as far as that works, and
 * in the other tabs.
 */
const listeners = new Set<() => void>();

const KEYS = { localStorage: KEPT_KEY, sessionStorage: STORAGE_KEY };

const read = (kind: keyof typeof KEYS): Selection | undefined =>
  attempt(() => parseSelection(window[kind].getItem(KEYS[kind])));

/** Returns whether a text is stored now. */
const write = (kind: keyof typeof KEYS, text: string | undefined): boolean =>
  attempt(() => {
    if (text) window[kind].setItem(KEYS[kind], text);
    else window[kind].removeItem(KEYS[kind]);
    return Boolean(text);
  }) ?? false;

const channel = attempt(() => new BroadcastChannel(STORAGE_KEY));
const kept = read('localStorage');
const session = read('sessionStorage');
const EMPTY: Selection = { lists: [EMPTY_LIST], current: 0, isKept: false, changedAt: 0 };
let current = [kept, session].reduce<Selection>(
  (latest, one) => (one && one.changedAt > latest.changedAt ? one : latest),
  EMPTY,
);

const hasContent = ({ lists }: Selection): boolean =>
  lists.length > 1 || lists.some(({ name, people }) => name !== '' || people.length > 0);

/** Stores the selection where it belongs, and nothing when it is empty. */
function save(): void {
  const { isKept } = current;
  const text = hasContent(current) ? formatSelection(current) : undefined;
  const isStored = write('localStorage', isKept ? text : undefined);
  // A full device leaves it with the tab.
  write('sessionStorage', isStored ? undefined : text);
}

function set(selection: Selection): void {
  current = selection;
  save();
  for (const listener of listeners) listener();
}

export const getSelection = (): Selection => current;

export const getPeople = (): readonly Chosen[] => currentList(current).people;

/** Calls a function after every change, in this tab and in others; returns how to stop. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes the selection in all tabs; returns the one before. */
export function changeSelection(change: Partial<Omit<Selection, 'changedAt'>>): Selection {
  const before = current;
  const changedAt = Math.max(Date.now(), before.changedAt + 1);
  set({ ...before, ...change, changedAt });
  channel?.postMessage(formatSelection(current));
  return before;
}

/** Changes the current list in all tabs; returns the selection before. */
export const changeCurrent = (change: Partial<List>): Selection =>
  changeSelection({
    lists: current.lists.with(current.current, { ...currentList(current), ...change }),
  });

/** Takes a message of another tab: a later selection, or the question for this one, which is empty. */
export function receive(message: string): void {
  if (!message && hasContent(current)) channel?.postMessage(formatSelection(current));
  const selection = parseSelection(message);
  if (selection && selection.changedAt > current.changedAt) set(selection);
}

// A page from the back-forward cache has missed the messages.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) channel?.postMessage('');
});
