'use client';

import {
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui';
import type { FieldDiffClientProps, TextareaFieldClient, TextFieldClient } from 'payload';

interface HtmlDiffProps extends FieldDiffClientProps<TextFieldClient | TextareaFieldClient> {
  /** Returns a stored value as an editor reads it; texts in it went through `escapeDiffHTML`. */
  htmlOf: (value: string) => string;
}

/** Compares a field of two versions by what an editor reads, where that is not what is stored. */
export function HtmlDiff(props: HtmlDiffProps) {
  const { comparisonValue, versionValue, field, nestingLevel, htmlOf } = props;
  const { i18n } = useTranslation();
  const compared = getHTMLDiffComponents({
    fromHTML: htmlOf(String(comparisonValue ?? '')),
    toHTML: htmlOf(String(versionValue ?? '')),
    postProcess: unescapeDiffHTML,
  });
  return (
    <FieldDiffContainer
      {...compared}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  );
}
