import type { PayloadRequest, Plugin } from 'payload';
import { creditFields } from '../../fields/credits.ts';
import { reasonOf, refusal } from '../../fields/rules.ts';
import type { Talent } from '../../payload-types.ts';
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { creditTable } from './creditColumns.ts';

interface AddedWork {
  list: 'cinema' | 'television' | 'theatre' | 'otherWork';
  work: Record<string, unknown>;
  people: { id: number; role: string }[];
}

/** What became of each person's record when a credit was added. */
export interface AddedCredit {
  saved: number[];
  /** With the reason in the editor's words. */
  refused: { id: number; reason: string }[];
}

/** Adds a row to a list of the latest version of a talent, which stays a draft or published. */
async function addRow(
  req: PayloadRequest,
  id: number,
  list: AddedWork['list'],
  row: AddedWork['work'],
): Promise<void> {
  const options = {
    collection: 'talents',
    id,
    depth: 0,
    overrideAccess: false,
    fallbackLocale: false,
    locale: req.locale as 'es',
    user: req.user,
    req,
  } as const;
  const { [list]: rows, _status } = await req.payload.findByID({ ...options, draft: true });
  const data = { [list]: [...(rows ?? []), row] as Talent['cinema'], _status };
  await req.payload.update({ ...options, data, draft: _status !== 'published' });
}

/**
 * `POST /api/talents/credit`: adds one credit to several people, to each with a role of their own, and
 * answers with an {@link AddedCredit}. Records are saved one by one, so that one that cannot be published
 * stops no other.
 */
const addCreditEndpoint = (lists: readonly string[]) =>
  editorsEndpoint('post', '/credit', async (req) => {
    const { list, work, people } = (await readBody(req)) as Partial<AddedWork>;
    // Nobody gets the credit twice.
    const isOnce =
      Array.isArray(people) &&
      people.every(Boolean) &&
      new Set(people.map(({ id }) => id)).size === people.length;
    if (!list || !lists.includes(list) || !work?.title || !isOnce) {
      throw refusal(req, { code: 'badRequest' });
    }
    const answer: AddedCredit = { saved: [], refused: [] };
    for (const { id, role } of people) {
      try {
        await addRow(req, id, list, { ...work, role: role.trim() || null });
        answer.saved.push(id);
      } catch (error) {
        // Whatever it is, those before are saved: without an answer an editor would add the credit again.
        answer.refused.push({ id, reason: reasonOf(req, error) });
      }
    }
    return Response.json(answer);
  });

/** Adds the action that adds one credit to several people. */
export const credits: Plugin = (config) => {
  const tables = creditFields()
    .map(creditTable)
    .filter(({ columns }) => columns.some(({ name }) => name === 'role'));
  const path = '/features/credits/admin/AddCredit.tsx#AddCredit';
  return extendConfig.collection(config, 'talents', {
    endpoints: [addCreditEndpoint(tables.map(({ name }) => name))],
    components: { beforeListTable: [{ path, clientProps: { tables } }] },
  });
};
