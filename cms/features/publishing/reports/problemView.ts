import type { Field, Payload } from 'payload';
import type { Locale } from '#contract/locales.ts';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import {
  type AdminLanguage,
  describeProblem,
  labelOf,
  type Problem,
} from '../../../texts/problems.ts';
import type { InvalidRecord, InvalidRecords, LocalisedProblem } from '../invalidRecords.ts';
import type { ViewContext } from './siteView.ts';

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

/** A problem of a record that a build has left as it was, as the CMS keeps it. */
export interface StoredProblem {
  collection: string;
  /** `null` for a global. */
  id: string | null;
  title: string;
  field: string;
  locale: string | null;
  /** What the build said; in English. */
  message: string;
  /** The same problem in the words of the CMS, where it finds the problem too. */
  problem?: Problem;
  fallback: string;
}

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
export interface ProblemView {
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
export function nameOfRecord(
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
export function viewProblems(
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
export interface InvalidView {
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

const isOf =
  (record: InvalidRecord) =>
  ({ collection, id }: StoredProblem): boolean =>
    collection === record.kind && id === idOf(record);

/** Whether a build has reported the problem, perhaps for a value inside the field. */
const isReported = (path: string, reported: readonly StoredProblem[]): boolean =>
  reported.some(({ field }) => field === path || field.startsWith(`${path}.`));

function viewOwn(
  record: InvalidRecord,
  { path, locale, problem }: LocalisedProblem,
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
export const viewFurther = (
  { records }: InvalidRecords,
  reported: readonly StoredProblem[],
  context: ViewContext,
): ProblemView[] =>
  records.flatMap((record) => {
    const own = reported.filter(isOf(record));
    if (own.length === 0) return [];
    return record.problems
      .filter(({ path }) => !isReported(path, own))
      .map((problem) => viewOwn(record, problem, context));
  });

/** Describes the invalid records about which the newest publication has reported nothing. */
export function viewInvalid(
  { records, checked, total }: InvalidRecords,
  reported: readonly StoredProblem[],
  context: ViewContext,
): InvalidView {
  const others = records.filter((record) => !reported.some(isOf(record)));
  return {
    problems: others
      .slice(0, MAX_RECORDS)
      .flatMap((record) => record.problems.map((problem) => viewOwn(record, problem, context))),
    hidden: Math.max(0, others.length - MAX_RECORDS),
    checked,
    total,
  };
}
