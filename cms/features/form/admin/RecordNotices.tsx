'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { describeMoment } from '../../../texts/times.ts';
import { OpenElsewhere } from '../../revisions/admin/OpenElsewhere.tsx';
import { RecoveryBanner } from '../../recovery/admin/RecoveryBanner.tsx';

/** Who saved a record, and when; ISO 8601. */
interface Stamps {
  createdAt: string;
  deletedAt: string | null;
  updatedAt: string;
  updatedBy: string | null;
}

const CHANGED = bilingual('Último cambio', 'Last change');
const CREATED = bilingual('Creado', 'Created');
const IN_TRASH = bilingual('En la papelera desde', 'In the trash since');

/** Renders who changed the record last, e.g. "Último cambio: Marta, hoy a las 12:31". */
function LastChange() {
  const { data } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { createdAt, deletedAt, updatedAt, updatedBy } = (data ?? {}) as Partial<Stamps>;
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
