import { useEffect, useState, useSyncExternalStore } from 'react';
import { type List, type Selection, currentList, isSameList } from '~/features/selection/selection';
import { parseLink } from '../../../../cms/contract/selectionLink.ts';
import { resolvePeople } from './people';
import { getPeople, getSelection, onChange } from './store';

/** The visitor's selection, in this tab and in others. */
export const useSelection = (): Selection => useSyncExternalStore(onChange, getSelection);

function subscribeToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The list that the page shows. */
export interface Shown extends List {
  /** Whether it was sent in a link, and is not the visitor's own. */
  isSent: boolean;
  /** What is wrong with the link that was opened. */
  problem?: 'damaged' | 'later' | undefined;
}

/** Returns the list of a link, unless it is the visitor's own, or the current one. */
function findShown(hash: string): Shown {
  const own = { ...currentList(getSelection()), isSent: false };
  const sent = parseLink(hash);
  if (sent === undefined) return own;
  if (sent === 'later') return { ...own, problem: 'later' };
  const problem = sent.isDamaged ? 'damaged' : undefined;
  if (sent.people.length === 0 || isSameList(sent.people, own.people)) return { ...own, problem };
  const known = new Map(getPeople().map((person) => [person.id, person]));
  const people = sent.people.map((person) => ({
    ...{ name: '', picture: '', ...known.get(person.id) },
    ...person,
  }));
  return { name: sent.name, people, isSent: true, problem };
}

/** The list that the page shows, once its people are resolved; `undefined` before. */
export function useShown(): Shown | undefined {
  useSelection();
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash);
  const shown = findShown(hash);
  const ids = shown.people.map(({ id }) => id).join();
  const [resolved, setResolved] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void resolvePeople(ids.split(',').filter(Boolean)).then(() => {
      if (isCurrent) setResolved(ids);
    });
    return () => void (isCurrent = false);
  }, [ids]);
  // A list that has lost or gained somebody stays, while the new ones are resolved.
  return resolved === undefined ? undefined : shown;
}
