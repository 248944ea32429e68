'use client';

import { useLocale } from '@payloadcms/ui';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from '../texts.json' with { type: 'json' };
import './english.css';

/** Says beside the buttons that save that the English texts are edited, with the way back. */
export function EnglishMark() {
  const { t } = useTexts(texts);
  if (useLocale().code !== 'en') return null;
  return (
    <p className="english-mark" role="status">
      <strong>{t('editing')}</strong> <a href="?locale=es">{t('back')}</a>
    </p>
  );
}
