'use client';

import { FieldDescription, FieldError, ReactSelect, useField } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload';
import type { FocusEvent } from 'react';
import { cleanItems, placeList } from '../../../fields/textList.ts';

// Defined once: react-select mounts a component again when it is another one.
const COMPONENTS = { DropdownIndicator: () => null };

/**
 * A list of texts as tags. Payload's own has no name for screen readers, and forgets what was typed
 * when the focus moves on.
 */
export function TextList({ field, path: renderedPath, readOnly }: TextFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string[]>({
    potentiallyStalePath: renderedPath,
  });
  const texts = Array.isArray(value) ? value : [];
  const change = (next: readonly string[]) =>
    setValue(
      cleanItems(next.flatMap((text) => (texts.includes(text) ? text : placeList.split(text)))),
    );
  const keepTyped = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim()) change([...texts, target.value]);
  };
  return (
    // A select field is as high as the fields beside it; a text field's input adds its own padding.
    <div className="field-type select" style={mergeFieldStyles(field)}>
      {customComponents?.Label}
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          inputId={`field-${path.replaceAll('.', '__')}`}
          isMulti
          isSortable
          isCreatable
          isClearable={false}
          menuIsOpen={false}
          components={COMPONENTS}
          disabled={Boolean(disabled || readOnly)}
          placeholder=""
          options={[]}
          showError={showError}
          value={texts.map((text) => ({ value: text, label: text }))}
          onChange={(chosen) => change([chosen].flat().map((one) => String(one.value)))}
          {...{ onBlur: keepTyped }}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  );
}

/** The texts in a list of records; Payload's own cell shows JSON. */
export const TextListCell = ({ cellData }: DefaultCellComponentProps) => (
  <>{placeList.join((cellData as string[] | null | undefined) ?? [])}</>
);
