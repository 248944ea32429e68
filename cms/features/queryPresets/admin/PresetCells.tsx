'use client';
import type { DefaultCellComponentProps } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import { describeFilter } from './presetFields.ts';
import { usePresetFields } from './usePresetFields.ts';

interface Column {
  accessor: string;
  active: boolean;
}

const NO_FILTER = bilingual('Sin filtro', 'No filter');
const USUAL = bilingual('Las de siempre', 'The usual ones');

/** Shows the conditions of a saved filter in a list, in words. */
export function PresetFilterCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { fields, language } = usePresetFields(rowData?.relatedCollection);
  return <span>{describeFilter(cellData, fields, language) || NO_FILTER[language]}</span>;
}

/** Shows the columns of a saved filter in a list, by their labels. */
export function PresetColumnsCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { fields, language } = usePresetFields(rowData?.relatedCollection);
  const columns = Array.isArray(cellData) ? (cellData as Column[]) : [];
  const labels = columns
    .filter(({ active }) => active)
    .map(({ accessor }) => fields.get(accessor)?.label ?? accessor);
  return <span>{labels.join(', ') || USUAL[language]}</span>;
}
