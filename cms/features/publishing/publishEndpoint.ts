import type { Endpoint } from 'payload';
import { editors } from '../../access.ts';
import { findLastPublication, requestPublication } from './publication.ts';

/** `POST /api/publish`: requests a publication with the changes of the last one. Editors only. */
export const publishEndpoint: Endpoint = {
  path: '/publish',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const last = await findLastPublication(req.payload);
    const changes = last?.changes.length ? last.changes : [{ kind: 'site', title: '' }];
    for (const change of changes) await requestPublication(req, change);
    return Response.json({}, { status: 202 });
  },
};
