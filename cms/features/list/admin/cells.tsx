'use client';
import type { DefaultCellComponentProps } from 'payload';
import { formatMoment } from '../../../texts/times.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

/** Renders a point in time in a list, in Madrid's time and the admin's language. */
export function DateTimeCell({ cellData }: DefaultCellComponentProps) {
  const language = useAdminLanguage();
  return <span>{cellData ? formatMoment(cellData as string, language, 'dateTime') : ''}</span>;
}
