import { expect, test } from 'vitest';
import { buildContactTexts, buildEnquiryTexts } from '~/features/forms/buildFormTexts';
import { CONTACT_FORM, WRITERS } from '~/features/forms/contactFields';
import { ENQUIRY_FORM, PRODUCTIONS } from '~/features/forms/enquiryFields';
import { type FormFields, fieldNames } from '~/features/forms/formFields';
import type { FormTexts } from '~/features/forms/formTexts';
import { type FieldError, validate } from '~/features/forms/validateForm';
import { LOCALES } from '~/lib/i18n/locale';

const enquiryTexts = (locale: (typeof LOCALES)[number]) => buildEnquiryTexts(locale, 'talent');

const FORMS = LOCALES.flatMap((locale): [string, string, FormFields, FormTexts][] => [
  ['contact', locale, CONTACT_FORM, buildContactTexts(locale)],
  ['casting', locale, ENQUIRY_FORM, enquiryTexts(locale)],
]);

test.each(FORMS)(
  'every possible field error of %s has a message in %s',
  (_, _locale, form, texts) => {
    const names = fieldNames(form);
    const found = ['', '?'].flatMap((value) =>
      names.map((name) => [name, validate(form, { [name]: value })[name]] as const),
    );
    const limited = names
      .filter((name) => form.rules[name]?.maxLength)
      .map((name) => [name, 'tooLong' satisfies FieldError] as const);
    for (const [name, error] of [...found, ...limited]) {
      if (error) expect(texts.errors[error][name], `${name}: ${error}`).toMatch(/\.$/);
    }
  },
);

test.each(FORMS)('every field of %s has a label in %s', (_, _locale, form, { labels }) => {
  const labelled = fieldNames(form).filter((name) => name !== 'privacy');
  expect(Object.keys(labels)).toEqual(expect.arrayContaining(labelled));
});

test.each(LOCALES)('the privacy sentence is split around its link in %s', (locale) => {
  const { privacy, writers } = buildContactTexts(locale);
  expect(`${privacy.before}${privacy.link}${privacy.after}`).toMatch(/^\S.* \S.*\.$/);
  expect(writers.map(([value]) => value)).toEqual(WRITERS);
  expect(enquiryTexts(locale).productions.map(([value]) => value)).toEqual(PRODUCTIONS);
});
