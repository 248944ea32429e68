'use client';
import { getTranslation } from '@payloadcms/translations';
import { useForm, useTranslation } from '@payloadcms/ui';
import type { ArrayFieldClient } from 'payload';
import { proposedLastDay } from '#contract/timeZone.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { useRows } from '../../../admin/useRows.ts';

interface Props {
  field: ArrayFieldClient;
  path: string;
  readOnly?: boolean;
}

/**
 * Adds a row above the others, with a proposed last day if it has one. It replaces Payload's button, which adds rows
 * at the end: the list has the class `adds-at-top`.
 */
export function AddAtTop({ field: { fields, labels }, path, readOnly = false }: Props) {
  const rows = useRows();
  const { disabled } = useForm();
  const { i18n, t } = useTranslation();
  if (readOnly) return null;
  const hasLastDay = fields.some((field) => 'name' in field && field.name === 'lastDay');
  return (
    <SmallButton
      disabled={Boolean(disabled)}
      onClick={() => rows.add(path, [hasLastDay ? { lastDay: proposedLastDay() } : {}], 0)}
    >
      {t('fields:addLabel', { label: labels ? getTranslation(labels.singular, i18n) : '' })}
    </SmallButton>
  );
}
