import { bilingual } from '../../../texts/labels.ts';
import { type ProblemView, viewProblems } from './problemView.ts';
import type { Tone, ViewContext } from './siteView.ts';
import { type Status, isUnsettled, statusOf } from './status.ts';
import type { StoredPublication } from './store.ts';
import { PARTIAL_FALLBACKS, RECORD_TEXTS, REMOVAL_TEXTS } from './texts.ts';
import { atText, sinceText } from './times.ts';

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

const ONLINE = (since: string) => bilingual(`En línea desde ${since}`, `Online since ${since}`);
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
  const reason = FAILED(atText(newest.createdAt, language, now))[language];
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
    const since = sinceText(onlineAt ?? createdAt, language, now);
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
