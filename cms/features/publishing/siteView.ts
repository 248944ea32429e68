import type { Payload } from 'payload';
import { describePath } from '../../fields/dataFields.ts';
import type { Bilingual } from '../../texts/labels.ts';
import { fillIn } from '../../texts/texts.ts';
import { type AdminLanguage, describeProblem, labelOf } from '../../texts/problems.ts';
import { timeText } from '../../texts/times.ts';
import { statusOf, type StoredPublication } from './publications.ts';
import texts from './siteView.json' with { type: 'json' };

type StoredProblem = StoredPublication['problems'][number];
type Status = ReturnType<typeof statusOf>;

interface ViewContext {
  payload: Payload;
  language: AdminLanguage;
  now: Date;
}

/** What the site shows instead of a wrong record, by the name that the build reports. */
const FALLBACK_TEXTS = new Map<string, Bilingual>(Object.entries(texts.fallback));

/** Returns the name of a changed or wrong record: its title, or the label of a global or an erased person. */
const nameOfRecord = (
  { kind, title }: { kind: string; title: string },
  { payload, language }: ViewContext,
): string => {
  const global = payload.globals.config.find(({ slug }) => slug === kind);
  const singular = payload.collections[kind as 'talents']?.config.labels?.singular;
  return (
    title || labelOf({ name: kind, ...(singular && { label: singular }), ...global }, language)
  );
};

function viewProblem(stored: StoredProblem, context: ViewContext) {
  const { collection, id, locale, title, field, problem, message, fallback } = stored;
  const { payload, language } = context;
  const global = payload.globals.config.find(({ slug }) => slug === collection);
  const config = global ?? payload.collections[collection as 'talents']?.config;
  const path = global ? `globals/${collection}` : id && `collections/${collection}/${id}`;
  const general = collection === 'media' ? texts.fileProblem : texts.buildProblem;
  return {
    title: nameOfRecord({ kind: collection, title }, context),
    /** The record's path in the admin; `null` if the CMS does not know the record. */
    href:
      config && path
        ? `${payload.config.routes.admin}/${path}?locale=${locale === 'en' ? 'en' : 'es'}`
        : null,
    /** The field; empty for the whole record. */
    place: config ? describePath(config.fields, field, language) : '',
    text: problem ? describeProblem(problem, language) : general[language],
    /** The build's own words, if the CMS has none for the problem. */
    detail: problem ? '' : message,
    /** What the site shows instead. */
    instead: FALLBACK_TEXTS.get(fallback)?.[language] ?? '',
  };
}

type ProblemView = ReturnType<typeof viewProblem>;

/** Returns problems in an editor's words; those that differ in the language only are one. */
function viewProblems(problems: readonly StoredProblem[], context: ViewContext): ProblemView[] {
  const views = new Map<string, ProblemView>();
  for (const problem of problems) {
    const view = viewProblem(problem, context);
    const key = [problem.collection, problem.id, view.place, view.text, view.detail].join('\n');
    if (!views.has(key)) views.set(key, view);
  }
  return [...views.values()];
}

const isProblemOf =
  (kind: string, id: string | null) =>
  (problem: StoredProblem): boolean =>
    problem.collection === kind && problem.id === id;

/** The fallbacks with which a record is online, without one of its parts. */
const PARTIAL_FALLBACKS = ['fieldOmitted', 'placeholder'];

/** How the admin shows a status. */
type Tone = 'success' | 'info' | 'warning' | 'error';

const TONES: Partial<Record<Status, Tone>> = {
  retrying: 'warning',
  online: 'success',
  failed: 'error',
  silent: 'warning',
};
const toneOf = (status: Status): Tone => TONES[status] ?? 'info';

const sinceOf = ({ onlineAt, createdAt }: StoredPublication, { language, now }: ViewContext) =>
  timeText(onlineAt ?? createdAt, language, now, 'since');

/** Names the changed records, and who changed them. */
function changesText({ changes, source }: StoredPublication, context: ViewContext): string {
  if (source === 'host') return texts.hostBuild[context.language];
  const names = changes.map((change) => nameOfRecord(change, context)).join(', ');
  const people = [...new Set(changes.flatMap(({ who }) => who ?? []))].join(', ');
  return people ? `${names} (${people})` : names;
}

