import type { Payload, Field } from 'payload';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { type AdminLanguage, describeProblem, labelOf } from '../../texts/problems.ts';
import type { findInvalidRecords } from './invalidRecords.ts';
import { timeText } from '../../texts/times.ts';
import { statusOf, type StoredPublication } from './publications.ts';
import type { Locale } from '#contract/locales.ts';

type InvalidRecords = Awaited<ReturnType<typeof findInvalidRecords>>;
type InvalidRecord = InvalidRecords['records'][number];
type StoredProblem = StoredPublication['problems'][number];
type Status = ReturnType<typeof statusOf>;

/** What the site shows instead of a wrong record, by the name that the build reports. */
const FALLBACK_TEXTS: Record<string, Bilingual> = {
  previousVersion: bilingual(
    'La web muestra la versión anterior.',
    'The site shows the previous version.',
  ),
  fieldOmitted: bilingual('La web no muestra esta parte.', 'The site leaves this part out.'),
  defaultText: bilingual(
    'La web muestra un texto general.',
    'The site shows a general text instead.',
  ),
  placeholder: bilingual(
    'La web muestra un color en su lugar.',
    'The site shows a plain colour instead.',
  ),
  omitted: bilingual('La web no lo muestra.', 'The site does not show it.'),
};

/** A problem that only the build has found. */
const BUILD_PROBLEM = bilingual(
  'La web no puede mostrarlo tal como está: corrígelo y publícalo otra vez',
  'The site cannot show it as it is: correct it and publish it again',
);

/** A file that the build could not read. */
const FILE_PROBLEM = bilingual(
  'El archivo falta o está dañado: súbelo otra vez',
  'The file is missing or damaged: upload it again',
);

type NamedField = Field & { name: string };

/** Returns the fields with a name, also those in tabs without a name, rows and collapsible groups. */
const namedFields = (fields: readonly Field[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namedFields(tab.fields));
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields);
    return 'name' in field && field.name ? [field as NamedField] : [];
  });

const fieldsIn = (field: NamedField): readonly Field[] => {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  return 'fields' in field ? field.fields : [];
};

const singularOf = (field: NamedField, language: AdminLanguage): string => {
  const label = 'labels' in field ? field.labels?.singular : undefined;
  return label ? labelOf({ name: field.name, label }, language) : labelOf(field, language);
};

/**
 * Returns the path of a field in an editor's words; parts that the CMS does not know are left out.
 *
 * @example 'Vídeo 1 › Dirección' for `videos.0.url`
 */
function describePath(fields: readonly Field[], path: string, language: AdminLanguage): string {
  const words: string[] = [];
  let inner = fields;
  const parts = path.split('.').filter(Boolean);
  for (const [index, part] of parts.entries()) {
    if (/^\d+$/.test(part)) continue;
    const field = namedFields(inner).find(({ name }) => name === part);
    if (!field) break;
    const row = parts[index + 1];
    const isRow = row !== undefined && /^\d+$/.test(row);
    words.push(
      isRow ? `${singularOf(field, language)} ${Number(row) + 1}` : labelOf(field, language),
    );
    inner = fieldsIn(field);
  }
  return words.join(' › ');
}

/** A record that a build has left as it was, in an editor's words. */
interface ProblemView {
  /** The record's title, e.g. a talent's name. */
  title: string;
  /** Its path in the admin; `null` if the CMS does not know the record. */
  href: string | null;
  /** The field, e.g. `Vídeo 1 › Dirección`; empty for the whole record. */
  place: string;
  /** What is wrong and what to do. */
  text: string;
  /** The build's own words, if the CMS has none for the problem. */
  detail: string;
  /** What the site shows instead. */
  instead: string;
}

interface RecordConfig {
  slug: string;
  isGlobal: boolean;
  fields: readonly Field[];
  label?: unknown;
}

function findConfig(payload: Payload, slug: string): RecordConfig | undefined {
  const global = payload.globals.config.find((one) => one.slug === slug);
  if (global) return { slug, isGlobal: true, fields: global.fields, label: global.label };
  const collection = payload.collections[slug as 'talents']?.config;
  return collection && { slug, isGlobal: false, fields: collection.fields };
}

