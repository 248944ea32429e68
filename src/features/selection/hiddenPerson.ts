import type { Card } from '~/features/finder/finderCards';
import type { Locale } from '~/lib/i18n/locale';
import type { Agent } from './agents';

/** A person who is hidden from the lists, and so not in the finder's index. */
export interface HiddenPerson {
  cards: Record<Locale, Card>;
  agent: Agent;
}

/** Returns the path of the file about a hidden person; only who knows the id can ask for it. */
export const hiddenPersonPath = (id: string): string => `/seleccion/${id}.json`;
