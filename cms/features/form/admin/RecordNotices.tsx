'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { describeMoment } from '../../../texts/times.ts';
import { RecoveryBanner } from './RecoveryBanner.tsx';
import type { OtherForm } from '../../revisions/revisionsPlugin.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import './formNotice.css';
import texts from './texts.json' with { type: 'json' };

/** Less than half of the time after which the CMS takes a form for closed. */
const REPORT_MS = 20_000;

/** Reports the open form to the CMS; returns the other open forms of the same record. */
function useOtherForms(): OtherForm[] {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const [others, setOthers] = useState<OtherForm[]>([]);
  const form = useId();
  const url = `${config.routes.api}/open-forms`;
  const record = globalSlug ?? (id === undefined ? undefined : `${collectionSlug}/${id}`);

  useEffect(() => {
    if (!record) return;
    const key = `${form}${performance.timeOrigin}`;
    const send = (open: boolean) =>
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ form: key, ...(open && { record }) }),
        keepalive: true,
      }).catch(() => undefined);
    const report = async () => {
      if (document.hidden) return;
      const response = await send(true);
      if (response?.ok) setOthers(((await response.json()) as { others: OtherForm[] }).others);
    };
    const close = () => void send(false);
    const timer = setInterval(() => void report(), REPORT_MS);
    void report();
    window.addEventListener('pagehide', close);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [form, record, url]);
  return others;
}

/** Shows who else has the record open. It blocks nobody: a save merges, see `revisionsPlugin`. */
function OpenElsewhere() {
  const { language, t } = useTexts(texts);
  const others = useOtherForms();
  if (others.length === 0) return null;
  const lines = others.map(({ name, isOwn, since }) => {
    const moment = describeMoment(since, language);
    return isOwn ? t('openHere', moment) : t('openElsewhere', name, moment);
  });
  return (
    <p className="field-description" role="status" data-open-elsewhere>
      <span>
        <strong>{[...new Set(lines)].join(' ')}</strong> {t('safe')}
      </span>
    </p>
  );
}

/** Renders who changed the record last, e.g. "Último cambio: Marta, hoy a las 12:31". */
function LastChange() {
  const { data } = useDocumentInfo();
  const { language, t } = useTexts(texts);
  const { createdAt, deletedAt, updatedAt, updatedBy } = (data ?? {}) as Record<string, string>;
  if (!updatedAt) return null;
  const moment = describeMoment(updatedAt, language);
  return (
    <p className="field-description" data-last-change>
      {t('changed')}: {updatedBy ? `${updatedBy}, ${moment}` : moment}
      {createdAt && ` · ${t('created')}: ${describeMoment(createdAt, language)}`}
      {deletedAt && ` · ${t('inTrash')}: ${describeMoment(deletedAt, language)}`}
    </p>
  );
}

function followConnection(onChange: () => void): () => void {
  const types = ['online', 'offline'];
  for (const type of types) window.addEventListener(type, onChange);
  return () => types.forEach((type) => window.removeEventListener(type, onChange));
}

/** Says while there is no connection that nothing can be saved: a refused save is told by the browser, in English. */
function Offline() {
  const { t } = useTexts(texts);
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return createPortal(
    <p className="form-notice" role="status">
      {t('offline')}
    </p>,
    document.body,
  );
}

/** Renders what an editor should know before changing a record. */
export function RecordNotices() {
  return (
    <div style={{ marginBottom: 'var(--base)' }}>
      <LastChange />
      <OpenElsewhere />
      <RecoveryBanner />
      <Offline />
    </div>
  );
}
