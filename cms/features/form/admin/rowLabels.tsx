'use client';

import { useRowLabel } from '@payloadcms/ui';
import { type Bilingual, startOf } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import { plainMarkdown } from '../../../fields/plainMarkdown.ts';
import styles from './rowLabels.module.css';

interface RowLabelProps {
  /** Names of the row's fields whose values form the title, in this order. */
  fields: string[];
  /** Labels of the values that are keys, by field: a language and an accent can have the same key. */
  labels: Record<string, Record<string, Bilingual>>;
}

/** Renders a collapsed row's title from its values, e.g. "2024 · La marea baja", or its number. */
export function RowLabel({ fields, labels }: RowLabelProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const language = useAdminLanguage();
  const texts = fields.flatMap((name) => {
    const value = String(data?.[name] ?? '');
    const known = new Map(Object.entries(labels[name] ?? {}));
    return value ? [known.get(value)?.[language] ?? value] : [];
  });
  return <>{texts.length > 0 ? texts.join(' · ') : String(rowNumber + 1)}</>;
}

interface BlockLabelProps {
  /** The block's type, e.g. "Quote". */
  type: Bilingual;
  /** Names of the block's fields: the first with a text is the title. */
  fields: string[];
}

/** Renders a block's type and the beginning of its text as the block's title. */
export function BlockLabel({ type, fields }: BlockLabelProps) {
  const { data } = useRowLabel<Record<string, unknown>>();
  const language = useAdminLanguage();
  const texts = ['blockName', ...fields].map((name) => data?.[name]);
  const written = texts.find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  const title = written && plainMarkdown(written);
  return (
    <span className={styles.label}>
      <span className={styles.type}>{type[language]}</span>
      {title && <span>{startOf(title)}</span>}
    </span>
  );
}

let waiting = new Set<number>();
let request: Promise<Map<number, string>> | undefined;

/** Returns the name of a talent. The rows of a form ask at the same time: they share one request. */
async function readName(api: ReturnType<typeof useApi>, id: number): Promise<string | undefined> {
  waiting.add(id);
  request ??= Promise.resolve().then(async () => {
    const ids = [...waiting];
    [waiting, request] = [new Set(), undefined];
    const query = `where[id][in]=${ids.join()}&limit=${ids.length}&select[name]=true&depth=0&draft=true`;
    const { body } = await api<{ docs?: { id: number; name: string }[] }>(
      'GET',
      `/talents?${query}`,
    );
    return new Map(body?.docs?.map((one) => [one.id, one.name]));
  });
  return (await request).get(id);
}

/** Renders the name of a row's talent as the row's title, or the row's number without a talent. */
export function RelatedName({ field }: { field: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const api = useApi();
  const value = data?.[field] as { id?: number } | number | null | undefined;
  const id = typeof value === 'object' ? value?.id : value;
  const name = useLoaded(id, () => readName(api, id!));
  return <>{name ?? String(rowNumber + 1)}</>;
}
