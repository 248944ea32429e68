import { expect, test } from 'vitest';
import { type FormKind, type FormSettings, FORMS } from './forms';
import { formTexts } from './formTexts';
import { LOCALES } from '~/lib/i18n/locale';
import contact from '../../../i18n/es/contact.json';
import enquiry from '../../../i18n/es/enquiry.json';

const KINDS = Object.keys(FORMS) as FormKind[];
const IN_LOCALES = LOCALES.flatMap((locale) =>
  KINDS.map(
    (kind) => [kind, locale, FORMS[kind] as FormSettings, formTexts(locale, kind)] as const,
  ),
);

test.each(IN_LOCALES)(
  'every possible field error of %s has a message in %s',
  (_, _locale, form, texts) => {
    for (const [name, { isRequired, pattern, control }] of Object.entries(form.fields)) {
      if (isRequired) expect(texts.errors.missing[name], name).toMatch(/\.$/);
      const isChecked = pattern || control?.type === 'url' || control?.inputMode === 'url';
      if (isChecked) expect(texts.errors.invalid[name], name).toMatch(/\.$/);
    }
  },
);

test.each(IN_LOCALES)('every field of %s has a label in %s', (_, _locale, form, { labels }) => {
  const labelled = Object.keys(form.fields).filter((name) => name !== 'privacy');
  expect(Object.keys(labels)).toEqual(expect.arrayContaining(labelled));
});

test.each(LOCALES)('the privacy sentence is split around its link in %s', (locale) => {
  const { privacy } = formTexts(locale, 'contact');
  expect(`${privacy.before}${privacy.link}${privacy.after}`).toMatch(/^\S.* \S.*\.$/);
});

test.each(IN_LOCALES)('every option of %s has a label in %s', (_, _locale, form, { options }) => {
  for (const [name, field] of Object.entries(form.fields)) {
    for (const value of field.options ?? []) expect(options[name]?.[value], value).toBeTruthy();
  }
});

test.each([
  ['contact', contact, FORMS.contact],
  ['enquiry', enquiry, FORMS.enquiry],
] as const)('every text of the fields of %s belongs to a field', (_, texts, form) => {
  const { labels, hints, options, errors } = texts;
  const { missing, invalid } = errors;
  for (const named of [labels, hints, options, missing, invalid]) {
    expect(Object.keys(form.fields)).toEqual(expect.arrayContaining(Object.keys(named)));
  }
  for (const [name, ofOptions] of Object.entries<object>(options)) {
    expect((form as FormSettings).fields[name]!.options).toEqual(Object.keys(ofOptions));
  }
});

test.each(IN_LOCALES)('every legend of %s has a text in %s', (_, _locale, form, { groups }) => {
  const legends = form.groups.flatMap(({ legend }) => legend ?? []);
  expect(Object.keys(groups).sort()).toEqual(legends.sort());
});
