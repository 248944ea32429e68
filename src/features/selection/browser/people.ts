import { localisePath } from '#contract/locales.ts';
import type { Person } from '~/features/selection/personQueries';
import { CARD_PICTURE } from '~/features/card/cardWidths';
import { type Shape, isShaped } from '~/lib/isShaped';
import { pageLocale } from '~/lib/i18n/pageLocale.browser';

/** The path of the file with all listed people, by id. */
const PEOPLE_FILE = '/seleccion/personas.json';

/** Returns the path of the file about a person whom no list shows; only who knows the id can ask for it. */
const personFile = (id: string): string => `/seleccion/${id}.json`;

const PERSON = {
  id: 'string',
  name: 'string',
  path: 'string',
  facts: [{ text: 'string', 'lang?': 'string' }],
  languages: [{ text: 'string', 'level?': 'string' }],
  'reel?': 'string',
  sheet: 'string',
  agent: { name: 'string', shortName: 'string', 'phone?': 'string', 'email?': 'string' },
  'portrait?': CARD_PICTURE,
} as const satisfies Shape;

/** Returns a person of a file, unless a network has changed it so that it cannot be shown. */
const readPerson = (content: unknown): Person | undefined =>
  isShaped(content, PERSON) ? (content as Person) : undefined;

/** What is known of a person, or why nothing is; empty before it is resolved. */
interface Found {
  person?: Person;
  problem?: 'gone' | 'unreachable';
}

/** Requests at the same time: a link may name a hundred people who are in no list, or gone. */
const CONCURRENCY = 4;

/** How long the page waits for people whom no list shows before it shows the others. */
const PATIENCE_MS = 1000;

const NOT_FOUND = 404;

const found = new Map<string, Found>();
const keyOf = (id: string): string => `${pageLocale()} ${id}`;

export const findPerson = (id: string): Found => found.get(keyOf(id)) ?? {};

/** Fetches a file; without a status if the server cannot be reached. */
async function fetchFile(path: string): Promise<{ status?: number; content?: unknown }> {
  try {
    const response = await fetch(localisePath(pageLocale(), path));
    const { status } = response;
    return response.ok ? { status, content: await response.json() } : { status };
  } catch {
    return {};
  }
}

/**
 * Resolves people who are not resolved yet, and those who could not be reached before.
 *
 * @param onResolved called when those of the lists are known, and again when the others are: each of
 *   them is a request, and the page does not wait for a hundred
 */
export async function resolvePeople(ids: readonly string[], onResolved: () => void): Promise<void> {
  const missing = ids.filter((id) => {
    const { person, problem } = findPerson(id);
    return !person && problem !== 'gone';
  });
  if (missing.length === 0) return onResolved();
  const { content } = await fetchFile(PEOPLE_FILE);
  const listed = isShaped(content, {}) ? (content as Record<string, unknown>) : undefined;
  const rest = missing.filter((id) => {
    const person = readPerson(listed && Object.hasOwn(listed, id) ? listed[id] : undefined);
    if (person) found.set(keyOf(id), { person });
    return !person;
  });
  const work = async () => {
    for (let id = rest.shift(); id; id = rest.shift()) {
      const { status, content } = await fetchFile(personFile(id));
      const person = readPerson(content);
      // Without the file of the others, a listed person looks like one who has left.
      const problem = listed && status === NOT_FOUND ? 'gone' : 'unreachable';
      found.set(keyOf(id), person ? { person } : { problem });
    }
  };
  const others = Promise.all(Array.from({ length: CONCURRENCY }, work));
  await Promise.race([others, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  onResolved();
  await others;
  onResolved();
}
