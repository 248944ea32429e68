import i18next from 'i18next';
import { createIndex as create } from '~/features/finder/createIndex';
import { packIndex } from '~/features/finder/indexFile';
import { randomPeople } from '../../support/finder/randomPeople';

/** The dictionaries of each language by namespace. */
export type Dictionaries = Record<string, Record<string, unknown>>;

/** Prepares the texts of the index; pages do this by a script of Astro. */
export const initTexts = (dictionaries: Dictionaries): Promise<unknown> =>
  i18next.init({
    fallbackLng: 'es',
    interpolation: { escapeValue: false },
    resources: dictionaries as never,
  });

/** Returns the index of a generated agency. */
export const createIndex = (count: number) => packIndex(create('es', randomPeople(count)));
