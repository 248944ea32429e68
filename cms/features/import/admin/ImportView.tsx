import type { AdminViewServerProps } from 'payload';
import { talentColumns } from '../importColumns.ts';
import { TalentTransfer } from './TalentImport.tsx';

/** The page that exports talents to a spreadsheet and imports them from one. */
export async function ImportView({ initPageResult }: AdminViewServerProps) {
  const columns = await talentColumns(initPageResult.req);
  // Fields hold code, which components of the browser cannot receive.
  return <TalentTransfer columns={columns.map(({ field: _field, ...column }) => column)} />;
}
