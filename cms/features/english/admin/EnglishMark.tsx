'use client';

import { useLocale } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import './english.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

const EDITING = bilingual('Editas el inglés', 'You edit the English');
const BACK = bilingual('Volver al español', 'Back to Spanish');

/** Says beside the buttons that save that the English texts are edited, with the way back. */
export function EnglishMark() {
  const language = useAdminLanguage();
  if (useLocale().code !== 'en') return null;
  return (
    <p className="english-mark" role="status">
      <strong>{EDITING[language]}</strong> <a href="?locale=es">{BACK[language]}</a>
    </p>
  );
}
