'use client';

import type { DefaultCellComponentProps } from 'payload';

/** Renders a talent's position in their list, or a dash for those who follow by family name. */
export function PositionCell({ cellData }: DefaultCellComponentProps) {
  return <>{typeof cellData === 'number' ? cellData : '–'}</>;
}