function hrefOf(payload: Payload, config: RecordConfig, { id, locale }: StoredProblem) {
  const { admin } = payload.config.routes;
  if (!config.isGlobal && id === null) return null;
  const place = config.isGlobal ? `globals/${config.slug}` : `collections/${config.slug}/${id}`;
  return `${admin}/${place}?locale=${locale === 'en' ? 'en' : 'es'}`;
}

/** Returns the name of a changed or wrong record: its title, or the label of a global. */
function nameOfRecord(
  payload: Payload,
  { kind, title }: { kind: string; title: string },
  language: AdminLanguage,
): string {
  if (title) return title;
  const config = findConfig(payload, kind);
  return config ? labelOf({ ...config, name: kind }, language) : kind;
}

/** Returns a problem in an editor's words. */
function viewProblem(
  payload: Payload,
  stored: StoredProblem,
  language: AdminLanguage,
): ProblemView {
  const { collection, title, field, problem, message, fallback } = stored;
  const config = findConfig(payload, collection);
  const general = collection === 'media' ? FILE_PROBLEM : BUILD_PROBLEM;
  return {
    title: nameOfRecord(payload, { kind: collection, title }, language),
    href: config ? hrefOf(payload, config, stored) : null,
    place: config ? describePath(config.fields, field, language) : '',
    text: problem ? describeProblem(problem, language) : general[language],
    detail: problem ? '' : message,
    instead: FALLBACK_TEXTS[fallback]?.[language] ?? '',
  };
}

/** Returns problems in an editor's words; those that differ in the language only are one. */
function viewProblems(
  payload: Payload,
  problems: readonly StoredProblem[],
  language: AdminLanguage,
): ProblemView[] {
  const views = new Map<string, ProblemView>();
  for (const problem of problems) {
    const view = viewProblem(payload, problem, language);
    const key = [problem.collection, problem.id, view.place, view.text, view.detail].join('\n');
    if (!views.has(key)) views.set(key, view);
  }
  return [...views.values()];
}

/** The published records that break a rule of the CMS, in an editor's words. */
interface InvalidView {
  problems: ProblemView[];
  /** How many records more have problems. */
  hidden: number;
  /** How many of the published records have been checked. */
  checked: number;
  total: number;
}

/** Records in the list: more would hide the rest of the first page. */
const MAX_RECORDS = 20;
const LANGUAGES: Record<Locale, Bilingual> = {
  es: bilingual('en español', 'in Spanish'),
  en: bilingual('en inglés', 'in English'),
};

const idOf = ({ id }: InvalidRecord): string | null => (id === undefined ? null : String(id));

const isOfRecord =
  (record: InvalidRecord) =>
  ({ collection, id }: StoredProblem): boolean =>
    collection === record.kind && id === idOf(record);

/** Whether a build has reported the problem, perhaps for a value inside the field. */
const isReported = (path: string, reported: readonly StoredProblem[]): boolean =>
  reported.some(({ field }) => field === path || field.startsWith(`${path}.`));

function viewOwn(
  record: InvalidRecord,
  { path, locale, problem }: InvalidRecord['problems'][number],
  { payload, language }: ViewContext,
): ProblemView {
  const { kind, title } = record;
  const stored = { collection: kind, id: idOf(record), title, field: path, problem };
  const view = viewProblem(
    payload,
    { ...stored, locale: locale ?? null, message: '', fallback: '' },
    language,
  );
  return locale ? { ...view, place: `${view.place} (${LANGUAGES[locale][language]})` } : view;
}

/**
 * Returns what the CMS knows about the records that a build has reported, except the problems that the
 * build has named itself: so each problem is shown once.
 */
const viewFurther = (
  { records }: InvalidRecords,
  reported: readonly StoredProblem[],
  context: ViewContext,
): ProblemView[] =>
  records.flatMap((record) => {
    const own = reported.filter(isOfRecord(record));
    if (own.length === 0) return [];
    return record.problems
      .filter(({ path }) => !isReported(path, own))
      .map((problem) => viewOwn(record, problem, context));
  });

