import { type PayloadRequest, type Plugin, addDataAndFileToRequest } from 'payload';
import { readAddedSkill } from '#contract/addedSkills.ts';
import { addedChoice, skillChoice } from '../../fields/choices.ts';
import { refusal } from '../../fields/rules.ts';
import { findHolders } from '../../fields/storedSkills.ts';
import type { Talent } from '../../payload-types.ts';
import { editorsEndpoint, inTransaction } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { stored } from '../../stored/stored.ts';
import { requestPublication } from '../publishing/publications.ts';
import { readSkillFilter } from './skillFilter.ts';

type Rows = NonNullable<Talent['skills']>;

/** Levels from the highest; a skill without one is last. */
const LEVELS = ['pro', 'high', 'mid', 'basic'];
const rankOf = ({ level }: Rows[number]) => {
  const rank = LEVELS.indexOf(level ?? '');
  return rank < 0 ? LEVELS.length : rank;
};

/** Returns rows in which one skill stands for another; of two rows of one person the higher level stays. */
export function replaceSkill(rows: Rows, from: string, to: string): Rows {
  const renamed = rows.map((row) => (row.skill === from ? { ...row, skill: to } : row));
  const best = new Map<string, Rows[number]>();
  for (const row of renamed) {
    const known = best.get(row.skill);
    if (!known || (row.skill === to && rankOf(row) < rankOf(known))) best.set(row.skill, row);
  }
  return renamed.some(({ skill }) => skill === to) ? [...best.values()] : rows;
}

async function replaceEverywhere(req: PayloadRequest, from: string, to: string): Promise<number> {
  const holders = (await findHolders(req)).filter(({ keys }) => keys.includes(from));
  for (const { id } of holders) {
    await stored.change<{ skills?: Rows | null }>(req, { kind: 'talents', id }, ({ skills }) => ({
      skills: replaceSkill(skills ?? [], from, to),
    }));
  }
  await recordEvent(req, { action: 'publish', kind: 'talents', fields: ['skills'] });
  const title = `${addedChoice(from)!.label.es} → ${skillChoice(to)!.label.es}`;
  await requestPublication(req, { kind: 'talents', title });
  return holders.length;
}

/**
 * `GET /api/talents/added-skills` returns the skills that editors have added, with how many people have each.
 * `POST` with `{ from, to }` gives one another name or group, or merges it into another skill: in the public rows
 * and the newest versions of all who have it. Earlier versions keep their words, which their keys say.
 */
const endpoints = [
  editorsEndpoint('get', '/added-skills', async (req) => {
    const counts = new Map<string, number>();
    for (const { keys } of await findHolders(req)) {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const skills = [...counts].map(([key, people]) => ({ key, people }));
    return Response.json({ skills }, { headers: { 'Cache-Control': 'no-store' } });
  }),
  editorsEndpoint('post', '/added-skills', async (req) => {
    await addDataAndFileToRequest(req);
    const { from, to } = (req.data ?? {}) as { from?: unknown; to?: unknown };
    const isSkill = typeof to === 'string' && skillChoice(to) !== undefined;
    if (typeof from !== 'string' || !readAddedSkill(from) || !isSkill || from === to) {
      throw refusal(req, { code: 'badRequest' });
    }
    const changed = await inTransaction(req, () => replaceEverywhere(req, from, to));
    return Response.json({ changed });
  }),
];

const hooks = { last: { beforeOperation: [readSkillFilter] } };

/** Skills that editors have added to those of the vocabulary: their list, other names, mergers and filters. */
export const vocabulary: Plugin = (config) => {
  const filtered = extendConfig.collections(config, (collection) =>
    collection.slug === 'talents' ? extendConfig.hooks(collection, hooks) : collection,
  );
  return extendConfig.collection(filtered, 'talents', {
    endpoints,
    components: {
      listMenuItems: ['/features/vocabulary/admin/AddedSkills.tsx#AddedSkillsLink'],
      views: {
        addedSkills: {
          path: '/added-skills',
          Component: '/features/vocabulary/admin/AddedSkillsView.tsx#AddedSkillsView',
        },
      },
    },
  });
};
