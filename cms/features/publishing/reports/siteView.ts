import type { Payload } from 'payload';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import type { InvalidRecords } from '../invalidRecords.ts';
import {
  type InvalidView,
  nameOfRecord,
  type ProblemView,
  viewFurther,
  viewInvalid,
  viewProblems,
} from './problemView.ts';
import { type Status, statusOf, type StoredPublication } from './store.ts';
import { atText, sinceText } from '../../../texts/times.ts';

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
export interface PublicationView {
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
export interface SiteView {
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
export interface ViewContext {
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
  const since = sinceText(publication.onlineAt ?? publication.createdAt, language, now);
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
    time: atText(publication.createdAt, language, now),
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
    online && sinceText(online.onlineAt ?? online.createdAt, context.language, context.now);
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
