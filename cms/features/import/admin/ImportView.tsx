import { Gutter, SetStepNav } from '@payloadcms/ui';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { editors } from '../../../access.ts';
import { talentColumns } from '../importColumns.ts';
import { TalentImport, TalentExport } from './TalentImport.tsx';
import { TEXTS } from './importTexts.ts';

const STACK = {
  display: 'grid',
  gap: 'var(--base)',
  paddingBottom: 'calc(var(--base) * 2)',
} as const;

/** The page that exports talents to a spreadsheet and imports them from one. Editors only. */
export async function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  if (!editors({ req })) redirect(payload.config.routes.admin);
  const language = i18n.language === 'en' ? 'en' : 'es';
  const columns = await talentColumns(req);
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, req }}
      visibleEntities={{ ...visibleEntities }}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(user ? { user } : {})}
    >
      <SetStepNav
        nav={[
          {
            label: TEXTS.talents[language],
            url: `${payload.config.routes.admin}/collections/talents`,
          },
          { label: TEXTS.title[language] },
        ]}
      />
      <Gutter>
        <div style={STACK}>
          <h1>{TEXTS.title[language]}</h1>
          <TalentExport language={language} />
          <TalentImport
            language={language}
            columns={columns.map(({ name, label, aliases }) => ({ name, label, aliases }))}
          />
        </div>
      </Gutter>
    </DefaultTemplate>
  );
}
