import type { Endpoint, PayloadRequest, Plugin } from 'payload';
import { admins, editors } from '../../access.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { mapCollections } from '../extendConfig.ts';
import { erasePerson, planErasure } from './erasePerson.ts';
import { exportResponse } from './exportPerson.ts';
import { type PersonalData, findPersonalData } from './personalData.ts';

type Answer = (req: PayloadRequest, id: number, data: PersonalData) => Promise<Response>;

/** Answers those who may, about a person that there is. */
const forThose =
  (access: typeof editors, answer: Answer) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!(await access({ req }))) return Response.json({}, { status: 403 });
    const id = Number(req.routeParams?.id);
    const data = Number.isInteger(id) ? await findPersonalData(req, id) : undefined;
    return data ? answer(req, id, data) : Response.json({}, { status: 404 });
  };

/**
 * `GET /api/talents/:id/personal-data` answers editors with everything that is stored about a person, as a
 * ZIP file. `GET …/erasure` says administrators what its deletion deletes; `POST …/erasure` does it.
 */
const endpoints: Endpoint[] = [
  {
    path: '/:id/personal-data',
    method: 'get',
    handler: forThose(editors, async (req, id, data) => {
      const who = req.user?.email ?? '';
      await recordEvent(req, { who, action: 'export', kind: 'talents', recordId: id });
      return exportResponse(req, data, id);
    }),
  },
  {
    path: '/:id/erasure',
    method: 'get',
    handler: forThose(admins, async (_req, _id, data) => Response.json(planErasure(data))),
  },
  {
    path: '/:id/erasure',
    method: 'post',
    handler: forThose(admins, async (req, id, data) => {
      await erasePerson(req, id, data);
      return Response.json({});
    }),
  },
];

/** Answers a person's requests for access and erasure (GDPR, articles 15 and 17), in one action each. */
export const personalData: Plugin = (config) =>
  mapCollections(config, (collection) =>
    collection.slug === 'talents'
      ? { ...collection, endpoints: [...(collection.endpoints || []), ...endpoints] }
      : collection,
  );
