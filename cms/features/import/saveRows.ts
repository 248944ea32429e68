import type { PayloadRequest } from 'payload';
import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { type Translations, withTranslations } from '../../fields/translations.ts';
import { keyOf } from './importRecords.ts';
import type { Change, RowPlan } from './importPlan.ts';

type Row = Record<string, unknown>;

/** Returns rows with a key and a level; a row that was there keeps its id. */
function rowsOf({ column, value }: Change, stored: unknown): Row[] {
  const key = keyOf(column.field);
  const rows = (value ?? []) as { key: string; level: string | null }[];
  return rows.map((row) => {
    const old = ((stored ?? []) as Row[]).find((candidate) => candidate[key] === row.key);
    return { ...(old?.id ? { id: old.id } : {}), [key]: row.key, level: row.level };
  });
}

/** Saves the changes of a row as a draft, in one operation: either all of them, or none. */
export async function saveRow(req: PayloadRequest, plan: RowPlan): Promise<number | string> {
  const { record, changes } = plan;
  const texts: Translations = {};
  const data: Row = { _status: 'draft' };
  for (const change of changes) {
    const { column, value } = change;
    const { name } = column.field;
    const isOther = column.locale && column.locale !== DEFAULT_LOCALE;
    if (isOther) texts[name] = value as string | null;
    else data[name] = column.type.kind === 'levels' ? rowsOf(change, record?.[name]) : value;
  }
  const options = {
    collection: 'talents',
    data: data as never,
    draft: true,
    locale: DEFAULT_LOCALE,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    context: withTranslations(texts),
    // The request of the import itself would get the locale and the context of this operation.
    req: { i18n: req.i18n },
  } as const;
  const saved = record
    ? await req.payload.update({ ...options, id: record.id })
    : await req.payload.create(options);
  return saved.id;
}
