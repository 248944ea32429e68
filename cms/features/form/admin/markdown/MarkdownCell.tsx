'use client';

import type { DefaultCellComponentProps } from 'payload';
import { plainMarkdown } from './plainMarkdown.ts';

const MAX_LENGTH = 80;

/** Renders the beginning of a formatted text in a list, without its signs. */
export function MarkdownCell({ cellData }: DefaultCellComponentProps) {
  const text = typeof cellData === 'string' ? plainMarkdown(cellData) : '';
  return <>{text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}</>;
}
