import type { Endpoint, Payload, TaskConfig } from 'payload';
import { type BuildReport, isPublicationId, PUBLICATION_FILE } from '#contract/buildReport.ts';
import { REDIRECT_FAULTS } from '#contract/redirects.ts';
import type { Problem } from '../../texts/problems.ts';
import { scanReported } from './invalidRecords.ts';
import { publicationsOf, type StoredPublication } from './publications.ts';

type ReportedRecord = NonNullable<BuildReport['problems']>[number];

const TIMEOUT_MS = 10_000;
const ATTEMPTS = 180;
const DELAY_MS = 5_000;
/** More would hide the rest of the dashboard. */
const MAX_PROBLEMS = 100;

/** Returns the address of the file in which the site names its publication, if it is known. */
const findPublicationFile = (): URL | null =>
  URL.parse(`/${PUBLICATION_FILE}`, process.env.SITE_URL);

/** Returns the id of the publication that the site shows, or `undefined` if it does not say. */
async function fetchShownId(file: URL): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(file, { signal, cache: 'no-store', redirect: 'error' });
  const text = (await response.text()).trim();
  return response.ok && isPublicationId(text) ? text : undefined;
}

const setOnline = (payload: Payload, id: string) =>
  publicationsOf(payload).advance(id, 'online', { onlineAt: new Date().toISOString() });

/**
 * Decides how the CMS learns that a finished build is online: by asking the site at `SITE_URL`, or,
 * without it, from the end of the build itself.
 */
async function confirmOnline(payload: Payload, id: string): Promise<void> {
  const publication = await publicationsOf(payload).get(id);
  if (publication?.state !== 'building') return;
  if (findPublicationFile() && publication.source === 'cms') {
    await payload.jobs.queue({ task: 'confirmOnline', input: { publication: id } });
  } else await setOnline(payload, id);
}

/** Asks the site until it shows a publication or a later one: five seconds apart, for fifteen minutes. */
const confirmOnlineTask: TaskConfig<'confirmOnline'> = {
  slug: 'confirmOnline',
  label: 'Comprobación de la web',
  inputSchema: [{ name: 'publication', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'fixed', delay: DELAY_MS } },
  handler: async ({ input, req: { payload } }) => {
    const publications = publicationsOf(payload);
    const publication = await publications.get(input.publication);
    const file = findPublicationFile();
    if (!publication || !file) return { output: {} };
    const shownId = await fetchShownId(file);
    const shown = shownId && (await publications.get(shownId));
    if (!shown || shown.createdAt < publication.createdAt) {
      throw new Error('The site does not show this publication yet');
    }
    await setOnline(payload, publication.id);
    return { output: {} };
  },
};

/** Only a build knows all pages and files of the site, and so which redirects have no effect. */
function findRedirectFault(message: string): Problem | undefined {
  const codes = Object.keys(REDIRECT_FAULTS) as (keyof typeof REDIRECT_FAULTS)[];
  const code = codes.find((candidate) => message.endsWith(REDIRECT_FAULTS[candidate]));
  return code && { code };
}

/** Adds the title of a record, and the problem in the words of the CMS if it finds the problem too. */
function describeReported(
  { recordId, record, ...rest }: ReportedRecord,
  own: Awaited<ReturnType<typeof scanReported>>,
): StoredPublication['problems'][number] {
  const found = own?.problems.filter(({ path }) => `${rest.field}.`.startsWith(`${path}.`)) ?? [];
  const inLanguage = found.find(({ locale }) => !locale || locale === rest.locale);
  const problem = (own && findRedirectFault(rest.message)) ?? (inLanguage ?? found[0])?.problem;
  return { ...rest, id: recordId, title: own?.title ?? record, ...(problem && { problem }) };
}

/**
 * Records what a build has reported about a publication. States never go back, so a report that is
 * late or arrives twice changes nothing.
 */
async function applyReport(payload: Payload, id: string, report: BuildReport): Promise<void> {
  const { deploy, state, message: error = null, problems = [] } = report;
  const publications = publicationsOf(payload);
  const now = new Date().toISOString();
  await publications.update(id, {
    ...(deploy?.id && { deployId: deploy.id }),
    // Editors get a link to it.
    ...(deploy?.url && /^https?:\/\//.test(deploy.url) && { deployUrl: deploy.url }),
  });
  if (state === 'failed') return publications.advance(id, 'failed', { failedAt: now, error });
  await publications.advance(id, 'building', { begunAt: now });
  if (state !== 'built') return;
  const described: StoredPublication['problems'] = [];
  // A record with several problems is read once: the build waits for the answer.
  const byRecord = Map.groupBy(
    problems.slice(0, MAX_PROBLEMS),
    ({ collection, recordId }) => `${collection} ${recordId}`,
  );
  for (const reported of byRecord.values()) {
    const own = await scanReported(payload, reported[0]!);
    described.push(...reported.map((one) => describeReported(one, own)));
  }
  await publications.update(id, { builtAt: now, problems: described, error: null });
  await confirmOnline(payload, id);
}

const STATES: readonly BuildReport['state'][] = ['begun', 'built', 'failed'];

const MAX_TEXT = 2_000;

/** Control characters, and those that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Cuts and cleans a text: PostgreSQL refuses NUL, with which messages name virtual modules, and half characters. */
const cleanText = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.slice(0, MAX_TEXT).toWellFormed().replace(INVISIBLE, ' ').trim()
    : value;

/** @returns `undefined` for a body that is no JSON */
const parseReport = (body: string) =>
  Promise.try(() => JSON.parse(body, cleanText) as BuildReport | null).catch(() => undefined);

const respond = (status: number, body: object = {}) => Response.json(body, { status });

/**
 * Creates the endpoint to which a build reports; its answer contains the id of the publication.
 *
 * @param path with the id of the publication that requested the build; without it, the host has
 *   started the build by itself, which gets a publication
 */
const reportEndpoint = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (req.user?.role !== 'reader') return respond(403);
    const report = await parseReport((await req.text?.()) ?? '');
    if (!report || !STATES.includes(report.state)) return respond(400);
    const publications = publicationsOf(req.payload);
    const asked = req.routeParams?.id;
    const requested = isPublicationId(asked) ? await publications.get(asked) : undefined;
    if (asked !== undefined && !requested) return respond(404);
    const deployId = report.deploy?.id;
    const [known] = deployId ? await publications.find({ deployId: { equals: deployId } }) : [];
    // The host has repeated the build of a publication.
    const isOther = deployId && requested?.deployId && requested.deployId !== deployId;
    const publication = known ?? (isOther ? undefined : requested);
    const id = publication?.id ?? (await publications.create({ state: 'sent', source: 'host' }));
    await applyReport(req.payload, id, report);
    return respond(200, { id });
  },
});

/** What builds send to the CMS about a publication, and the task that sees it online. */
export const buildReports = {
  // `POST /api/publications/report` and `POST /api/publications/<id>/report`.
  endpoints: [reportEndpoint('/report'), reportEndpoint('/:id/report')],
  confirmOnline: confirmOnlineTask,
};