/** Describes the invalid records about which the newest publication has reported nothing. */
function viewInvalid(
  { records, checked, total }: InvalidRecords,
  reported: readonly StoredProblem[],
  context: ViewContext,
): InvalidView {
  const others = records.filter((record) => !reported.some(isOfRecord(record)));
  return {
    problems: others
      .slice(0, MAX_RECORDS)
      .flatMap((record) => record.problems.map((problem) => viewOwn(record, problem, context))),
    hidden: Math.max(0, others.length - MAX_RECORDS),
    checked,
    total,
  };
}

/** What editors read about a publication of the site; `online` is followed by its time. */
const STATUS_TEXTS: Record<Exclude<Status, 'online'>, Bilingual> = {
  waiting: bilingual(
    'En cola: se envía al servidor en unos segundos',
    'Queued: it is sent to the host in seconds',
  ),
  retrying: bilingual(
    'El servidor no responde; se vuelve a intentar',
    'The host does not respond; trying again',
  ),
  sent: bilingual(
    'Enviada al servidor: todavía no está en línea',
    'Sent to the host: not online yet',
  ),
  building: bilingual('Se está publicando…', 'It is being published…'),
  failed: bilingual(
    'No está en línea: la publicación ha fallado',
    'Not online: the publication failed',
  ),
  silent: bilingual(
    'Enviada, pero el servidor no ha dicho si está en línea: mira la web, o publica otra vez',
    'Sent, but the host has not said whether it is online: look at the site, or publish again',
  ),
  superseded: bilingual('Incluida en la siguiente', 'Included in the next one'),
};

/** What editors read beside a record that the site shows, or is about to show. */
const RECORD_TEXTS = {
  waiting: bilingual('Se está publicando…', 'It is being published…'),
  silent: STATUS_TEXTS.silent,
  failed: bilingual('No está en línea', 'Not online'),
  partial: bilingual('Está en línea sin una parte', 'Online without a part of it'),
};

/** What editors read beside a record that was unpublished. */
const REMOVAL_TEXTS = {
  waiting: bilingual('Se está retirando de la web…', 'It is being taken off the site…'),
  silent: STATUS_TEXTS.silent,
  failed: bilingual('Sigue en la web', 'Still on the site'),
};

/** The fallbacks with which a record is online, without one of its parts. */
const PARTIAL_FALLBACKS = ['fieldOmitted', 'placeholder'];

/** Whoever started a build that the CMS did not request. */
const HOST_BUILD = bilingual(
  'Publicación del servidor (un cambio de la web misma)',
  'Publication by the host (a change of the site itself)',
);

/** How the admin shows a status. */
type Tone = 'success' | 'info' | 'warning' | 'error';

/** A publication in an editor's words. */
interface PublicationView {
  id: string;
  tone: Tone;
  /** E.g. `En línea desde las 23:46`. */
  text: string;
  /** When it was requested, e.g. `a las 23:45`. */
  time: string;
  /** The changed records, and who changed them. */
  changes: string;
  /** Why it failed, in the words of the host or the build; often in English. */
  error: string;
  problems: ProblemView[];
  /** The address of this deploy at the host; empty if the host has none. */
  deployUrl: string;
}

/** What the admin's first page shows about the site. */
interface SiteView {
  /** The publications, the newest first. */
  publications: PublicationView[];
  /** Whether the newest one may change soon. */
  isPending: boolean;
  /** Whether the editor can request the last one again. */
  canRepeat: boolean;
  /** Which version the site shows while the newest is not online; empty if it is. */
  shown: string;
  /** The invalid records that the newest publication does not name. */
  invalid: InvalidView;
}

