import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '~/lib/i18n/locale';
import type { BuildReport } from '~/session/problemReport';

type ReportedProblem = BuildReport['problems'][number];
import { LOCALES } from '~/lib/i18n/locale';
import { parseRules } from '~/build/hosting/redirectRules';
import { talentPath } from '~/lib/routing/routes';
import { PAGE_PATHS } from '../../cms/contract/pages.ts';
import { localisePath } from '../../cms/contract/locales.ts';
import { canonicalPath } from '../../cms/contract/paths.ts';
import type { Agency, Home, Page, Redirect, Talent } from '../../cms/payload-types.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

/** A thing that editors published, and where the site must show it. */
interface Expectation {
  collection: ReportedProblem['collection'];
  recordId: number | string | null;
  field: string;
  what: string;
  isShown: boolean;
}

const FILE_FIELDS = ['photo', 'curriculum', 'voiceClips'];

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decode = (html: string): string =>
  html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, digits?: string, name = '') =>
      hex || digits
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(digits))
        : (ENTITIES[name as string] ?? all),
  );

/** A text without what a page may render differently: spaces and characters that are not visible. */
const visible = (text: string): string =>
  text.normalize('NFC').replace(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Reads a built site. */
async function openSite(folder: string) {
  const dist = path.join(folder, 'dist');
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const pages = new Map<string, string>();
  return {
    rules: parseRules(await read('_redirects')),
    exists: (address: string) => existsSync(path.join(dist, `${address}.html`)),
    /** Returns the HTML of a page as {@link visible}; empty without one. */
    async page(address: string): Promise<string> {
      const file = address === '/' ? '/index' : address;
      const html = pages.get(file) ?? visible(decode(await read(`${file}.html`).catch(() => '')));
      pages.set(file, html);
      return html;
    },
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;
type Text = string | null | undefined;
type Texts = readonly (readonly [field: string, text: Text])[];

/** Expects texts on a page. */
async function expectTexts(
  site: Site,
  address: string,
  record: Pick<Expectation, 'collection' | 'recordId'>,
  texts: Texts,
): Promise<Expectation[]> {
  const html = await site.page(address);
  return texts.flatMap(([field, text]) => {
    const shown = visible(text ?? '');
    if (!shown) return [];
    return { ...record, field, what: `${text} on ${address}`, isShown: html.includes(shown) };
  });
}

const isRow = <T>(value: T | number | string | null | undefined): value is T =>
  typeof value === 'object' && value !== null;

async function expectTalent(site: Site, talent: Talent, locale: Locale): Promise<Expectation[]> {
  const record = { collection: 'talents', recordId: talent.id };
  const { list, slug, name } = talent;
  if (!list || !slug) return [{ ...record, field: '', what: name, isShown: false }];
  const address = talentPath(locale, { list, slug });
  const html = await site.page(address);
  const credits = (['cinema', 'television', 'theatre', 'otherWork'] as const).flatMap((kind) =>
    (talent[kind] ?? []).map(({ title }, index) => [`${kind}.${index}.title`, title] as const),
  );
  const files = [
    ['photo', isRow(talent.photo), '<picture'],
    ['curriculum', isRow(talent.curriculum), '/files/'],
    ['voiceClips', (talent.voiceClips ?? []).some(({ file }) => isRow(file)), '<audio'],
  ] as const;
  const former = (talent.previousSlugs ?? []).flatMap((previous, index) => {
    const from = talentPath(locale, previous as { list: typeof list; slug: string });
    const isOwn = canonicalPath(from) === canonicalPath(address);
    const isShown = isOwn || site.rules.has(canonicalPath(from));
    return { ...record, field: `previousSlugs.${index}`, what: from, isShown };
  });
  return [
    { ...record, field: '', what: address, isShown: site.exists(address) },
    ...former,
    ...files.flatMap(([field, isSet, mark]) =>
      isSet
        ? { ...record, field, what: `${field} on ${address}`, isShown: html.includes(mark) }
        : [],
    ),
    ...(await expectTexts(site, address, record, [
      ['name', name],
      ...(talent.homeBase ?? []).map((place, i) => [`homeBase.${i}`, place] as const),
      ...credits,
      ...(talent.studies ?? []).map(({ title }, i) => [`studies.${i}.title`, title] as const),
      ...(talent.awards ?? []).map(({ award }, i) => [`awards.${i}.award`, award] as const),
      ...(talent.videos ?? []).map(({ title }, i) => [`videos.${i}.title`, title] as const),
    ])),
  ];
}

function expectPage(site: Site, page: Page, locale: Locale): Promise<Expectation[]> {
  const route = Object.values(PAGE_PATHS).find((candidate) => candidate === `/${page.slug}`);
  const blocks = (page.blocks ?? []).flatMap((block, index): [string, Text][] => {
    const field = `blocks.${index}`;
    if (block.blockType === 'quote') return [[`${field}.text`, block.text]];
    return 'heading' in block ? [[`${field}.heading`, block.heading]] : [];
  });
  const texts: Texts = [['title', page.title], ['intro', page.intro], ...blocks];
  const record = { collection: 'pages', recordId: page.id };
  return expectTexts(site, localisePath(locale, route ?? '/missing'), record, texts);
}

function expectHome(site: Site, home: Home, locale: Locale): Promise<Expectation[]> {
  const record = { collection: 'home', recordId: null };
  return expectTexts(site, localisePath(locale, '/'), record, [
    ...(home.slides ?? []).map(({ headline }, i) => [`slides.${i}.headline`, headline] as const),
    ...(home.trustedBy ?? []).map(({ name }, i) => [`trustedBy.${i}.name`, name] as const),
  ]);
}

function expectAgency(site: Site, agency: Agency, locale: Locale): Promise<Expectation[]> {
  const record = { collection: 'agency', recordId: null };
  return expectTexts(site, localisePath(locale, '/contacto'), record, [
    ['name', agency.name],
    ...(agency.phones ?? []).map(({ number }, i) => [`phones.${i}.number`, number] as const),
    ...(agency.emails ?? []).map(({ address }, i) => [`emails.${i}.address`, address] as const),
  ]);
}

const expectRedirect = (site: Site, { id, from, to }: Redirect): Expectation => ({
  collection: 'redirects',
  recordId: id,
  field: 'from',
  what: `${from} to ${to}`,
  isShown: site.rules.has(canonicalPath(from)),
});

/** Returns whether the build said that it left out a field, the record, or a file that it shows. */
const isReported = (
  { collection, recordId, field }: Expectation,
  problems: readonly ReportedProblem[],
): boolean =>
  problems.some((problem) => {
    if (problem.collection === 'media') return FILE_FIELDS.includes(field);
    const isSame =
      problem.collection === collection &&
      problem.recordId === (recordId === null ? null : String(recordId));
    const isWhole = problem.fallback === 'previousVersion' || problem.field === '';
    const isField = field.startsWith(problem.field) || problem.field.startsWith(`${field}.`);
    return isSame && (isWhole || (field !== '' && isField));
  });

/**
 * Returns what editors published and a built site neither shows nor reports: redirects, former
 * addresses, people, files and texts.
 *
 * @param folder of the site, as `copySite` made it
 */
export async function findDropped({ payload }: RunningCms, folder: string): Promise<string[]> {
  const site = await openSite(folder);
  const report = path.join(folder, 'node_modules/.astro/build-report.json');
  const { problems } = JSON.parse(await readFile(report, 'utf8')) as {
    problems: ReportedProblem[];
  };
  const where = { _status: { equals: 'published' as const } };
  const expectations: Expectation[] = [];
  for (const locale of LOCALES) {
    const options = { locale, fallbackLocale: 'es', depth: 1 } as const;
    const all = { ...options, where, pagination: false } as const;
    for (const talent of (await payload.find({ ...all, collection: 'talents' })).docs) {
      expectations.push(...(await expectTalent(site, talent, locale)));
    }
    for (const page of (await payload.find({ ...all, collection: 'pages' })).docs) {
      expectations.push(...(await expectPage(site, page, locale)));
    }
    const home = await payload.findGlobal({ ...options, slug: 'home' });
    if (home._status === 'published') expectations.push(...(await expectHome(site, home, locale)));
    const agency = await payload.findGlobal({ ...options, slug: 'agency' });
    expectations.push(...(await expectAgency(site, agency, locale)));
  }
  const { docs: redirects } = await payload.find({ collection: 'redirects', pagination: false });
  expectations.push(...redirects.map((redirect) => expectRedirect(site, redirect)));
  return expectations
    .filter((expectation) => !expectation.isShown && !isReported(expectation, problems))
    .map(({ collection, recordId, field, what }) => `${collection} ${recordId} ${field}: ${what}`);
}
