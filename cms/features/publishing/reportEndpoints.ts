import type { Endpoint, Payload } from 'payload';
import { type BuildReport, isPublicationId } from '#contract/buildReport.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { REDIRECT_FAULTS } from '#contract/redirects.ts';
import { isLocalised } from '../../fields/dataFields.ts';
import { findFieldProblems } from '../../fields/recordProblems.ts';
import type { Siblings } from '../../fields/rules.ts';
import { stored } from '../../stored/stored.ts';
import { type Problem, recordTitle } from '../../texts/problems.ts';
import { publicationsOf, type StoredPublication } from './publications.ts';
import { findPublicationFile } from './publisher.ts';

type ReportedRecord = NonNullable<BuildReport['problems']>[number];

/** More would hide the rest of the dashboard. */
const MAX_PROBLEMS = 100;

/** Only a build knows all pages and files of the site, and so which redirects have no effect. */
function findRedirectFault(message: string): Problem | undefined {
  const codes = Object.keys(REDIRECT_FAULTS) as (keyof typeof REDIRECT_FAULTS)[];
  const code = codes.find((candidate) => message.endsWith(REDIRECT_FAULTS[candidate]));
  return code && { code };
}

/** The collections whose records the site shows. */
const SITE_COLLECTIONS = ['talents', 'pages', 'redirects', 'proposals', 'media'] as const;

/** Reads a record that a build has reported, in all languages; `undefined` if the CMS does not know it. */
async function readReported(payload: Payload, { collection, recordId }: ReportedRecord) {
  const slug = SITE_COLLECTIONS.find((one) => one === collection);
  const titled = slug && payload.collections[slug].config;
  const config = titled ?? payload.globals.config.find((one) => one.slug === collection);
  if (!config || (slug && !/^\d{1,15}$/.test(recordId ?? ''))) return undefined;
  const id = (slug && recordId) ?? undefined;
  const row = await stored.get<Siblings>({ payload }, collection, id);
  if (!row) return undefined;
  const problems = LOCALES.flatMap((locale) =>
    findFieldProblems(config.fields, row, locale, (field, { [field.name]: value }) =>
      isLocalised(field) ? (value as Partial<Record<Locale, unknown>> | null)?.[locale] : value,
    ).map((problem) => ({ ...problem, locale: isLocalised(problem.field) ? locale : null })),
  );
  return { title: titled ? recordTitle(titled, row) : '', problems };
}

/** Adds the title of a record, and the problem in the words of the CMS if it finds the problem too. */
function describeReported(
  { recordId, record, ...rest }: ReportedRecord,
  own: Awaited<ReturnType<typeof readReported>>,
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
async function applyReport(
  payload: Payload,
  { id, source }: Pick<StoredPublication, 'id' | 'source'>,
  report: BuildReport,
): Promise<void> {
  const { deploy, state, message: error = null, problems = [] } = report;
  const publications = publicationsOf(payload);
  await publications.update(id, {
    ...(deploy?.id && { deployId: deploy.id }),
    // Editors get a link to it.
    ...(deploy?.url && /^https?:\/\//.test(deploy.url) && { deployUrl: deploy.url }),
  });
  if (state === 'failed') return publications.advance(id, 'failed', { error });
  await publications.advance(id, 'building');
  if (state !== 'built') return;
  const described: StoredPublication['problems'] = [];
  for (const reported of problems.slice(0, MAX_PROBLEMS)) {
    described.push(describeReported(reported, await readReported(payload, reported)));
  }
  const builtAt = new Date().toISOString();
  await publications.update(id, { builtAt, problems: described, error: null });
  const isBuilding = (await publications.get(id))?.state === 'building';
  // Otherwise the site says when it shows the publication.
  const isOver = !findPublicationFile() || source === 'host';
  if (isBuilding && isOver) await publications.advance(id, 'online');
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
    const { id, source } =
      publication ?? (await publications.create({ state: 'sent', source: 'host' }));
    await applyReport(req.payload, { id, source }, report);
    return respond(200, { id });
  },
});

/** What builds call: `POST /api/publications/report` and `POST /api/publications/<id>/report`. */
export const reportEndpoints = [reportEndpoint('/report'), reportEndpoint('/:id/report')];
