import type { Field, FlattenedField } from 'payload';
import type { PreviewProblem } from '#contract/preview.ts';
import {
  type AdminLanguage,
  type Problem,
  describeProblem,
  labelOf,
} from '../../texts/problems.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { findProblem } from '../../fields/recordProblems.ts';
import { FILE_KINDS, findKind } from '../../fields/upload.ts';
import { type Leaf, type Row, mapFields } from './mapFields.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Returns why a file cannot be shown in a field; the record contains the file itself. */
function findFileProblem({ field, row }: Leaf): Problem | undefined {
  const kind = findKind(field);
  const file = row[field.name] as { mimeType?: unknown } | null | undefined;
  if (!kind || isEmpty(file)) return undefined;
  const { types, label } = FILE_KINDS[kind];
  const isRight = types.includes(String(file?.mimeType));
  return isRight ? undefined : { code: 'wrongFile', values: [label.es, label.en] };
}

/** Returns what a required field without a value lacks; texts have rules of their own. */
function findMissing({ field, row }: Leaf): Problem | undefined {
  const isRequired = 'required' in field && Boolean(field.required);
  if (!isRequired || !isEmpty(row[field.name])) return undefined;
  if (field.type === 'upload') return { code: 'chooseFile' };
  const isChoice = field.type === 'select' || field.type === 'relationship';
  return { code: isChoice ? 'notChoice' : 'missing' };
}

/** Returns the labels of a field and of the lists that contain it, e.g. `Vídeos › 1 › Título`. */
function describePath(
  fields: readonly FlattenedField[],
  record: Row,
  path: string,
  language: AdminLanguage,
): string {
  const labels: string[] = [];
  let inner: readonly FlattenedField[] = fields;
  let value: unknown = record;
  let list: FlattenedField | undefined;
  for (const part of path.split('.')) {
    value = (value as Row | undefined)?.[part];
    if (/^\d+$/.test(part)) {
      labels.push(String(Number(part) + 1));
      const slug = (value as Row | undefined)?.blockType;
      if (list?.type === 'blocks')
        inner = list.blocks.find((block) => block.slug === slug)?.flattenedFields ?? [];
      continue;
    }
    list = inner.find((field) => 'name' in field && field.name === part);
    labels.push(list ? labelOf(list, language).replace(/ \*$/, '') : part);
    if (list && 'flattenedFields' in list) inner = list.flattenedFields;
  }
  return labels.join(' › ');
}

/**
 * Returns what a record lacks to be published in one language.
 *
 * @param record contains the files that it shows
 */
export function findPreviewProblems(
  fields: readonly FlattenedField[],
  record: Row,
  locale: Locale,
  language: AdminLanguage,
): PreviewProblem[] {
  const problems: PreviewProblem[] = [];
  mapFields(fields, record, (leaf) => {
    const { field, row, path } = leaf;
    const isLocalised = 'localized' in field && Boolean(field.localized);
    if (locale !== DEFAULT_LOCALE && !isLocalised) return undefined;
    const problem =
      findProblem(field as unknown as Field, row[field.name], row, locale) ??
      findMissing(leaf) ??
      findFileProblem(leaf);
    if (problem) {
      const label = describePath(fields, record, path, language);
      problems.push({ path, label, message: describeProblem(problem, language) });
    }
    return undefined;
  });
  return problems;
}