function viewPublication(publication: StoredPublication, status: Status, context: ViewContext) {
  const { language, now } = context;
  const problems = viewProblems(publication.problems, context);
  const since = sinceOf(publication, context);
  const isIncomplete = status === 'online' && problems.length > 0;
  const exception = problems.length === 1 ? texts.onlineExceptOne : texts.onlineExcept;
  return {
    id: publication.id,
    tone: isIncomplete ? 'warning' : toneOf(status),
    text: fillIn(
      (isIncomplete ? exception : texts.status[status])[language],
      since,
      problems.length,
    ),
    /** When it was requested, e.g. `a las 23:45`. */
    time: timeText(publication.createdAt, language, now),
    changes: changesText(publication, context),
    /** Why it failed, in the words of the host or the build; often in English. */
    error: publication.error ?? '',
    problems,
    /** The address of this deploy at the host; empty if the host has none. */
    deployUrl: publication.deployUrl ?? '',
  };
}

/** Returns whether a status may change soon, so that the admin asks again. */
const isUnsettled = (status: Status): boolean =>
  ['waiting', 'retrying', 'sent', 'building'].includes(status);

/**
 * Describes the publications of the site.
 *
 * @param publications the newest first
 */
export function viewSite(publications: readonly StoredPublication[], context: ViewContext) {
  const online = publications.find(({ state }) => state === 'online');
  const statuses = publications.map((one) => statusOf(one, online, context.now));
  const [newest] = statuses;
  const isOlder = online !== undefined && online !== publications[0];
  return {
    publications: publications.map((one, index) => viewPublication(one, statuses[index]!, context)),
    isPending: newest !== undefined && isUnsettled(newest),
    /** Whether the editor can request the last one again. */
    canRepeat: newest === 'failed' || newest === 'silent',
    /** Which version the site shows while the newest is not online; empty if it is. */
    shown: isOlder ? fillIn(texts.shown[context.language], sinceOf(online, context)) : '',
    /** What the site does not show while the newest build has not said so. */
    problems: isOlder && !publications[0]?.builtAt ? viewProblems(online.problems, context) : [],
  };
}

/** What the sidebar of a record shows: whether the site shows the record, and why not. */
interface RecordView {
  tone: Tone;
  text: string;
  error: string;
  problems: ProblemView[];
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

/** @param text what editors read if the site shows the whole record, or shows it no more */
function viewOnline(
  { kind, id, isPublic }: OpenRecord,
  online: StoredPublication,
  text: string,
  context: ViewContext,
): RecordView {
  const view = { error: '', isPending: false };
  const own = isPublic ? online.problems.filter(isProblemOf(kind, id)) : [];
  if (own.length === 0) return { ...view, tone: isPublic ? 'success' : 'info', text, problems: [] };
  const isPartial = own.every(({ fallback }) => PARTIAL_FALLBACKS.includes(fallback));
  return {
    ...view,
    tone: isPartial ? 'warning' : 'error',
    text: texts.record[isPartial ? 'partial' : 'failed'][context.language],
    problems: viewProblems(own, context),
  };
}

function viewUnfinished(
  { isPublic }: OpenRecord,
  { error, createdAt }: StoredPublication,
  status: Status,
  { language, now }: ViewContext,
): RecordView {
  const { waiting, failed } = isPublic ? texts.record : texts.removal;
  const isPending = isUnsettled(status);
  const view = { tone: toneOf(status), error: error ?? '', problems: [], isPending };
  if (isPending) return { ...view, text: waiting[language] };
  if (status === 'silent') return { ...view, text: texts.status.silent[language] };
  const reason = fillIn(texts.requestFailed[language], timeText(createdAt, language, now));
  return { ...view, text: `${failed[language]}: ${reason}` };
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
  const { kind, id, isPublic } = record;
  const changed = publications.findIndex(({ changes }) =>
    changes.some((one) => one.kind === kind && (id === null || String(one.id) === id)),
  );
  const online = publications.find(({ state }) => state === 'online');
  if (changed === -1) {
    if (!online || !isPublic) return undefined;
    return viewOnline(record, online, texts.alreadyOnline[language], context);
  }
  const later = publications.slice(0, changed + 1);
  if (online && later.includes(online)) {
    // The first one after the change that has put the record online.
    const first = later.findLast(
      ({ state, problems }) => state === 'online' && !problems.some(isProblemOf(kind, id)),
    );
    const since = sinceOf(first ?? online, context);
    const text = fillIn((isPublic ? texts.status.online : texts.removed)[language], since);
    return viewOnline(record, online, text, context);
  }
  const statuses = later.map((one) => statusOf(one, undefined, now));
  const index = Math.max(statuses.findIndex(isUnsettled), 0);
  return viewUnfinished(record, later[index]!, statuses[index]!, context);
}
