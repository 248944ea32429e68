import type { Field } from 'payload';
import { type DataField, isLocalised, dataFieldsOf } from '../../fields/dataFields.ts';
import type { Siblings } from '../../fields/rules.ts';
import { visibleText } from '../../fields/textList.ts';

/** A text that exists in Spanish only. */
interface MissingEnglish extends Pick<DataField, 'field' | 'path' | 'key'> {
  /** The Spanish text, which the English page shows instead. */
  spanish: string;
}

/**
 * Finds the texts of a record that exist in Spanish and not in English, in the order of the form. It
 * depends on nothing but its arguments, so lists of records can call it.
 *
 * @param fields of the record's collection or global
 * @param record as it was read in all languages (`locale: 'all'`), with any depth
 * @example
 * findMissingEnglish(fields, { title: { es: 'Contacto' } }) // [{ path: 'title', … }]
 */
export function findMissingEnglish(fields: readonly Field[], record: Siblings): MissingEnglish[] {
  const missing: MissingEnglish[] = [];
  for (const { field, siblings, path, key } of dataFieldsOf(fields, record)) {
    if (!isLocalised(field)) continue;
    const { es, en } = (siblings[field.name] ?? {}) as { es?: unknown; en?: unknown };
    const spanish = visibleText(es);
    if (spanish && !visibleText(en)) missing.push({ field, path, key, spanish });
  }
  return missing;
}
