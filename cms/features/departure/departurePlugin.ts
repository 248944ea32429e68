import type { Field, Plugin, Endpoint, PayloadRequest } from 'payload';
import { mapCollections } from '../extendConfig.ts';
import { editors } from '../../access.ts';
import { comeBack, leave, planDeparture } from './departure.ts';

/** Answers editors only. */
const forEditors =
  (answer: (req: PayloadRequest, id: number) => Promise<object | undefined>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!editors({ req })) return Response.json({}, { status: 403 });
    const found = await answer(req, Number(req.routeParams?.id));
    return found ? Response.json(found) : Response.json({}, { status: 404 });
  };

/**
 * `GET /api/talents/:id/departure` says what the departure of a talent will change, 404 unless they are
 * online; `POST …/departure` does it; `DELETE …/departure` undoes it.
 */
const departureEndpoints: Endpoint[] = [
  { path: '/:id/departure', method: 'get', handler: forEditors(planDeparture) },
  { path: '/:id/departure', method: 'post', handler: forEditors(leave) },
  {
    path: '/:id/departure',
    method: 'delete',
    handler: forEditors(async (req, id) => {
      await comeBack(req, id);
      return {};
    }),
  },
];

const ITEM = '/features/departure/admin/LeaveAgency.tsx#LeaveAgency';

/** Says above the form that the person has left the agency. */
const notice: Field = {
  name: 'departure',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/features/departure/admin/DepartureNotice.tsx#DepartureNotice' },
  },
};

/** Takes a talent who leaves the agency off the site in one action, which can be undone. */
export const departure: Plugin = (config) =>
  mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const editMenuItems = [...(components?.edit?.editMenuItems ?? []), ITEM];
    const edit = { ...components?.edit, editMenuItems };
    return {
      ...collection,
      fields: [notice, ...collection.fields],
      endpoints: [...(collection.endpoints || []), ...departureEndpoints],
      admin: { ...collection.admin, components: { ...components, edit } },
    };
  });
