import type { ArrayField, Field, RowField, UIField } from 'payload';
import { type Bilingual, type FieldText, bilingual, labelled } from '../texts/labels.ts';
import type { Choice } from './choices.ts';
import { COMPONENTS } from './components.ts';

/** Creates a row, which shows its fields side by side. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

/** Creates a place of a form for a component, which stores nothing itself. */
export const uiField = (
  name: string,
  Component: string | { path: string; clientProps: object },
  { admin, ...rest }: Partial<Pick<UIField, 'label' | 'admin'>> = {},
): UIField => ({
  name,
  type: 'ui',
  ...rest,
  admin: { disableListColumn: true, components: { Field: Component }, ...admin },
});

/** Returns the labels of the keys that select fields with these names can hold, by field, also in rows. */
const keyLabels = (
  fields: readonly Field[],
  names: readonly string[],
): Record<string, Record<string, Bilingual>> =>
  Object.assign(
    {},
    ...fields.map((field) => {
      if (field.type === 'row') return keyLabels(field.fields, names);
      if (field.type !== 'select' || !names.includes(field.name)) return {};
      const options = field.options as Choice[];
      const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]));
      return { [field.name]: labels };
    }),
  );

/** The texts of a list, and what one row and several are called, if not like the list. */
type ArrayText = FieldText & { one?: Bilingual; many?: Bilingual };

interface ArrayOptions {
  /** Names of the fields whose values title a row, in this order. Its rows are collapsed at first. */
  titles?: string[];
  admin?: ArrayField['admin'];
}

/** Creates a list of rows. */
export const arrayField = (
  name: string,
  text: ArrayText,
  fields: Field[],
  { titles, admin }: ArrayOptions = {},
): ArrayField => {
  const RowLabel = titles && {
    path: COMPONENTS.RowLabel,
    clientProps: { fields: titles, labels: keyLabels(fields, titles) },
  };
  const texts = labelled(text, {
    ...(titles && { initCollapsed: true }),
    ...admin,
    components: { ...(RowLabel && { RowLabel }), ...admin?.components },
  });
  const labels = { singular: text.one ?? texts.label, plural: text.many ?? texts.label };
  return { name, type: 'array', labels, fields, ...texts };
};

/** Configures the component that titles a collapsed row in the admin with the name of its talent. */
export const relatedNameLabel = (field: string) => ({
  path: COMPONENTS.RelatedName,
  clientProps: { field },
});

/** Version settings: records are drafts until they are published, at once or at a scheduled time. */
export const DRAFTS = { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };

/** Creates the part of the sidebar that shows whether the site shows the record, and why not. */
export const publicationStatus = (): UIField =>
  uiField('publicationStatus', COMPONENTS.RecordPublication, {
    label: bilingual('En la web', 'On the site'),
    admin: { position: 'sidebar' },
  });
