'use client';
import type { JSONFieldClientComponent } from 'payload';
import { FieldLabel, PillSelector, useField, useFormFields } from '@payloadcms/ui';
import { usePresetFields } from './usePresetFields.ts';

interface Column {
  accessor: string;
  active: boolean;
}

/**
 * Selects the columns of a saved filter. Unlike Payload's own field it shows the labels of columns that
 * store nothing, not their names.
 */
export const PresetColumnsField: JSONFieldClientComponent = ({ field }) => {
  const { path, setValue, value } = useField<Column[] | null>();
  const list = useFormFields(([fields]) => fields.relatedCollection?.value);
  const { collection, fields } = usePresetFields(list);
  const usual = collection?.admin.defaultColumns ?? [];
  const columns: Column[] =
    value ?? [...fields.keys()].map((accessor) => ({ accessor, active: usual.includes(accessor) }));
  const known = columns.filter(({ accessor }) => fields.has(accessor));
  const toggle = (name: string) =>
    setValue(columns.map((one) => (one.accessor === name ? { ...one, active: !one.active } : one)));
  return (
    <div className="field-type query-preset-columns-field">
      <FieldLabel as="h3" label={field.label} path={path} />
      <PillSelector
        onClick={({ pill }) => toggle(pill.name)}
        pills={known.map(({ accessor, active }) => ({
          name: accessor,
          Label: fields.get(accessor)!.label,
          selected: active,
        }))}
      />
    </div>
  );
};
