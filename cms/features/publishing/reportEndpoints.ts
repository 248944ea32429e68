import type { Endpoint, Payload, PayloadRequest, TaskConfig, Field } from 'payload';
import { type BuildReport, isPublicationId, PUBLICATION_FILE } from '#contract/buildReport.ts';
import { REDIRECT_FAULTS } from '#contract/redirects.ts';
import type { Problem } from '../../texts/problems.ts';
import { SCANNED_COLLECTIONS, scanRecord } from './invalidRecords.ts';
import { publicationsOf, type StoredPublication } from './publications.ts';

type ReportedRecord = NonNullable<BuildReport['problems']>[number];

const TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 1_000;
const ATTEMPTS = 180;
const DELAY_MS = 5_000;

/** Returns the address of the file in which the site names its publication, if it is known. */
function findPublicationFile(): URL | undefined {
  const site = process.env.SITE_URL;
  return site && URL.canParse(site) ? new URL(`/${PUBLICATION_FILE}`, site) : undefined;
}

/** Returns the id of the publication that the site shows, or `undefined` if it does not say. */
async function fetchShownId(file: URL): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(file, { signal, cache: 'no-store', redirect: 'error' });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_PAGE_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  const text = (await response.text()).trim();
  return isPublicationId(text) ? text : undefined;
}

const setOnline = (payload: Payload, id: string) =>
  publicationsOf(payload).advance(id, 'online', { onlineAt: new Date().toISOString() });

/**
 * Decides how the CMS learns that a finished build is online: by asking the site at `SITE_URL`, or,
 * without it, from the end of the build itself.
 */
async function confirmOnline(payload: Payload, id: string): Promise<void> {
  const publication = await publicationsOf(payload).get(id);
  if (!publication || publication.state !== 'building') return;
  if (findPublicationFile() && publication.source === 'cms') {
    await payload.jobs.queue({ task: 'confirmOnline', input: { publication: id } });
    return;
  }
  await setOnline(payload, id);
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

/**
 * Finds the publication that a deploy belongs to: the one that has the deploy's id, else the one that
 * was asked for, unless another deploy has built that one.
 *
 * @param id the publication of the build hook; `undefined` for a build that the CMS did not request
 */
async function findOfDeploy(
  payload: Payload,
  id: string | undefined,
  deployId: string | undefined,
): Promise<StoredPublication | undefined> {
  const publications = publicationsOf(payload);
  const [known] = deployId ? await publications.find({ deployId: { equals: deployId } }) : [];
  if (known) return known;
  const requested = id ? await publications.get(id) : undefined;
  const isOther = deployId && requested?.deployId && requested.deployId !== deployId;
  return isOther ? undefined : requested;
}

interface Row {
  id: number | string;
  updatedAt?: string;
  [field: string]: unknown;
}

interface KnownRecord {
  title: string | undefined;
  fields: readonly Field[];
  row: Row;
}

const textOf = (value: unknown): string | undefined => {
  const text: unknown =
    typeof value === 'object' && value !== null ? (value as { es?: unknown }).es : value;
  return typeof text === 'string' && text.trim() ? text : undefined;
};

async function findGlobal(payload: Payload, slug: string): Promise<KnownRecord | undefined> {
  const config = payload.globals.config.find((global) => global.slug === slug);
  if (!config) return undefined;
  const row = await payload.db.findGlobal<Row>({ slug, locale: 'all' });
  return row && { title: '', fields: config.fields, row: { ...row, id: slug } };
}

async function findRecord(
  payload: Payload,
  { collection, recordId }: ReportedRecord,
): Promise<KnownRecord | undefined> {
  if (recordId === null) return findGlobal(payload, collection);
  const known = SCANNED_COLLECTIONS.find((one) => one === collection);
  if (!known || !/^\d{1,15}$/.test(recordId)) return undefined;
  const { config } = payload.collections[known];
  const where = { id: { equals: recordId } };
  const { slug, fields, admin, upload } = config;
  const row = await payload.db.findOne<Row>({ collection: slug, where, locale: 'all' });
  const titleField = admin.useAsTitle ?? (upload ? 'filename' : 'id');
  return row ? { title: textOf(row[titleField]), fields, row } : undefined;
}

/** Only a build knows all pages and files of the site, and so which redirects have no effect. */
function findRedirectFault(message: string): Problem | undefined {
  const codes = Object.keys(REDIRECT_FAULTS) as (keyof typeof REDIRECT_FAULTS)[];
  const code = codes.find((candidate) => message.endsWith(REDIRECT_FAULTS[candidate]));
  return code && { code };
}

/** Finds what the CMS itself says about a problem that a build has reported. */
function translate({ field, locale, message }: ReportedRecord, { fields, row }: KnownRecord) {
  const fault = findRedirectFault(message);
  if (fault) return fault;
  const { problems } = scanRecord(fields, row);
  const isSameField = (path: string) => path === field || field.startsWith(`${path}.`);
  const found = problems.filter(({ path }) => isSameField(path));
  return (found.find((one) => !one.locale || one.locale === locale) ?? found[0])?.problem;
}

/** Adds the title of each record, and the problem in the words of the CMS. */
async function describeReported(
  payload: Payload,
  reported: readonly ReportedRecord[],
): Promise<StoredPublication['problems']> {
  const known = new Map<string, KnownRecord | undefined>();
  const described: StoredPublication['problems'] = [];
  for (const item of reported) {
    const { collection, recordId, record, field, locale, message, fallback } = item;
    const key = `${collection}/${recordId}`;
    if (!known.has(key)) known.set(key, await findRecord(payload, item));
    const own = known.get(key);
    const problem = own && translate(item, own);
    described.push({
      ...{ collection, id: recordId, title: own?.title ?? record, field, locale, message },
      ...(problem && { problem }),
      fallback,
    });
  }
  return described;
}

async function applyBuilt(payload: Payload, id: string, { problems = [] }: BuildReport) {
  const values = {
    builtAt: new Date().toISOString(),
    problems: await describeReported(payload, problems),
    error: null,
  };
  const publications = publicationsOf(payload);
  await publications.advance(id, 'building', { begunAt: values.builtAt });
  await publications.update(id, values);
  await confirmOnline(payload, id);
}

/**
 * Records what a build has reported about a publication. States never go back, so a report that is
 * late or arrives twice changes nothing.
 */
async function applyReport(
  payload: Payload,
  publication: Pick<StoredPublication, 'id' | 'deployId' | 'deployUrl'>,
  report: BuildReport,
): Promise<void> {
  const { id } = publication;
  const { deploy, state, message: error = null } = report;
  const publications = publicationsOf(payload);
  if (deploy?.id && !publication.deployId) await publications.update(id, { deployId: deploy.id });
  if (deploy?.url && !publication.deployUrl) {
    await publications.update(id, { deployUrl: deploy.url });
  }
  if (state === 'built') return applyBuilt(payload, id, report);
  const now = new Date().toISOString();
  if (state === 'failed') await publications.advance(id, 'failed', { failedAt: now, error });
  else await publications.advance(id, 'building', { begunAt: now });
}

const MAX_MESSAGE = 2_000;
const MAX_TEXT = 300;
const MAX_URL = 500;
const MAX_PROBLEMS = 100;

/** Control characters, and those that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Returns a text without invisible characters, or `undefined` if it is none or empty. */
function cleanText(value: unknown, maxLength = MAX_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 2 * maxLength)
    .replace(INVISIBLE, ' ')
    .trim();
  // The characters of an array are whole, those of a string may be halves.
  return [...text].slice(0, maxLength).join('') || undefined;
}

