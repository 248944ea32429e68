import type { Card } from '~/features/finder/finderCards';
import { findCard } from '~/features/finder/finderCards';
import { loadIndex } from '~/features/finder/loadIndex';
import { AGENTS_PATH, type Agent, type AgentRow, indexAgents } from '~/features/selection/agents';
import { type HiddenPerson, hiddenPersonPath } from '~/features/selection/hiddenPerson';
import { pageLocale } from './selectionTexts';

/** What is known of a person: the card, or why there is none. */
export type Person = Card | 'gone' | 'unreachable';

/** Requests at the same time: a link may name a hundred people who are hidden or gone. */
const CONCURRENCY = 4;

const NOT_FOUND = 404;

/** The people of this page load by locale and id, and their agents by id. */
const people = new Map<string, Person>();
const agents = new Map<string, Agent>();

const keyOf = (id: string): string => `${pageLocale()} ${id}`;

/** Returns what is known of a person, or `undefined` before it is resolved. */
export const findPerson = (id: string): Person | undefined => people.get(keyOf(id));

/** Returns the agent of a person, if the person is on the site. */
export const findSelectedAgent = (id: string): Agent | undefined => agents.get(id);

async function loadAgents(): Promise<void> {
  if (agents.size > 0) return;
  const response = await fetch(AGENTS_PATH);
  const rows = (await response.json()) as AgentRow[];
  for (const [id, agent] of indexAgents(rows)) agents.set(id, agent);
}

/** Fetches a person who is hidden from the lists, by the id that only who has it can know. */
async function fetchHidden(id: string): Promise<Person> {
  try {
    const response = await fetch(hiddenPersonPath(id));
    if (response.status === NOT_FOUND) return 'gone';
    if (!response.ok) return 'unreachable';
    const { cards, agent } = (await response.json()) as HiddenPerson;
    agents.set(id, agent);
    return cards[pageLocale()];
  } catch {
    return 'unreachable';
  }
}

/** Finds people in the index, and those who are not there among the hidden ones. */
async function resolve(ids: string[]): Promise<void> {
  const [index] = await Promise.all([
    loadIndex().catch(() => undefined),
    // The names are shown without the agents too.
    loadAgents().catch(() => undefined),
  ]);
  const rest = ids.filter((id) => {
    const card = index && findCard(index, id, pageLocale());
    if (card) people.set(keyOf(id), card);
    return !card;
  });
  const work = async () => {
    for (let id = rest.pop(); id; id = rest.pop()) {
      const person = await fetchHidden(id);
      // Without the index, a listed person looks like one who has left.
      people.set(keyOf(id), person === 'gone' && !index ? 'unreachable' : person);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/**
 * Resolves people who are not resolved yet.
 *
 * @param isRetry whether those who could not be reached are tried again
 * @returns whether there were any
 */
export async function resolvePeople(ids: readonly string[], isRetry: boolean): Promise<boolean> {
  const missing = ids.filter((id) => {
    const person = findPerson(id);
    return person === undefined || (isRetry && person === 'unreachable');
  });
  if (missing.length > 0) await resolve(missing);
  return missing.length > 0;
}
