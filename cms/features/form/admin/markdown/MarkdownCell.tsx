'use client';

import type { DefaultCellComponentProps } from 'payload';
import { startOf } from '../../../../texts/labels.ts';
import { plainMarkdown } from '../../../../fields/plainMarkdown.ts';

/** Renders the beginning of a formatted text in a list, without its signs. */
export function MarkdownCell({ cellData }: DefaultCellComponentProps) {
  const text = typeof cellData === 'string' ? plainMarkdown(cellData) : '';
  return <>{startOf(text)}</>;
}
