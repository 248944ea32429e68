import {
  type Plugin,
  type Endpoint,
  type PayloadRequest,
  addDataAndFileToRequest,
  commitTransaction,
  initTransaction,
  killTransaction,
} from 'payload';
import { mapCollections, withView } from '../extendConfig.ts';
import { editors } from '../../access.ts';
import { bilingual } from '../../texts/labels.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { type List, LISTS } from '#contract/lists.ts';
import { changeStoredTalents } from '../../fields/storedVersions.ts';
import { requestPublication } from '../publishing/publication.ts';
import { findListedPeople } from './orderedTalents.ts';
import { type Move, planPositions } from './positions.ts';

interface Body {
  list?: unknown;
  ids?: unknown;
}

const CHANGED = bilingual(
  'Alguien ha cambiado la lista mientras tanto: recarga la página y ordénala otra vez',
  'Somebody has changed the list in the meantime: reload the page and order it again',
);
const TITLE = bilingual('Orden de una lista', 'Order of a list');

const isList = (value: unknown): value is List => LISTS.includes(value as List);

/** Writes positions in one transaction, with one entry in the log and one publication for all. */
async function store(req: PayloadRequest, moves: readonly Move[]): Promise<void> {
  const positions = new Map(moves.map(({ id, position }) => [String(id), position]));
  const isOwner = await initTransaction(req);
  try {
    await changeStoredTalents(req, moves, ({ id }) => ({
      position: positions.get(String(id)) ?? 0,
    }));
    const who = req.user?.email ?? '';
    await recordEvent(req, { who, action: 'publish', kind: 'talents', fields: ['position'] });
    await requestPublication(req, { kind: 'talents', title: TITLE.es });
    if (isOwner) await commitTransaction(req);
  } catch (error) {
    if (isOwner) await killTransaction(req);
    throw error;
  }
}

/**
 * `POST /api/talents/order` with `{ list, ids }`: puts the people of a list in this order. Editors
 * only. Answers 409 if the list has other people by now, and 400 to any other body.
 */
const orderEndpoint: Omit<Endpoint, 'root'> = {
  path: '/order',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    await addDataAndFileToRequest(req);
    const { list, ids } = (req.data ?? {}) as Body;
    if (!isList(list) || !Array.isArray(ids)) return Response.json({}, { status: 400 });
    const people = await findListedPeople(req.payload, list, req);
    const known = new Map(people.map((person) => [String(person.id), person]));
    const order = ids.flatMap((id) => known.get(String(id)) ?? []);
    if (new Set(order).size !== people.length || ids.length !== people.length) {
      return Response.json({ message: CHANGED[adminLanguage(req)] }, { status: 409 });
    }
    const moves = planPositions(order);
    if (moves.length > 0) await store(req, moves);
    return Response.json({ changed: moves.length });
  },
};

const LINK = '/features/order/admin/OrderLink.tsx#OrderLink';

/** Orders the people of each list by hand. */
export const order: Plugin = (config) => {
  const extended = mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const beforeListTable = [...(components?.beforeListTable ?? []), LINK];
    return {
      ...collection,
      endpoints: [...(collection.endpoints || []), orderEndpoint],
      admin: { ...collection.admin, components: { ...components, beforeListTable } },
    };
  });
  return withView(extended, 'order', {
    path: '/order',
    Component: '/features/order/admin/OrderView.tsx#OrderView',
  });
};
