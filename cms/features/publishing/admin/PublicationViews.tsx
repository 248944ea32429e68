'use client';

import { Banner, Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import { Panel } from '../../../admin/Panel.tsx';
import type { viewRecord, viewSite } from '../siteView.ts';
import { ProblemList, StatusCard } from './StatusCard.tsx';
import texts from './texts.json' with { type: 'json' };

type RecordView = NonNullable<ReturnType<typeof viewRecord>>;
type SiteView = ReturnType<typeof viewSite>;
type PublicationView = SiteView['publications'][number];

const POLL_MS = 3_000;

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Asks the CMS at once, when a hidden tab is shown, and while its answer is pending again and again.
 *
 * @param path what to ask; `undefined` asks nothing
 * @param initial what is shown before the first answer
 * @param revision asks again when it changes, e.g. when a record is saved
 */
function usePolled<T extends { isPending: boolean }>(
  path: string | undefined,
  initial: T | null,
  revision: number | string,
): T | null {
  const api = useApi();
  const [view, setView] = useState(initial);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  useEffect(() => {
    if (!path || isHidden) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const poll = async () => {
      const { isOk, status, body = null } = await api<T | null>('GET', path);
      if (!isCurrent) return;
      if (isOk) setView(body);
      // Without a session there are no further answers.
      const isPending = isOk ? body?.isPending : status !== 401 && status !== 403;
      if (isPending) timer = setTimeout(() => void poll(), POLL_MS);
    };
    void poll();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, path, revision, isHidden]);
  return view;
}

const CELL = {
  // Not "anywhere", as in the card: columns must be as wide as their words.
  overflowWrap: 'break-word',
  padding: '0.3rem 1rem 0.3rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

function PublicationHistory({ publications }: { publications: PublicationView[] }) {
  const { language, t } = useTexts(texts);
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>{t('earlier', publications.length)}</summary>
      <table style={{ borderCollapse: 'collapse', marginBlockStart: '0.5rem', width: '100%' }}>
        <thead>
          <tr>
            {[t('requested'), t('changes'), t('result')].map((heading) => (
              <th key={heading} scope="col" style={CELL}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {publications.map(({ id, time, changes, text, problems, error }) => (
            <tr key={id}>
              <td style={{ ...CELL, whiteSpace: 'nowrap' }}>{time}</td>
              <td style={CELL}>{changes}</td>
              <td style={CELL}>
                {text}
                <ProblemList problems={problems} hasLinks error={error} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * Shows the last publication and those before it. Refreshes by itself while the newest is on its way.
 *
 * @param initial what the server knew when it rendered the page
 * @param hasHook whether the CMS can request a publication
 */
export function PublicationsPanel({ initial, hasHook }: { initial: SiteView; hasHook: boolean }) {
  const { language, t } = useTexts(texts);
  const hasPublications = hasHook || initial.publications.length > 0;
  const path = hasPublications ? '/publications/site' : undefined;
  const api = useApi();
  const [requests, setRequests] = useState(0);
  const { publications, canRepeat, shown, problems } =
    usePolled(path, initial, requests) ?? initial;
  const [newest, ...others] = publications;
  const publishAgain = async () => {
    const { isOk } = await api('POST', '/publish');
    if (!isOk) return toast.error(t('failed'));
    toast.success(t('soon'));
    setRequests((count) => count + 1);
  };
  if (!hasPublications) return <Banner type="default">{t('noHook')}</Banner>;
  return (
    <div data-publications>
      <Panel title={t('title')}>
        {newest ? (
          <StatusCard tone={newest.tone} text={newest.text}>
            {shown && <div>{shown}</div>}
            <div>
              {t('requested')} {newest.time}: {newest.changes}
            </div>
            <ProblemList {...newest} hasLinks language={language} />
            {newest.deployUrl && (
              <a href={newest.deployUrl} target="_blank" rel="noreferrer">
                {t('see')}
              </a>
            )}
            {canRepeat && (
              <div>
                <Button buttonStyle="secondary" size="small" margin={false} onClick={publishAgain}>
                  {t('again')}
                </Button>
              </div>
            )}
            {others.length > 0 && <PublicationHistory publications={others} />}
          </StatusCard>
        ) : (
          <StatusCard tone="info" text={t('noneYet')} />
        )}
        {problems.length > 0 && (
          <StatusCard tone="error" text={t('invalid')}>
            <ProblemList problems={problems} hasLinks error="" language={language} />
          </StatusCard>
        )}
      </Panel>
    </div>
  );
}

/** Returns what to ask about the open record; a new one is not known. */
function useRecordPath(): string | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug ?? '';
  const query = new URLSearchParams({ kind, ...(id !== undefined && { id: String(id) }) });
  return collectionSlug && id === undefined ? undefined : `/publications/record?${query}`;
}

/** What became of open records, by what {@link RecordState} asks. {@link RecordPublication} shows the same. */
const views = new Map<string, RecordView | null>();
const listeners = new Set<() => void>();

function subscribeToViews(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows beside the buttons that save whether something is unsaved, and what became of the record on the
 * site: the sidebar is out of sight beside the live preview. Asks again when the record is saved, and while
 * its publication is on its way.
 */
export function RecordState() {
  const { t } = useTexts(texts);
  const isModified = useFormModified();
  const path = useRecordPath();
  const { hasPublishedDoc, lastUpdateTime, versionCount } = useDocumentInfo();
  const revision = [hasPublishedDoc, lastUpdateTime, versionCount].join();
  const view = usePolled<RecordView>(path, null, revision);
  useEffect(() => {
    if (!path) return;
    views.set(path, view);
    for (const listener of listeners) listener();
  }, [path, view]);
  if (!view && !isModified) return null;
  return (
    <span className="record-state" data-record-state data-tone={view?.tone}>
      {isModified && <strong>{t('unsaved')}</strong>}
      {view && <span title={view.text}>{view.text}</span>}
    </span>
  );
}

/** Shows beside a record whether the site shows it, since when, or why not. */
export function RecordPublication() {
  const { language, t } = useTexts(texts);
  const path = useRecordPath() ?? '';
  const view = useSyncExternalStore(
    subscribeToViews,
    () => views.get(path) ?? null,
    () => null,
  );
  if (!view) return null;
  return (
    <div className="field-type" data-record-publication>
      <div className="field-label" style={{ paddingBlockEnd: '5px' }}>
        {t('onSite')}
      </div>
      <StatusCard tone={view.tone} text={view.text}>
        <ProblemList {...view} hasLinks={false} language={language} />
      </StatusCard>
    </div>
  );
}
