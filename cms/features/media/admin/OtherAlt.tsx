'use client';

import {
  FieldError,
  TextInput,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import { useAltProposal } from './useAltProposal.ts';
import { useSpanishTexts } from '../../english/admin/useLanguages.ts';
import './otherAlt.css';

const LABELS: Record<'es' | 'en', Bilingual> = {
  es: bilingual('Texto alternativo en español', 'Alternative text in Spanish'),
  en: bilingual('Texto alternativo en inglés', 'Alternative text in English'),
};
const USE = bilingual('Usar', 'Use');

const useText = (path: string): string =>
  useFormFields(([fields]) => {
    const value = fields[path]?.value;
    return typeof value === 'string' ? value : '';
  });

/** Whether the form is of a picture: the one that was chosen, or else the one that is stored. */
const useIsPicture = (): boolean =>
  useFormFields(([fields]) => {
    const file = fields.file?.value as { type?: string } | undefined;
    return String(file?.type ?? fields.mimeType?.value ?? '').startsWith('image/');
  });

/**
 * Asks for a picture's alternative text in the language that is not being edited, and proposes both
 * from the name of the talent. A new picture has the proposals already.
 */
export function OtherAlt() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const locale = useLocale().code === 'en' ? 'en' : 'es';
  const other = locale === 'en' ? 'es' : 'en';
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { value, setValue, showError } = useField<string>({ path: 'altOther' });
  const alt = useText('alt');
  const isPicture = useIsPicture();
  const stored = useSpanishTexts().find(({ key }) => key === 'alt');
  const storedOther = other === 'en' ? stored?.english : stored?.spanish;
  const proposal = useAltProposal(isPicture);
  const isNew = id === undefined;

  const isUnset = value === undefined;
  const fill = useEffectEvent(() => {
    if (isPicture && isUnset) setValue(storedOther ?? '', true);
    else if (storedOther && !value) setValue(storedOther, true);
  });
  // Only when the stored text arrives, or the form is loaded again without one: an editor may empty
  // the field.
  useEffect(() => fill(), [isPicture, storedOther, isUnset]);
  const use = () => {
    if (!proposal) return;
    if (!alt) dispatchFields({ type: 'UPDATE', path: 'alt', value: proposal[locale] });
    if (!value) setValue(proposal[other]);
  };
  const propose = useEffectEvent(use);
  // Once, when the name is known.
  useEffect(() => {
    if (isNew && proposal) propose();
  }, [isNew, proposal]);

  if (!isPicture) return null;
  return (
    <div className="field-type">
      <FieldError path="altOther" showError={showError} />
      <TextInput
        path="altOther"
        label={LABELS[other][language]}
        value={value ?? ''}
        showError={showError}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      />
      {proposal && (!alt || !value) && (
        <button type="button" className="alt-proposal" onClick={use}>
          {USE[language]}: «{proposal[locale]}», «{proposal[other]}»
        </button>
      )}
    </div>
  );
}