const NONE_INVALID: InvalidRecords = { records: [], checked: 0, total: 0 };
const TONES: Record<Status, Tone> = {
  waiting: 'info',
  retrying: 'warning',
  sent: 'info',
  building: 'info',
  online: 'success',
  failed: 'error',
  silent: 'warning',
  superseded: 'info',
};
const ONLINE = (since: string) => bilingual(`En línea desde ${since}`, `Online since ${since}`);
const ONLINE_WITHOUT = (since: string, count: number) =>
  bilingual(
    `En línea desde ${since}, salvo ${count === 1 ? 'lo que sigue' : `estos ${count} fallos`}`,
    `Online since ${since}, except ${count === 1 ? 'the following' : `these ${count} problems`}`,
  );
const SHOWN = (since: string) =>
  bilingual(
    `La web muestra la versión que está en línea desde ${since}.`,
    `The site shows the version that has been online since ${since}.`,
  );

/** What a view of publications depends on. */
interface ViewContext {
  payload: Payload;
  language: AdminLanguage;
  now: Date;
}

function changesText(
  { changes, source }: StoredPublication,
  { payload, language }: ViewContext,
): string {
  if (source === 'host') return HOST_BUILD[language];
  const names = changes.map((change) => nameOfRecord(payload, change, language)).join(', ');
  const people = [...new Set(changes.flatMap(({ who }) => who ?? []))].join(', ');
  return people ? `${names} (${people})` : names;
}

function textOf(
  publication: StoredPublication,
  status: Status,
  problemCount: number,
  { language, now }: ViewContext,
): string {
  if (status !== 'online') return STATUS_TEXTS[status][language];
  const since = timeText(publication.onlineAt ?? publication.createdAt, language, now, 'since');
  return (problemCount > 0 ? ONLINE_WITHOUT(since, problemCount) : ONLINE(since))[language];
}

function viewPublication(
  publication: StoredPublication,
  status: Status,
  context: ViewContext,
  invalid: InvalidRecords = NONE_INVALID,
): PublicationView {
  const { payload, language, now } = context;
  const problems = [
    ...viewProblems(payload, publication.problems, language),
    ...viewFurther(invalid, publication.problems, context),
  ];
  return {
    id: publication.id,
    tone: status === 'online' && problems.length > 0 ? 'warning' : TONES[status],
    text: textOf(publication, status, problems.length, context),
    time: timeText(publication.createdAt, language, now),
    changes: changesText(publication, context),
    error: publication.error ?? '',
    problems,
    deployUrl: publication.deployUrl ?? '',
  };
}

/** Returns whether a status may change soon, so that the admin asks again. */
const isUnsettled = (status: Status): boolean =>
  ['waiting', 'retrying', 'sent', 'building'].includes(status);

/**
 * Describes the publications of the site, and the invalid records. A record is named once: with the
 * newest publication, if that one has reported it.
 *
 * @param publications the newest first
 */
export function viewSite(
  publications: readonly StoredPublication[],
  context: ViewContext,
  invalid: InvalidRecords = NONE_INVALID,
): SiteView {
  const online = publications.find(({ state }) => state === 'online');
  const statuses = publications.map((one) => statusOf(one, online, context.now));
  const [newest] = statuses;
  const isOnline = newest === 'online';
  const since =
    online && timeText(online.onlineAt ?? online.createdAt, context.language, context.now, 'since');
  return {
    publications: publications.map((one, index) =>
      viewPublication(one, statuses[index]!, context, index === 0 ? invalid : undefined),
    ),
    isPending: newest !== undefined && isUnsettled(newest),
    canRepeat: newest === 'failed' || newest === 'silent',
    shown: !isOnline && since ? SHOWN(since)[context.language] : '',
    invalid: viewInvalid(invalid, publications[0]?.problems ?? [], context),
  };
}

/** What the sidebar of a record shows: whether the site shows the record, and why not. */
export interface RecordView {
  tone: Tone;
  text: string;
  /** Why it is not online. */
  error: string;
  problems: ProblemView[];
  /** Whether this may change soon. */
  isPending: boolean;
}

/** The record that is open in the admin. */
interface OpenRecord {
  kind: string;
  /** `null` for a global. */
  id: string | null;
  /** Whether it is published; a draft beside a published version counts as published. */
  isPublic: boolean;
}

