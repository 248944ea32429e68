import type { Field, Payload } from 'payload';
import { type AdminLanguage, describeProblem, labelOf } from '../../../texts/problems.ts';
import type { StoredProblem } from './problems.ts';
import { BUILD_PROBLEM, FALLBACK_TEXTS, FILE_PROBLEM } from './texts.ts';

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
export function viewProblem(
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
