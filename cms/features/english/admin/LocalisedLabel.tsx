'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldLabel, useFieldPath, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import type { TextareaFieldClient, TextFieldClient } from 'payload';
import controls from '../../../admin/controls.module.css';
import { keyOfPath } from '../draftStates.ts';
import { visibleText } from '../../../fields/textList.ts';
import { useEnglishDrafts, useSpanishTexts } from './useLanguages.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { plainText } from '../../../fields/plainMarkdown.ts';
import texts from '../texts.json' with { type: 'json' };
import './english.css';

/**
 * Shows the Spanish text of a field while its English text is edited, with a button that copies it,
 * and the proposal of the translation service with buttons that accept or refuse it.
 */
function SpanishText({ path, label }: { path: string; label: string }) {
  const { code } = useLocale();
  const { t } = useTexts(texts);
  const spanishTexts = useSpanishTexts();
  const { drafts, write, accept, refuse } = useEnglishDrafts();
  const key = useFormFields(([fields]) => keyOfPath(path, fields));
  const value = useFormFields(([fields]) => fields[path]?.value);
  const found = spanishTexts.find((text) => text.key === key);
  if (code !== 'en' || !found) return null;
  const { spanish } = found;
  const draft = drafts[key];

  const button = (action: 'copy' | 'accept' | 'refuse', onClick: () => void) => (
    <SmallButton onClick={onClick} aria-label={`${t(action)}: ${label}`}>
      {t(action)}
    </SmallButton>
  );
  return (
    <div className="spanish-text">
      <div className="spanish-text__row">
        <div lang="es">
          <span className="spanish-text__title">{t('spanish')}</span>
          <p className="spanish-text__words">{plainText(spanish, found.field)}</p>
        </div>
        {visibleText(value) !== spanish &&
          button('copy', () => write({ ...found, path, text: spanish }))}
      </div>
      {draft && (
        <div className="spanish-text__row spanish-text__draft">
          <div lang="en">
            <span className="spanish-text__title">{t('proposed')}</span>
            <p className="spanish-text__words">{plainText(draft.text, found.field)}</p>
            {draft.from !== spanish && <em>{t('changed')}</em>}
          </div>
          <div className={controls.buttons}>
            {button('accept', () => accept([{ ...found, path, text: draft.text }]))}
            {button('refuse', () => refuse([key]))}
          </div>
        </div>
      )}
    </div>
  );
}

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
