'use client';
import { useFormFields } from '@payloadcms/ui';
import { guessFamilyName } from '#contract/familyName.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import texts from './texts.json' with { type: 'json' };

/** Renders the family name that is guessed from the name while the field is empty. */
export function GuessedFamilyName() {
  const { name, familyName } = useFormFields(([fields]) => ({
    name: fields.name?.value,
    familyName: fields.familyName?.value,
  }));
  const language = useAdminLanguage();
  if (typeof name !== 'string' || !name.trim() || familyName) return null;
  return (
    <p className="field-description" aria-live="polite">
      {texts.guessed[language]}: {guessFamilyName(name)}
    </p>
  );
}
