import type { Payload } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import type { InvalidRecords } from '../invalidRecords.ts';
import { type InvalidView, viewFurther, viewInvalid } from './invalidView.ts';
import { type ProblemView, nameOfRecord, viewProblems } from './problemView.ts';
import { type Status, isUnsettled, statusOf } from './status.ts';
import type { StoredPublication } from './store.ts';
import { HOST_BUILD, STATUS_TEXTS } from './texts.ts';
import { atText, sinceText } from './times.ts';

/** How the admin shows a status. */
export type Tone = 'success' | 'info' | 'warning' | 'error';

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
