'use client';

import { SelectInput, useField, withCondition } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { SelectFieldClientProps } from 'payload';
import type { ListName } from '#contract/vocabulary.ts';
import { filterByList, optionsOf } from '../../../admin/listOptions.ts';
import type { Choice } from '../../../fields/choices.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

interface Props extends SelectFieldClientProps {
  /** The list of the vocabulary that the options are from. */
  list: ListName;
}

/**
 * Payload's field for choices, which finds a value by what people say: "rubia" finds “Rubio”, and "casta" and
 * Enter choose “Castaño”, not “Castaño oscuro”.
 */
function Select({ field, path: renderedPath, readOnly, list }: Props) {
  const language = useAdminLanguage();
  const { admin, hasMany = false, required = false, label, name } = field;
  const { customComponents, disabled, path, setValue, showError, value } = useField<
    string | string[]
  >({ potentiallyStalePath: renderedPath });
  return (
    <SelectInput
      {...customComponents}
      {...(label && { label })}
      {...(admin?.className && { className: admin.className })}
      {...(admin?.description && { description: admin.description })}
      filterOption={filterByList(list)}
      hasMany={hasMany}
      isClearable={Boolean(admin?.isClearable ?? true)}
      name={name}
      onChange={(chosen) => {
        const values = [chosen ?? []].flat().map((one) => one.value);
        setValue(hasMany ? values : (values[0] ?? null));
      }}
      options={optionsOf(field.options as Choice[], language)}
      path={path}
      readOnly={Boolean(disabled || readOnly)}
      required={required}
      showError={showError}
      style={mergeFieldStyles(field)}
      {...(value && { value })}
    />
  );
}

export const VocabularySelect = withCondition(Select);
