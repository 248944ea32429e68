'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldLabel, useFieldPath, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClient, TextFieldClient } from 'payload';
import { SpanishText } from './SpanishText.tsx';

interface Props {
  field: TextFieldClient | TextareaFieldClient;
  /** The path when the label was rendered; a row may have been moved since. */
  path?: string;
}

/** The label of a localised text, and its Spanish text while English is edited. */
export function LocalisedLabel({ field, path: renderedPath }: Props) {
  const { i18n } = useTranslation();
  const path = useFieldPath() || renderedPath;
  const text = getTranslation(field.label || field.name, i18n);
  // The heading of a column in a list, where there is no form.
  if (!path) return <>{text}</>;
  return (
    <>
      <FieldLabel
        label={field.label}
        localized
        path={path}
        required={Boolean(field.required)}
        htmlFor={`field-${path.replaceAll('.', '__')}`}
      />
      <SpanishText path={path} label={text} />
    </>
  );
}
