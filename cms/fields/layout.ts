import type { ArrayField, Field, RowField, UIField } from 'payload';
import { type Bilingual, bilingual } from '../texts/labels.ts';
import type { Choice } from './choices.ts';

/** Creates a row, which shows its fields side by side. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

/** Creates a place of a form for a component, which stores nothing itself. */
export const uiField = (
  name: string,
  Component: string,
  { admin, ...rest }: Partial<Pick<UIField, 'label' | 'admin'>> = {},
): UIField => ({
  name,
  type: 'ui',
  ...rest,
  admin: { disableListColumn: true, components: { Field: Component }, ...admin },
});

/** Returns the options of the select fields with these names, also of those in rows. */
const optionsOf = (fields: readonly Field[], names: readonly string[]): Choice[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return optionsOf(field.fields, names);
    return field.type === 'select' && names.includes(field.name) ? (field.options as Choice[]) : [];
  });

interface ArrayOptions {
  /** What one row is called. @default the label */
  singular?: Bilingual;
  /** What several rows are called. @default the label */
  plural?: Bilingual;
  /** Names of the fields whose values title a row, in this order. Its rows are collapsed at first. */
  titles?: string[];
  admin?: ArrayField['admin'];
}

/** Creates a list of rows. */
export const arrayField = (
  name: string,
  label: Bilingual,
  fields: Field[],
  { singular = label, plural = label, titles, admin }: ArrayOptions = {},
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular, plural },
  fields,
  admin: {
    ...(titles && { initCollapsed: true }),
    ...admin,
    components: {
      ...(titles && {
        RowLabel: {
          path: '/features/form/admin/rowLabels.tsx#RowLabel',
          clientProps: {
            fields: titles,
            labels: Object.fromEntries(
              optionsOf(fields, titles).map(({ value, label }) => [value, label]),
            ),
          },
        },
      }),
      ...admin?.components,
    },
  },
});

/**
 * Configures the component that titles a collapsed row in the admin with the name of its talent.
 *
 * @param field name of the row's field with the talent
 */
export const relatedNameLabel = (field: string) => ({
  path: '/features/form/admin/rowLabels.tsx#RelatedName',
  clientProps: { field },
});

/** Version settings: records are drafts until they are published, at once or at a scheduled time. */
export const DRAFTS = { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };

/** Creates the part of the sidebar that shows whether the site shows the record, and why not. */
export const publicationStatus = (): UIField =>
  uiField(
    'publicationStatus',
    '/features/publishing/admin/PublicationViews.tsx#RecordPublication',
    { label: bilingual('En la web', 'On the site'), admin: { position: 'sidebar' } },
  );
