import { type PayloadRequest, type Plugin, addDataAndFileToRequest } from 'payload';
import { readAddedValue } from '#contract/addedValues.ts';
import { addedChoice, choiceOf } from '../../fields/choices.ts';
import { refusal } from '../../fields/rules.ts';
import {
  type ValueLists,
  type ValueRows,
  KEY_FIELDS,
  findHolders,
} from '../../fields/storedValues.ts';
import { editorsEndpoint, inTransaction } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { stored } from '../../stored/stored.ts';
import { requestPublication } from '../publishing/publications.ts';
import { readValueFilter } from './valueFilter.ts';

/** Levels from the highest; a value without one is last. */
const LEVELS = 'native bilingual bilingualAccent pro high highAccent mid basic'.split(' ');
const rankOf = ({ level }: ValueRows[number]) => {
  const rank = LEVELS.indexOf(level ?? '');
  return rank < 0 ? LEVELS.length : rank;
};

/**
 * Returns rows in which one value stands for another; of two rows of one person the higher level stays.
 *
 * @param name the field of the key: `skill`
 */
export function replaceValue(rows: ValueRows, name: string, from: string, to: string): ValueRows {
  const renamed = rows.map((row) => (row[name] === from ? { ...row, [name]: to } : row));
  const best = new Map<unknown, ValueRows[number]>();
  for (const row of renamed) {
    const known = best.get(row[name]);
    if (!known || (row[name] === to && rankOf(row) < rankOf(known))) best.set(row[name], row);
  }
  return renamed.some((row) => row[name] === to) ? [...best.values()] : rows;
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
    await addDataAndFileToRequest(req);
    const { from, to } = (req.data ?? {}) as { from?: unknown; to?: unknown };
    const added = typeof from === 'string' ? readAddedValue(from) : undefined;
    const isValue = added && typeof to === 'string' && choiceOf(added.list, to) !== undefined;
    if (typeof from !== 'string' || !isValue || from === to) {
      throw refusal(req, { code: 'badRequest' });
    }
    const changed = await inTransaction(req, () => replaceEverywhere(req, from, to));
    return Response.json({ changed });
  }),
];

const hooks = { last: { beforeOperation: [readValueFilter] } };

/** Values that editors have added to those of the vocabulary: their list, other names, mergers and filters. */
export const vocabulary: Plugin = (config) => {
  const filtered = extendConfig.collections(config, (collection) =>
    collection.slug === 'talents' ? extendConfig.hooks(collection, hooks) : collection,
  );
  return extendConfig.collection(filtered, 'talents', {
    endpoints,
    components: {
      listMenuItems: ['/features/vocabulary/admin/AddedValues.tsx#AddedValuesLink'],
      views: {
        addedValues: {
          path: '/added-values',
          Component: '/features/vocabulary/admin/AddedValues.tsx#AddedValues',
        },
      },
    },
  });
};
