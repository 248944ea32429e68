'use client';
import { PopupList, useConfig } from '@payloadcms/ui';
import { TEXTS } from './importTexts.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

/** Item of the talents' list menu that leads to the import and export. */
export function ImportLink() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  return (
    <PopupList.Button href={`${config.routes.admin}/import`}>
      {TEXTS.title[language]}
    </PopupList.Button>
  );
}
