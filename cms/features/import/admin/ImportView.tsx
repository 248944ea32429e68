import { Gutter } from '@payloadcms/ui';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { access } from '../../../access.ts';
import { talentColumns } from '../importColumns.ts';
import { TalentTransfer } from './TalentImport.tsx';

/** The page that exports talents to a spreadsheet and imports them from one. Editors only. */
export async function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload } = req;
  if (!access.editors({ req })) redirect(payload.config.routes.admin);
  const user = req.user ?? undefined;
  const columns = await talentColumns(req);
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <Gutter>
        <TalentTransfer
          columns={columns.map(({ name, label, aliases }) => ({ name, label, aliases }))}
        />
      </Gutter>
    </DefaultTemplate>
  );
}
