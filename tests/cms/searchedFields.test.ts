import { type SelectField, traverseFields } from 'payload';
import { describe, expect, it } from 'vitest';
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import synonymsEn from '../../i18n/synonyms/en.json' with { type: 'json' };
import synonymsEs from '../../i18n/synonyms/es.json' with { type: 'json' };
import written from '../../i18n/synonyms/written.json' with { type: 'json' };
import { filterByList } from '../../cms/admin/listOptions.ts';
import { type ListName, valuesOf } from '../../cms/contract/vocabulary.ts';
import { formsOf } from '../../cms/contract/words.ts';
import { COMPONENTS } from '../../cms/fields/components.ts';
import { useTestCms } from './support/testCms.ts';

const cms = useTestCms();

const FILES: Record<string, Partial<Record<string, Record<string, string>>>> = {
  es: synonymsEs,
  en: synonymsEn,
  written,
};
const LISTS: ListName[] = [
  ...(Object.keys(es) as ListName[]).filter((list) => list !== 'skillGroups'),
  'countries',
];

interface ListField {
  place: string;
  field: SelectField;
  list: ListName;
}

const keysOf = ({ options }: SelectField) =>
  options.map((option) => (typeof option === 'string' ? option : option.value));

/** Returns the fields whose options are all of one list of the vocabulary, whoever created them. */
function findListFields(): ListField[] {
  const { collections, globals } = cms.payload.config;
  const found: ListField[] = [];
  for (const { slug, fields } of [...collections, ...globals]) {
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== 'select') return;
        const list = LISTS.find((one) => {
          const known = new Set(valuesOf(one).map(({ value }) => value));
          return keysOf(field).every((key) => known.has(key));
        });
        if (list) found.push({ place: `${slug} › ${field.name}`, field, list });
      },
    });
  }
  return found;
}

describe('a select field whose options are of the vocabulary', () => {
  it('searches its list', () => {
    const fields = findListFields();
    expect(new Set(fields.map(({ list }) => list)).size).toBeGreaterThan(15);
    const unsearched = fields.filter(({ field, list }) => {
      const Field = field.admin?.components?.Field as
        { path?: string; clientProps?: { list?: string } } | undefined;
      return Field?.path !== COMPONENTS.VocabularySelect || Field.clientProps?.list !== list;
    });
    expect(unsearched.map(({ place }) => place)).toEqual([]);
  });

  it('finds its options by every synonym, in both languages', () => {
    const missed = findListFields().flatMap(({ place, field, list }) => {
      const isFound = filterByList(list);
      const offered = keysOf(field);
      const sayings = Object.entries(FILES).flatMap(([file, lists]) =>
        Object.entries(lists[list] ?? {}).map(([keys, words]) => ({ file, keys, words })),
      );
      return sayings.flatMap(({ file, keys, words }) => {
        const meant = keys.split(',').filter((key) => offered.includes(key));
        return words
          .split(/,\s*/)
          .map((word) => word.replace(/^([=?!]|code )/, ''))
          .map((word) => formsOf(word, file === 'en' ? 'en' : 'es')[0]![0])
          .filter((word) => !meant.every((key) => isFound({ label: '', value: key }, word)))
          .map((word) => `${place}: ${word}`);
      });
    });
    expect(missed).toEqual([]);
  });
});
