import { localisePath } from '../../../../cms/contract/locales.ts';
import type { Person } from '~/features/selection/PersonView';
import { pageLocale } from './selectionTexts';

/** The path of the file with all listed people, by id. */
const PEOPLE_FILE = '/seleccion/personas.json';

/** Returns the path of the file about a person whom no list shows; only who knows the id can ask for it. */
const personFile = (id: string): string => `/seleccion/${id}.json`;

/** What is known of a person, or why nothing is; `undefined` before it is resolved. */
type Found = Person | 'gone' | 'unreachable' | undefined;

/** Requests at the same time: a link may name a hundred people who are in no list, or gone. */
const CONCURRENCY = 4;

/** How long the page waits for people whom no list shows before it shows the others. */
const PATIENCE_MS = 1000;

const NOT_FOUND = 404;

const found = new Map<string, Found>();
const keyOf = (id: string): string => `${pageLocale()} ${id}`;
const fetchFile = (path: string): Promise<Response> => fetch(localisePath(pageLocale(), path));

/** Returns what is known of a person. */
export const findPerson = (id: string): Found => found.get(keyOf(id));

/** Fetches a person whom no list shows, by the id that only who has it can know. */
async function fetchPerson(id: string): Promise<Found> {
  try {
    const response = await fetchFile(personFile(id));
    if (response.status === NOT_FOUND) return 'gone';
    return response.ok ? ((await response.json()) as Person) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

const fetchListed = async (): Promise<Record<string, Person> | undefined> => {
  try {
    const response = await fetchFile(PEOPLE_FILE);
    return response.ok ? ((await response.json()) as Record<string, Person>) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Resolves people who are not resolved yet, and those who could not be reached before.
 *
 * @param onResolved called when those of the lists are known, and again when the others are: each of
 *   them is a request, and the page does not wait for a hundred
 */
export async function resolvePeople(ids: readonly string[], onResolved: () => void): Promise<void> {
  const missing = ids.filter(
    (id) => typeof findPerson(id) !== 'object' && findPerson(id) !== 'gone',
  );
  if (missing.length === 0) return onResolved();
  const listed = await fetchListed();
  const rest = missing.filter((id) => {
    const person = listed && Object.hasOwn(listed, id) ? listed[id] : undefined;
    if (person) found.set(keyOf(id), person);
    return !person;
  });
  const work = async () => {
    for (let id = rest.shift(); id; id = rest.shift()) {
      const person = await fetchPerson(id);
      // Without the file of the others, a listed person looks like one who has left.
      found.set(keyOf(id), person === 'gone' && !listed ? 'unreachable' : person);
    }
  };
  const others = Promise.all(Array.from({ length: CONCURRENCY }, work));
  await Promise.race([others, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  onResolved();
  await others;
  onResolved();
}
