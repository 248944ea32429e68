import { expect, test } from 'vitest';
import { validate } from '~/lib/contact/validate';
import { type FieldName, FIELD_NAMES, WRITERS, ruleOf } from '~/lib/contact/fields';
import { contactTexts } from '~/lib/contact/buildTexts';
import { LOCALES } from '~/lib/i18n/locale';

test.each(LOCALES)('every fault that can be found has words in %s', (locale) => {
  const { faults } = contactTexts(locale);
  const tried = ['', '?'].flatMap((value) =>
    FIELD_NAMES.map((name) => [name, validate({ [name]: value })[name]] as const),
  );
  const long = FIELD_NAMES.filter((name) => ruleOf(name).maxLength).map(
    (name): [FieldName, 'long'] => [name, 'long'],
  );
  for (const [name, fault] of [...tried, ...long]) {
    if (fault) expect(faults[name][fault], `${name}: ${fault}`).toBeTruthy();
  }
});

test.each(LOCALES)('the sentence of the box goes around its link in %s', (locale) => {
  const { privacy, writers } = contactTexts(locale);
  expect(`${privacy.before}${privacy.link}${privacy.after}`).toMatch(/^\S.* \S.*\.$/);
  expect(writers.map(([key]) => key)).toEqual(WRITERS);
});
