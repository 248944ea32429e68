import { type Endpoint, APIError } from 'payload';
import { editors } from '../../access.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { replaceFile } from './replaceFile.ts';

/**
 * `POST /api/media/:id/replace` with `{ "by": <id> }`: replaces a file everywhere by another one.
 * Editors only.
 */
const replaceEndpoint: Endpoint = {
  path: '/:id/replace',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return Response.json({}, { status: 403 });
    const { by } = ((await req.json?.()) ?? {}) as { by?: unknown };
    if (typeof by !== 'number') {
      const message = describeProblem({ code: 'otherFileMissing' }, adminLanguage(req));
      throw new APIError(message, 400, undefined, true);
    }
    return Response.json({ records: await replaceFile(req, Number(req.routeParams?.id), by) });
  },
};

/** The endpoints of the media collection. */
export const fileEndpoints: Endpoint[] = [replaceEndpoint];
