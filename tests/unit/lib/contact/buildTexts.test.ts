import { expect, test } from 'vitest';
import { buildContactTexts } from '~/lib/contact/buildTexts';
import { FIELD_NAMES, WRITERS, ruleOf } from '~/lib/contact/fields';
import { type FieldError, validate } from '~/lib/contact/validate';
import { LOCALES } from '~/lib/i18n/locale';

test.each(LOCALES)('every possible field error has a message in %s', (locale) => {
  const { errors } = buildContactTexts(locale);
  const found = ['', '?'].flatMap((value) =>
    FIELD_NAMES.map((name) => [name, validate({ [name]: value })[name]] as const),
  );
  const limited = FIELD_NAMES.filter((name) => ruleOf(name).maxLength).map(
    (name) => [name, 'tooLong' satisfies FieldError] as const,
  );
  for (const [name, error] of [...found, ...limited]) {
    if (error) expect(errors[error][name], `${name}: ${error}`).toMatch(/\.$/);
  }
});

test.each(LOCALES)('the privacy sentence is split around its link in %s', (locale) => {
  const { privacy, writers } = buildContactTexts(locale);
  expect(`${privacy.before}${privacy.link}${privacy.after}`).toMatch(/^\S.* \S.*\.$/);
  expect(writers.map(([value]) => value)).toEqual(WRITERS);
});
