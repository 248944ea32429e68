'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatDateTime } from '../../../texts/times.ts';

/** Renders a point in time in a list, in Madrid's time and the admin's language. */
export function DateTimeCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  return <span>{cellData ? formatDateTime(cellData as string, language) : ''}</span>;
}
