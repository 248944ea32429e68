'use client';

import {
  FieldDiffContainer,
  escapeDiffHTML,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldDiffClientComponent } from 'payload';
import type { AddedList } from '#contract/addedValues.ts';
import { choiceOf } from '../../../fields/choices.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';

/** Compares a language, accent or skill of two versions by its name: the field stores the key, as text. */
export const ValueDiff: TextFieldDiffClientComponent = (props) => {
  const { comparisonValue, versionValue, field, nestingLevel } = props;
  const { i18n } = useTranslation();
  const language = useAdminLanguage();
  const nameOf = (value: unknown) => {
    const key = String(value ?? '');
    const name = choiceOf(`${field.name}s` as AddedList, key)?.label[language] ?? key;
    return `<p>${escapeDiffHTML(name)}</p>`;
  };
  const shown = getHTMLDiffComponents({
    fromHTML: nameOf(comparisonValue),
    toHTML: nameOf(versionValue),
    postProcess: unescapeDiffHTML,
  });
  return (
    <FieldDiffContainer
      {...shown}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  );
};
