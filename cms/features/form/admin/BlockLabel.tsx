'use client';

import { useRowLabel } from '@payloadcms/ui';
import type { Bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import styles from './BlockLabel.module.css';

interface Props {
  /** The block's type, e.g. "Quote". */
  type: Bilingual;
  /** Names of the block's fields: the first with a text is the title. */
  fields: string[];
}

const MAX_LENGTH = 80;

/** Renders a block's type and the beginning of its text as the block's title. */
export function BlockLabel({ type, fields }: Props) {
  const { data } = useRowLabel<Record<string, unknown>>();
  const language = useAdminLanguage();
  const texts = ['blockName', ...fields].map((name) => data?.[name]);
  const title = texts.find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  const isLong = title && title.length > MAX_LENGTH;
  return (
    <span className={styles.label}>
      <span className={styles.type}>{type[language]}</span>
      {title && <span>{isLong ? `${title.slice(0, MAX_LENGTH)}…` : title}</span>}
    </span>
  );
}
