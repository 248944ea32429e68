'use client';

import { Gutter, PopupList, SetStepNav, useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import talents from '../texts/talentsPage.json' with { type: 'json' };
import type { Bilingual } from '../texts/labels.ts';
import { useAdminLanguage } from '../texts/useAdminLanguage.ts';

const useListUrl = (): string => `${useConfig().config.routes.admin}/collections/talents`;

interface TalentsPageProps {
  title: Bilingual;
  className?: string | undefined;
  children: ReactNode;
}

/** A page of its own below the list of talents, with the way back to it. */
export function TalentsPage({ title, className, children }: TalentsPageProps) {
  const language = useAdminLanguage();
  const url = useListUrl();
  return (
    <Gutter className={className ?? ''}>
      <SetStepNav nav={[{ label: talents[language], url }, { label: title[language] }]} />
      <h1>{title[language]}</h1>
      {children}
    </Gutter>
  );
}

/** An item of the menu of the list of talents that leads to such a page. */
export function TalentsPageLink({ page, title }: { page: string; title: Bilingual }) {
  const language = useAdminLanguage();
  return <PopupList.Button href={`${useListUrl()}/${page}`}>{title[language]}</PopupList.Button>;
}
