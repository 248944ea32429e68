import type { Field } from 'payload';
import { type AdminLanguage, labelOf } from '../../../texts/problems.ts';

type NamedField = Field & { name: string };

/** Returns the fields with a name, also those in tabs without a name, rows and collapsible groups. */
const namedFields = (fields: readonly Field[]): NamedField[] =>
  fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namedFields(tab.fields));
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields);
    return 'name' in field && field.name ? [field as NamedField] : [];
  });

const fieldsIn = (field: NamedField): readonly Field[] => {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  return 'fields' in field ? field.fields : [];
};

const singularOf = (field: NamedField, language: AdminLanguage): string => {
  const label = 'labels' in field ? field.labels?.singular : undefined;
  return label ? labelOf({ name: field.name, label }, language) : labelOf(field, language);
};

/**
 * Returns the path of a field in an editor's words; parts that the CMS does not know are left out.
 *
 * @example 'Vídeo 1 › Dirección' for `videos.0.url`
 */
export function describePath(
  fields: readonly Field[],
  path: string,
  language: AdminLanguage,
): string {
  const words: string[] = [];
  let inner = fields;
  const parts = path.split('.').filter(Boolean);
  for (const [index, part] of parts.entries()) {
    if (/^\d+$/.test(part)) continue;
    const field = namedFields(inner).find(({ name }) => name === part);
    if (!field) break;
    const row = parts[index + 1];
    const isRow = row !== undefined && /^\d+$/.test(row);
    words.push(
      isRow ? `${singularOf(field, language)} ${Number(row) + 1}` : labelOf(field, language),
    );
    inner = fieldsIn(field);
  }
  return words.join(' › ');
}
