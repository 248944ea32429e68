import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  Plugin,
  Where,
  WhereField,
} from 'payload';
import { type AddedList, ADDED_LISTS, KEY_FIELDS, readAddedValue } from '#contract/addedValues.ts';
import { searchValues } from '#contract/vocabulary.ts';
import { addedChoice, choiceOf } from '../../fields/choices.ts';
import { refusal } from '../../fields/rules.ts';
import { type ValueLists, type ValueRows, findHolders } from '../../fields/storedValues.ts';
import { editorsEndpoint, inTransaction, readBody } from '../../plugins/endpoints.ts';
import { extendConfig, talentsPageLink } from '../../plugins/extendConfig.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { stored } from '../../stored/stored.ts';
import { requestPublication } from '../publishing/publications.ts';
import texts from './texts.json' with { type: 'json' };

/** Levels from the lowest; a value without one is before them. */
const LEVELS = 'basic mid highAccent high pro bilingualAccent bilingual native'.split(' ');
const rankOf = ({ level }: ValueRows[number]) => LEVELS.indexOf(level ?? '');

/**
 * Returns rows in which one value stands for another; of two rows of one person the higher level stays.
 *
 * @param name the field of the key: `skill`
 */
export function replaceValue(rows: ValueRows, name: string, from: string, to: string): ValueRows {
  const isOne = (row: ValueRows[number]) => row[name] === from || row[name] === to;
  const [best] = rows.filter(isOne).toSorted((one, other) => rankOf(other) - rankOf(one));
  const first = rows.find(isOne);
  return rows
    .filter((row) => row === first || !isOne(row))
    .map((row) => (row === first ? { ...best, [name]: to } : row));
}

async function replaceEverywhere(req: PayloadRequest, from: string, to: string): Promise<number> {
  const { list } = readAddedValue(from)!;
  const holders = (await findHolders(req)).filter(({ keys }) => keys.includes(from));
  for (const { id } of holders) {
    await stored.change<ValueLists>(req, { kind: 'talents', id }, (talent) => ({
      [list]: replaceValue(talent[list] ?? [], KEY_FIELDS[list], from, to),
    }));
  }
  await recordEvent(req, { action: 'publish', kind: 'talents', fields: [list] });
  const title = `${addedChoice(from)!.label.es} → ${choiceOf(list, to)!.label.es}`;
  await requestPublication(req, { kind: 'talents', title });
  return holders.length;
}

/**
 * `GET /api/talents/added-values` returns the values that editors have added, with how many people have each.
 * `POST` with `{ from, to }` gives one another name or group, or merges it into another of its list: in the public rows
 * and the newest versions of all who have it. Earlier versions keep their words, which their keys say.
 */
const endpoints = [
  editorsEndpoint('get', '/added-values', async (req) => {
    const counts = new Map<string, number>();
    for (const { keys } of await findHolders(req)) {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const values = [...counts].map(([key, people]) => ({ key, people }));
    return Response.json({ values }, { headers: { 'Cache-Control': 'no-store' } });
  }),
  editorsEndpoint('post', '/added-values', async (req) => {
    const { from, to } = await readBody(req);
    const added = typeof from === 'string' ? readAddedValue(from) : undefined;
    const isValue = added && typeof to === 'string' && choiceOf(added.list, to) !== undefined;
    if (typeof from !== 'string' || !isValue || from === to) {
      throw refusal(req, { code: 'badRequest' });
    }
    const changed = await inTransaction(req, () => replaceEverywhere(req, from, to));
    return Response.json({ changed });
  }),
];

const LIST_OF = new Map(ADDED_LISTS.map((list) => [`${list}.${KEY_FIELDS[list]}`, list]));

/** Returns what a condition asks for: values that the text names, and added ones, whose keys contain their names. */
function readCondition(name: string, list: AddedList, condition: WhereField): Where {
  const text: unknown = condition.equals ?? condition.like ?? condition.contains;
  if (typeof text !== 'string' || choiceOf(list, text)) return { [name]: condition };
  const isNamed = { [name]: { like: text } };
  const keys = [...searchValues(list, text)];
  return keys.length > 0 ? { or: [{ [name]: { in: keys } }, isNamed] } : isNamed;
}

/** Returns a filter in which values are keys: "caballo" is what people say for `horseRiding`. */
const withKeys = (where: Where): Where => ({
  and: Object.entries(where).map(([name, value]) => {
    const list = LIST_OF.get(name);
    if (list) return readCondition(name, list, value as WhereField);
    return { [name]: Array.isArray(value) ? value.map((one) => withKeys(one as Where)) : value };
  }),
});

/** Lets the filters of the list ask for languages, accents and skills by what people say: the fields are texts. */
const readValueFilter: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  if (where) (args as { where?: Where }).where = withKeys(where);
};

/** Values that editors have added to those of the vocabulary: their list, other names, mergers and filters. */
export const vocabulary: Plugin = (config) =>
  extendConfig.collection(config, 'talents', {
    endpoints,
    hooks: { beforeOperation: [readValueFilter] },
    components: {
      listMenuItems: [talentsPageLink('added-values', texts.title)],
      views: {
        addedValues: {
          path: '/added-values',
          Component: '/features/vocabulary/admin/AddedValues.tsx#AddedValues',
        },
      },
    },
  });
