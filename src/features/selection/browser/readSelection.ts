import type { Chosen } from '~/features/selection/selection';
import type { Agent } from '~/features/selection/agents';
import { findPerson, findSelectedAgent } from './people';

/** A person of the list that the selection's page shows. */
export interface SelectedPerson {
  id: string;
  /** Empty if the person has left the site and the list has come by a link. */
  name: string;
  /** The absolute address of the person's page, in the language of this page; empty if there is none. */
  address: string;
  note: string;
  /** The agent, if the person is on the site. */
  agent?: Agent | undefined;
}

let shown: readonly Chosen[] = [];

/** Sets the people that the selection's page shows. */
export const setShown = (people: readonly Chosen[]): void => void (shown = people);

/** Returns the people of the list that the selection's page shows, in its order. */
export const readSelection = (): SelectedPerson[] =>
  shown.map(({ id, name, note }) => {
    const person = findPerson(id);
    if (typeof person !== 'object') return { id, name, address: '', note };
    const address = location.origin + person.path;
    return { id, name: person.name, address, note, agent: findSelectedAgent(id) };
  });
