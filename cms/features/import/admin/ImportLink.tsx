'use client';
import { PopupList, useConfig, useTranslation } from '@payloadcms/ui';
import { TEXTS } from './importTexts.ts';

/** Item of the talents' list menu that leads to the import and export. */
export function ImportLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  return (
    <PopupList.Button href={`${config.routes.admin}/import`}>
      {TEXTS.title[language]}
    </PopupList.Button>
  );
}
