import type { Locale } from '~/lib/i18n/locale';
import { dictionariesIn, translator } from '~/lib/i18n/translator';
import { type FormKind, type FormSettings, FORMS } from './forms';

/** Why a submission failed: no network, no response in time, or an error status. */
export type SubmitFailure = 'offline' | 'slow' | 'refused';

type Texts = Partial<Record<string, string>>;

interface FieldTexts {
  labels: Texts;
  hints: Texts;
  /** The label of each value of a select, by field. */
  options: Record<string, Texts>;
  groups?: Texts;
  errors: { missing: Texts; invalid: Texts };
}

const pick = <Value>(from: Record<string, Value>, keys: readonly (string | undefined)[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

/** Returns every text of a form, in the page's language: its own ones, and those that all forms have. */
export function formTexts(locale: Locale, kind: FormKind) {
  const t = translator(locale);
  const form: FormSettings = FORMS[kind];
  const names = Object.keys(form.fields);
  const { form: shared, contact, enquiry } = dictionariesIn(locale);
  const own: FieldTexts = kind === 'contact' ? contact : enquiry;
  const { privacy, errors } = shared;
  const [before = '', after = ''] = privacy.text.split(/\{\{\s*link\s*\}\}/);
  const send = {
    contact: t('contact:send'),
    enquiry: t('enquiry:send.talent'),
    selection: t('enquiry:send.selection'),
    answer: t('proposal:answer.send'),
  };
  return {
    ...shared,
    labels: pick(own.labels, names),
    hints: pick(own.hints, names),
    options: pick(own.options, names),
    groups: pick(
      own.groups ?? {},
      form.groups.map(({ legend }) => legend),
    ),
    send: send[kind],
    /** The sentence of the privacy checkbox, split around its link. */
    privacy: { before, link: privacy.link, after },
    errors: {
      missing: pick({ ...errors.missing, ...own.errors.missing }, names),
      invalid: pick({ ...errors.invalid, ...own.errors.invalid }, names),
    },
  };
}

export type FormTexts = ReturnType<typeof formTexts>;
