import type { Endpoint, PayloadRequest } from 'payload';
import { type BuildReport, isPublicationId } from '#contract/buildReport.ts';
import { findNetlifySecret } from '../../../runtime/settings.ts';
import { applyReport, createHostPublication, findOfDeploy } from './applyReport.ts';
import { applyDeploy, parseDeploy } from './netlifyDeploy.ts';
import { isSignedByNetlify } from './netlifySignature.ts';
import { parseReport } from './parseReport.ts';
import { findPublication } from './store.ts';

const MAX_BYTES = 200_000;

const respond = (status: number, body: object = {}) => Response.json(body, { status });

/** Reads the body of a request, or returns `undefined` if it is too large. */
async function readText(req: PayloadRequest): Promise<string | undefined> {
  const text = (await req.text?.()) ?? '';
  return text.length > MAX_BYTES ? undefined : text;
}

/** Returns the report of a build, or the response to a request without one. */
async function readReport(req: PayloadRequest): Promise<BuildReport | Response> {
  if (req.user?.role !== 'reader') return respond(403);
  const text = await readText(req);
  if (text === undefined) return respond(413);
  return parseReport(text) ?? respond(400);
}

/** Records a report, and responds with the id of its publication. */
async function record({ payload }: PayloadRequest, report: BuildReport, requested?: string) {
  const publication = await findOfDeploy(payload, requested, report.deploy?.id);
  const id = publication?.id ?? (await createHostPublication(payload));
  await applyReport(payload, publication ?? { id }, report);
  return respond(200, { id });
}

/** `POST /api/publications/<id>/report`: a build reports about the publication that requested it. */
const report: Endpoint = {
  path: '/:id/report',
  method: 'post',
  handler: async (req) => {
    const body = await readReport(req);
    if (body instanceof Response) return body;
    const { id } = req.routeParams as { id: string };
    const where = { id: { equals: id } };
    if (!isPublicationId(id) || !(await findPublication(req.payload, where))) return respond(404);
    return record(req, body, id);
  },
};

/** `POST /api/publications/report`: a build that the CMS did not request reports, and gets an id. */
const reportUnrequested: Endpoint = {
  path: '/report',
  method: 'post',
  handler: async (req) => {
    const body = await readReport(req);
    return body instanceof Response ? body : record(req, body);
  },
};

/** `POST /api/publications/netlify`: Netlify's signed notifications about its deploys. */
const netlify: Endpoint = {
  path: '/netlify',
  method: 'post',
  handler: async (req) => {
    const secret = findNetlifySecret();
    const text = secret ? await readText(req) : '';
    if (text === undefined) return respond(413);
    const signature = req.headers.get('x-webhook-signature');
    if (!secret || !(await isSignedByNetlify(signature, text, secret))) return respond(401);
    const deploy = parseDeploy(text);
    if (deploy) await applyDeploy(req.payload, deploy);
    return respond(200);
  },
};

/** What builds and the host send to the CMS about a publication. */
export const reportEndpoints: Endpoint[] = [netlify, reportUnrequested, report];
