import type { PayloadRequest, Where } from 'payload';
import type { Bilingual } from '../../texts/labels.ts';
import { formatCell } from './formatCells.ts';
import type { TalentColumn } from './importColumns.ts';

/** A talent's newest version, with its texts in all languages. */
export interface TalentRecord {
  id: number | string;
  updatedAt: string;
  name?: string | null;
  slug?: string | null;
  list?: string | null;
  shareId?: string | null;
  [field: string]: unknown;
}

/** Finds the newest versions of talents, drafts too, with the rights of the account that asks. */
export async function findTalents(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  where: Where = {},
): Promise<TalentRecord[]> {
  const names = [...columns.map(({ field }) => field.name), 'list', 'updatedAt'];
  const { docs } = await req.payload.find({
    collection: 'talents',
    where,
    select: Object.fromEntries(names.map((name) => [name, true])),
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'name',
    overrideAccess: false,
    user: req.user,
  });
  return docs as unknown as TalentRecord[];
}

/** Returns the value of a record in a column. */
export function valueOf(record: TalentRecord, { field, locale, type }: TalentColumn): unknown {
  const stored = record[field.name];
  if (locale) return (stored as Record<string, unknown> | null | undefined)?.[locale];
  if (type.kind !== 'levels') return stored;
  return ((stored ?? []) as Record<string, unknown>[]).map(({ level, ...row }) => ({
    key: row[keyOf(field)],
    level,
  }));
}

/** Returns the name of the field that holds the key in a row of languages, accents or skills. */
export const keyOf = (field: TalentColumn['field']): string =>
  (field as { flattenedFields?: { name: string; type: string }[] }).flattenedFields?.find(
    ({ name, type }) => type === 'select' && name !== 'level',
  )?.name ?? '';

/** Returns the cell of a record in a column; a person who has left the team is no agent. */
export function cellOf(
  record: TalentRecord,
  column: TalentColumn,
  language: keyof Bilingual,
): string {
  const value = valueOf(record, column);
  const { type } = column;
  const isGone =
    column.field.name === 'agentId' &&
    type.kind === 'choice' &&
    !type.choices.some((choice) => choice.value === value);
  return isGone ? '' : formatCell(value, type, language);
}
