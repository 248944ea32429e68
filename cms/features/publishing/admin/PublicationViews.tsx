'use client';

import { Banner, Button, toast, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fillIn } from '../../../texts/texts.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';
import { Panel } from '../../dashboard/admin/Panel.tsx';
import type { viewRecord, viewSite } from '../siteView.ts';
import { ProblemList, StatusCard } from './StatusCard.tsx';
import texts from './texts.json' with { type: 'json' };

type RecordView = NonNullable<ReturnType<typeof viewRecord>>;
type SiteView = ReturnType<typeof viewSite>;
type PublicationView = SiteView['publications'][number];

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;
const BACKOFF = 1.5;

/**
 * Asks the CMS at once and, while its answer is pending, again and again: after two seconds at first,
 * then less and less often, up to every thirty seconds. Stops while the tab is hidden, and asks when
 * it is shown again.
 *
 * @param url the address, which returns JSON; `undefined` asks nothing
 * @param initial what is shown before the first answer
 * @param revision asks again when it changes, e.g. when a record is saved
 */
function usePolled<T extends { isPending: boolean }>(
  url: string | undefined,
  initial: T | null,
  revision: number | string,
): T | null {
  const [view, setView] = useState(initial);

  useEffect(() => {
    if (!url) return;
    let polling = new AbortController();

    const poll = async ({ signal }: AbortController) => {
      let delay = FIRST_DELAY_MS;
      let last = '';
      while (!signal.aborted) {
        const response = await fetch(url, { signal }).catch(() => undefined);
        const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
        // Without a session there are no further answers.
        if (signal.aborted || response?.status === 401 || response?.status === 403) return;
        if (text !== undefined) {
          const answer = JSON.parse(text) as T | null;
          if (text !== last) {
            delay = FIRST_DELAY_MS;
            setView(answer);
          }
          if (!answer?.isPending) return;
          last = text;
        }
        await new Promise((resolve) => setTimeout(resolve, delay));
        delay = Math.min(delay * BACKOFF, MAX_DELAY_MS);
      }
    };
    const restart = () => {
      polling.abort();
      polling = new AbortController();
      if (!document.hidden) void poll(polling);
    };

    document.addEventListener('visibilitychange', restart);
    restart();
    return () => {
      polling.abort();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [url, revision]);

  return view;
}

function InvalidRecords({ problems, hidden, checked, total }: SiteView['invalid']) {
  const language = useAdminLanguage();
  const isWrong = problems.length > 0;
  if (!isWrong && checked === total) return null;
  return (
    <StatusCard
      tone={isWrong ? 'error' : 'info'}
      text={(isWrong ? texts.invalid : texts.checking)[language]}
    >
      <ProblemList problems={problems} hasLinks error="" language={language} />
      {hidden > 0 && <div>{fillIn(texts.more[language], hidden)}</div>}
      {checked < total && <div>{fillIn(texts.progress[language], checked, total)}</div>}
    </StatusCard>
  );
}

const CELL = {
  // Not "anywhere", as in the card: columns must be as wide as their words.
  overflowWrap: 'break-word',
  padding: '0.3rem 1rem 0.3rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

function PublicationHistory({ publications }: { publications: PublicationView[] }) {
  const language = useAdminLanguage();
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>
        {fillIn(texts.earlier[language], publications.length)}
      </summary>
      <table style={{ borderCollapse: 'collapse', marginBlockStart: '0.5rem', width: '100%' }}>
        <thead>
          <tr>
            {[texts.requested, texts.changes, texts.result].map((heading) => (
              <th key={heading.en} scope="col" style={CELL}>
                {heading[language]}
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
  const { config } = useConfig();
  const language = useAdminLanguage();
  const hasPublications = hasHook || initial.publications.length > 0;
  const url = hasPublications ? `${config.routes.api}/publications/site` : undefined;
  const api = useApi();
  const [requests, setRequests] = useState(0);
  const { publications, canRepeat, shown, invalid } = usePolled(url, initial, requests) ?? initial;
  const [newest, ...others] = publications;
  const publishAgain = async () => {
    const { isOk } = await api('POST', '/publish');
    if (!isOk) return toast.error(texts.failed[language]);
    toast.success(texts.soon[language]);
    setRequests((count) => count + 1);
  };
  if (!hasPublications) {
    return (
      <>
        <Banner type="default">{texts.noHook[language]}</Banner>
        <InvalidRecords {...invalid} />
      </>
    );
  }
  return (
    <div data-publications>
      <Panel title={texts.title[language]}>
        {newest ? (
          <StatusCard tone={newest.tone} text={newest.text}>
            {shown && <div>{shown}</div>}
            <div>
              {texts.requested[language]} {newest.time}: {newest.changes}
            </div>
            <ProblemList {...newest} hasLinks language={language} />
            {newest.deployUrl && (
              <a href={newest.deployUrl} target="_blank" rel="noreferrer">
                {texts.see[language]}
              </a>
            )}
            {canRepeat && (
              <div>
                <Button buttonStyle="secondary" size="small" margin={false} onClick={publishAgain}>
                  {texts.again[language]}
                </Button>
              </div>
            )}
            {others.length > 0 && <PublicationHistory publications={others} />}
          </StatusCard>
        ) : (
          <StatusCard tone="info" text={texts.noneYet[language]} />
        )}
        <InvalidRecords {...invalid} />
      </Panel>
    </div>
  );
}

/** Asks what became of the open record: again when it is saved, and while it is being published. */
function useRecordView(): RecordView | null {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug, hasPublishedDoc, lastUpdateTime, versionCount } =
    useDocumentInfo();
  const query = new URLSearchParams({
    kind: collectionSlug ?? globalSlug ?? '',
    ...(id !== undefined && { id: String(id) }),
  });
  const isNew = collectionSlug && id === undefined;
  const url = isNew ? undefined : `${config.routes.api}/publications/record?${query}`;
  return usePolled<RecordView>(url, null, [hasPublishedDoc, lastUpdateTime, versionCount].join());
}

/**
 * Shows beside the buttons that save whether something is unsaved, and what became of the record on the
 * site: the sidebar is out of sight beside the live preview.
 */
export function RecordState() {
  const language = useAdminLanguage();
  const isModified = useFormModified();
  const view = useRecordView();
  if (!view && !isModified) return null;
  return (
    <span className="record-state" data-record-state data-tone={view?.tone}>
      {isModified && <strong>{texts.unsaved[language]}</strong>}
      {view && <span title={view.text}>{view.text}</span>}
    </span>
  );
}

/**
 * Shows beside a record whether the site shows it, since when, or why not. Asks again when the record
 * is saved, and while its publication is on its way.
 */
export function RecordPublication() {
  const language = useAdminLanguage();
  const view = useRecordView();
  if (!view) return null;
  return (
    <div className="field-type" data-record-publication>
      <div className="field-label" style={{ paddingBlockEnd: '5px' }}>
        {texts.onSite[language]}
      </div>
      <StatusCard tone={view.tone} text={view.text}>
        <ProblemList {...view} hasLinks={false} language={language} />
      </StatusCard>
    </div>
  );
}
