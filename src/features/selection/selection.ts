/** A person of a selection. */
export interface Chosen {
  /** `Talent.shareId`. */
  id: string;
  /** The visitor's note; may be empty. */
  note: string;
  /** The name, which is shown when the person has left the site; empty if unknown. */
  name: string;
  /** The URL of a small portrait; empty if there is none. */
  picture: string;
}

/** The visitor's selection. */
export interface Selection {
  people: readonly Chosen[];
  /** Whether it is kept on the device when the tab is closed. */
  isKept: boolean;
  /** The time of the last change, in milliseconds since 1970: of two tabs, the later one wins. */
  changedAt: number;
}

/** The most people that a selection can contain. */
export const MAX_PEOPLE = 1000;

/** The most UTF-16 code units of a note. */
export const MAX_NOTE = 200;

type People = readonly Chosen[];

/** Returns whether a person is chosen. */
export const isChosen = (people: People, id: string): boolean =>
  people.some((person) => person.id === id);

/** Adds people who are not chosen yet at the end, up to {@link MAX_PEOPLE}. */
export function addPeople(people: People, added: People): People {
  const ids = new Set(people.map(({ id }) => id));
  const missing = added.filter(({ id }) => ids.size < ids.add(id).size);
  return [...people, ...missing].slice(0, MAX_PEOPLE);
}

/** Removes a person. */
export const removePerson = (people: People, id: string): People =>
  people.filter((person) => person.id !== id);

/** Changes the note of a person. */
export const setNote = (people: People, id: string, note: string): People =>
  people.map((person) => (person.id === id ? { ...person, note } : person));

/** Moves a person by a number of places; negative ones move to the beginning. */
export function movePerson(people: People, id: string, places: number): People {
  const from = people.findIndex((person) => person.id === id);
  const person = people[from];
  if (!person) return people;
  const to = Math.max(0, Math.min(people.length - 1, from + places));
  return people.toSpliced(from, 1).toSpliced(to, 0, person);
}

/** Sorts people by a list of ids; people whose id is not in it follow in their order. */
export function sortPeople(people: People, ids: readonly string[]): People {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Chosen) => places.get(id) ?? ids.length;
  return people.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns whether two lists contain the same people with the same notes in the same order. */
export const isSameList = (
  a: readonly Pick<Chosen, 'id' | 'note'>[],
  b: readonly Pick<Chosen, 'id' | 'note'>[],
): boolean =>
  a.length === b.length &&
  a.every(({ id, note }, index) => id === b[index]!.id && note === b[index]!.note);