const REMOVED = (since: string) =>
  bilingual(`Retirado de la web desde ${since}`, `Off the site since ${since}`);
const FAILED = (at: string) =>
  bilingual(`la publicación pedida ${at} ha fallado`, `the publication requested ${at} failed`);
const ALREADY_ONLINE = bilingual('En línea', 'Online');

const isProblemOf =
  ({ kind, id }: OpenRecord) =>
  (problem: { collection: string; id: string | null }): boolean =>
    problem.collection === kind && problem.id === id;

const isOf =
  ({ kind, id }: OpenRecord) =>
  (change: { kind: string; id?: number | string }): boolean =>
    change.kind === kind && (id === null || String(change.id) === id);

function viewOnline(
  record: OpenRecord,
  online: StoredPublication,
  since: string,
  { payload, language }: ViewContext,
): RecordView {
  const settled = { error: '', problems: [], isPending: false };
  if (!record.isPublic) return { ...settled, tone: 'info', text: REMOVED(since)[language] };
  const own = online.problems.filter(isProblemOf(record));
  if (own.length === 0) return { ...settled, tone: 'success', text: ONLINE(since)[language] };
  const isPartial = own.every(({ fallback }) => PARTIAL_FALLBACKS.includes(fallback));
  return {
    ...settled,
    tone: isPartial ? 'warning' : 'error',
    text: RECORD_TEXTS[isPartial ? 'partial' : 'failed'][language],
    problems: viewProblems(payload, own, language),
  };
}

function viewUnfinished(
  record: OpenRecord,
  newest: StoredPublication,
  status: Status,
  { language, now }: ViewContext,
): RecordView {
  const texts = record.isPublic ? RECORD_TEXTS : REMOVAL_TEXTS;
  const view = { error: newest.error ?? '', problems: [] };
  if (isUnsettled(status)) {
    const tone = status === 'retrying' ? 'warning' : 'info';
    return { ...view, tone, text: texts.waiting[language], isPending: true };
  }
  if (status === 'silent') {
    return { ...view, tone: 'warning', text: texts.silent[language], isPending: false };
  }
  const reason = FAILED(timeText(newest.createdAt, language, now))[language];
  const text = `${texts.failed[language]}: ${reason}`;
  return { ...view, tone: 'error', text, isPending: false };
}

/**
 * Describes what became of a record. A publication includes every change that was made before it, so
 * the newest one that is online decides, unless the record was changed later.
 *
 * @param publications the newest first
 * @returns `undefined` for a record about which nothing is known, such as a new draft
 */
export function viewRecord(
  record: OpenRecord,
  publications: readonly StoredPublication[],
  context: ViewContext,
): RecordView | undefined {
  const { language, now } = context;
  const changed = publications.findIndex(({ changes }) => changes.some(isOf(record)));
  const online = publications.findIndex(({ state }) => state === 'online');
  if (changed === -1) return viewUnchanged(record, publications[online], context);
  if (online !== -1 && online <= changed) {
    // The first one after the change that has put the record online.
    const first = publications
      .slice(0, changed + 1)
      .findLast(({ state, problems }) => state === 'online' && !problems.some(isProblemOf(record)));
    const { onlineAt, createdAt } = first ?? publications[online]!;
    const since = timeText(onlineAt ?? createdAt, language, now, 'since');
    return viewOnline(record, publications[online]!, since, context);
  }
  const later = publications.slice(0, changed + 1);
  const statuses = later.map((one) => statusOf(one, undefined, now));
  const unsettled = statuses.findIndex(isUnsettled);
  const index = Math.max(unsettled, 0);
  return viewUnfinished(record, later[index]!, statuses[index]!, context);
}

/** Describes a record that none of the kept publications has changed. */
function viewUnchanged(
  record: OpenRecord,
  online: StoredPublication | undefined,
  context: ViewContext,
): RecordView | undefined {
  if (!online || !record.isPublic) return undefined;
  const view = viewOnline(record, online, '', context);
  return view.tone === 'success' ? { ...view, text: ALREADY_ONLINE[context.language] } : view;
}
