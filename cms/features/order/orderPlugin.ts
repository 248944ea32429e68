import type { PayloadRequest, Plugin, Where } from 'payload';
import { editorsEndpoint, inTransaction, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { type List, LISTS } from '#contract/lists.ts';
import { stored } from '../../stored/stored.ts';
import { findListedPeople, planPositions } from './positions.ts';
import { mergeOrder } from '../revisions/mergeRevision.ts';
import { requestPublication } from '../publishing/publications.ts';
import { editorName } from '../../access.ts';

const isList = (value: unknown): value is List => LISTS.includes(value as List);

/** Writes positions, with one entry in the log and one publication for all. */
async function store(req: PayloadRequest, moves: ReturnType<typeof planPositions>): Promise<void> {
  for (const { id, position } of moves) {
    await stored.change(req, { kind: 'talents', id }, () => ({ position }));
  }
  await recordEvent(req, { action: 'publish', kind: 'talents', fields: ['position'] });
  await requestPublication(req, { kind: 'talents', title: 'Orden de una lista' });
}

/** Returns who has ordered a list last, by the name under which editors see the account. */
async function findOrderer({ payload }: PayloadRequest): Promise<string | null> {
  // Only an order is about no single record.
  const where: Where = {
    and: [
      { kind: { equals: 'talents' } },
      { action: { equals: 'publish' } },
      { recordId: { exists: false } },
    ],
  };
  const query = { where, sort: '-createdAt', limit: 1 };
  const [entry] = await stored.find<{ who: string }>({ payload }, 'audit-log', query);
  const email = entry?.who;
  if (!email) return null;
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
  });
  return editorName({ user: (docs[0] ?? null) as PayloadRequest['user'] });
}

/** Returns the people in the order of the ids; somebody new follows the person before them. */
function arrange<T extends { id: number | string }>(people: readonly T[], ids: unknown[]): T[] {
  const known = new Map(people.map((person) => [String(person.id), person]));
  const wanted = new Set(ids.map(String).filter((id) => known.has(id)));
  return mergeOrder([...wanted], [...known.keys()]).map((id) => known.get(id)!);
}

/**
 * `POST /api/talents/order` with `{ list, ids, from }`: puts the people of a list in the order of
 * `ids`. Editors only. Answers 409 with the stored order, and who has changed it, if that is not the
 * order of `from`, in which the editor has started; people who came or left are no reason.
 */
const orderEndpoint = editorsEndpoint('post', '/order', async (req) => {
  const { list, ids, from } = await readBody(req);
  if (!isList(list) || !Array.isArray(ids) || !Array.isArray(from)) {
    return Response.json({}, { status: 400 });
  }
  const people = await findListedPeople(req.payload, list, req);
  const order = arrange(people, ids);
  const start = arrange(people, from);
  const isSame = (other: typeof people) => other.every(({ id }, index) => people[index]?.id === id);
  if (!isSame(start) && !isSame(order)) {
    const stored = people.map(({ id }) => id);
    return Response.json({ ids: stored, who: await findOrderer(req) }, { status: 409 });
  }
  const moves = planPositions(order);
  if (moves.length > 0) await inTransaction(req, () => store(req, moves));
  return Response.json({ changed: moves.length });
});

/** Orders the people of each list by hand. */
export const order: Plugin = (config) =>
  extendConfig.collection(config, 'talents', {
    endpoints: [orderEndpoint],
    components: {
      beforeListTable: ['/features/order/admin/OrderLink.tsx#OrderLink'],
      views: {
        order: { path: '/order', Component: '/features/order/admin/OrderView.tsx#OrderView' },
      },
    },
  });
