'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { bilingual } from '../../../texts/labels.ts';
import { describeMoment } from '../../../texts/times.ts';
import { RecoveryBanner } from '../../recovery/admin/RecoveryBanner.tsx';
import type { OtherForm } from '../../revisions/revisionsPlugin.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

/** Less than half of the time after which the CMS takes a form for closed. */
const REPORT_MS = 20_000;

const OTHER = (name: string, moment: string) =>
  bilingual(
    `${name} tiene abierta esta ficha desde ${moment}.`,
    `${name} has had this record open since ${moment}.`,
  );
const OWN = (moment: string) =>
  bilingual(
    `Tienes esta ficha abierta en otra ventana desde ${moment}.`,
    `You have had this record open in another window since ${moment}.`,
  );
const SAFE = bilingual(
  'Podéis escribir a la vez: al guardar no se pisa nada, y si cambiáis lo mismo se pregunta.',
  'Both can write: a save overwrites nothing, and asks if both change the same.',
);

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
  const language = useAdminLanguage();
  const others = useOtherForms();
  if (others.length === 0) return null;
  const lines = others.map(({ name, isOwn, since }) => {
    const moment = describeMoment(since, language);
    return (isOwn ? OWN(moment) : OTHER(name, moment))[language];
  });
  return (
    <p className="field-description" role="status" data-open-elsewhere>
      <span>
        <strong>{[...new Set(lines)].join(' ')}</strong> {SAFE[language]}
      </span>
    </p>
  );
}

const CHANGED = bilingual('Último cambio', 'Last change');
const CREATED = bilingual('Creado', 'Created');
const IN_TRASH = bilingual('En la papelera desde', 'In the trash since');

/** Renders who changed the record last, e.g. "Último cambio: Marta, hoy a las 12:31". */
function LastChange() {
  const { data } = useDocumentInfo();
  const language = useAdminLanguage();
  const { createdAt, deletedAt, updatedAt, updatedBy } = (data ?? {}) as Record<string, string>;
  if (!updatedAt) return null;
  const moment = describeMoment(updatedAt, language);
  return (
    <p className="field-description" data-last-change>
      {CHANGED[language]}: {updatedBy ? `${updatedBy}, ${moment}` : moment}
      {createdAt && ` · ${CREATED[language]}: ${describeMoment(createdAt, language)}`}
      {deletedAt && ` · ${IN_TRASH[language]}: ${describeMoment(deletedAt, language)}`}
    </p>
  );
}

/** Renders what an editor should know before changing a record. */
export function RecordNotices() {
  return (
    <div style={{ marginBottom: 'var(--base)' }}>
      <LastChange />
      <OpenElsewhere />
      <RecoveryBanner />
    </div>
  );
}
