'use client';

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { BuildError, ProblemList, StatusCard } from './StatusCard.tsx';
import { usePolled } from './usePolled.ts';
import './recordState.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import type { RecordView } from '../siteView.ts';

const UNSAVED = bilingual('Sin guardar', 'Not saved');
const LABEL = bilingual('En la web', 'On the site');

/** Returns the address that tells what became of the open record; `undefined` for a new one. */
function useRecordUrl(): string | undefined {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug;
  if (!kind || (collectionSlug && id === undefined)) return undefined;
  const query = new URLSearchParams({ kind, ...(id !== undefined && { id: String(id) }) });
  return `${config.routes.api}/publications/record?${query}`;
}

/** Asks what became of the open record: again when it is saved, and while it is being published. */
function useRecordView(): RecordView | null {
  const { hasPublishedDoc, lastUpdateTime, versionCount } = useDocumentInfo();
  const revision = [hasPublishedDoc, lastUpdateTime, versionCount].join();
  return usePolled<RecordView>(useRecordUrl(), null, revision).view;
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
      {isModified && <strong>{UNSAVED[language]}</strong>}
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
        {LABEL[language]}
      </div>
      <StatusCard tone={view.tone} text={view.text}>
        {view.problems.length > 0 && <ProblemList problems={view.problems} hasLinks={false} />}
        <BuildError error={view.error} language={language} />
      </StatusCard>
    </div>
  );
}