/** Returns an http(s) address, or `undefined` for anything else, such as `javascript:`. */
function cleanUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL) return undefined;
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isState = (value: unknown): value is BuildReport['state'] =>
  ['begun', 'built', 'failed'].includes(value as string);

function parseProblem(value: unknown): ReportedRecord | undefined {
  if (!isObject(value)) return undefined;
  const collection = cleanText(value.collection);
  const message = cleanText(value.message);
  if (!collection || !message) return undefined;
  return {
    collection,
    record: cleanText(value.record) ?? collection,
    recordId: cleanText(value.recordId) ?? null,
    locale: cleanText(value.locale) ?? null,
    field: cleanText(value.field) ?? '',
    message,
    fallback: cleanText(value.fallback) ?? '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a build's report. Texts are cut and cleaned, and unknown values are dropped.
 *
 * @returns `undefined` when it is not a report
 */
function parseReport(body: string): BuildReport | undefined {
  const value = parseJson(body);
  if (!isObject(value) || !isState(value.state)) return undefined;
  const deploy = isObject(value.deploy) ? value.deploy : {};
  const problems = Array.isArray(value.problems) ? value.problems.slice(0, MAX_PROBLEMS) : [];
  const message = cleanText(value.message, MAX_MESSAGE);
  return {
    state: value.state,
    deploy: { id: cleanText(deploy.id), url: cleanUrl(deploy.url) },
    ...(message && { message }),
    problems: problems.map(parseProblem).filter((problem) => problem !== undefined),
  };
}

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
  // The host has started a build by itself.
  const create = () => publicationsOf(payload).create({ state: 'sent', source: 'host' });
  const id = publication?.id ?? (await create());
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
    const isKnown = isPublicationId(id) && (await publicationsOf(req.payload).get(id));
    if (!isKnown) return respond(404);
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

/** What builds send to the CMS about a publication, and the task that sees it online. */
export const buildReports = {
  endpoints: [reportUnrequested, report],
  confirmOnline: confirmOnlineTask,
};
