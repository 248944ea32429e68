import type { Field } from 'payload';
import { isLocalised, dataFieldsOf } from '../../fields/dataFields.ts';
import type { Siblings } from '../../fields/rules.ts';
import { visibleText } from '../../fields/textList.ts';

/**
 * Finds the texts of a record that exist in Spanish, with their English (`undefined` if there is none), in
 * the order of the form.
 *
 * @param fields of the record's collection or global
 * @param record as it was read in all languages (`locale: 'all'`), with any depth
 * @example
 * findSpanishTexts(fields, { title: { es: 'Contacto' } }) // [{ path: 'title', spanish: 'Contacto', … }]
 */
export const findSpanishTexts = (fields: readonly Field[], record: Siblings) =>
  [...dataFieldsOf(fields, record)].flatMap(({ field, siblings, path, key }) => {
    if (!isLocalised(field)) return [];
    const { es, en } = (siblings[field.name] ?? {}) as { es?: unknown; en?: unknown };
    const spanish = visibleText(es);
    return spanish ? [{ field, path, key, spanish, english: visibleText(en) }] : [];
  });

/** Finds the texts of a record that exist in Spanish and not in English. */
export const findMissingEnglish = (fields: readonly Field[], record: Siblings) =>
  findSpanishTexts(fields, record).filter(({ english }) => english === undefined);

/** Names of characters, and of places: what is often written alike in English. */
const ALIKE = /^(homeBase|(cinema|television|theatre|otherWork)\.[^.]+\.role)$/;

/** Returns whether a text, by its key, is the name of a character or of a place. */
export const isNameOrPlace = ({ key }: { key: string }): boolean => ALIKE.test(key);
