'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { guessFamilyName } from '#contract/familyName.ts';

/** Renders the family name that is guessed from the name while the field is empty. */
export function GuessedFamilyName() {
  const { name, familyName } = useFormFields(([fields]) => ({
    name: fields.name?.value,
    familyName: fields.familyName?.value,
  }));
  const { i18n } = useTranslation();
  if (typeof name !== 'string' || !name.trim() || familyName) return null;
  const label = i18n.language === 'en' ? 'Guessed' : 'Se deduce';
  return (
    <p className="field-description" aria-live="polite">
      {label}: {guessFamilyName(name)}
    </p>
  );
}
