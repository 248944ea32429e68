'use client';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { RecordView } from '../reports/recordView.ts';
import { bilingual } from '../../../texts/labels.ts';
import { BuildError } from './BuildError.tsx';
import { ProblemList } from './ProblemList.tsx';
import { StatusCard } from './StatusCard.tsx';
import { usePolled } from './usePolled.ts';

const LABEL = bilingual('En la web', 'On the site');

/** Returns the address that tells what became of the open record; `undefined` for a new one. */
function useRecordUrl(): string | undefined {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug;
  if (!kind || (collectionSlug && id === undefined)) return undefined;
  const query = new URLSearchParams({ kind, ...(id !== undefined && { id: String(id) }) });
  return `${config.serverURL}${config.routes.api}/publications/record?${query}`;
}

/**
 * Shows beside a record whether the site shows it, since when, or why not. Asks again when the record
 * is saved, and while its publication is on its way.
 */
export function RecordPublication() {
  const { i18n } = useTranslation();
  const { hasPublishedDoc, lastUpdateTime, versionCount } = useDocumentInfo();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const revision = [hasPublishedDoc, lastUpdateTime, versionCount].join();
  const { view } = usePolled<RecordView>(useRecordUrl(), null, revision);
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
