import type common from '../../../i18n/es/common.json';
import type consent from '../../../i18n/es/consent.json';
import type contact from '../../../i18n/es/contact.json';
import type enquiry from '../../../i18n/es/enquiry.json';
import type errors from '../../../i18n/es/errors.json';
import type finder from '../../../i18n/es/finder.json';
import type form from '../../../i18n/es/form.json';
import type pages from '../../../i18n/es/pages.json';
import type proposal from '../../../i18n/es/proposal.json';
import type selection from '../../../i18n/es/selection.json';
import type styleguide from '../../../i18n/es/styleguide.json';
import type talent from '../../../i18n/es/talent.json';

/** The Spanish dictionaries by namespace; they define which keys exist. */
interface Dictionary {
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  enquiry: typeof enquiry;
  errors: typeof errors;
  finder: typeof finder;
  form: typeof form;
  pages: typeof pages;
  proposal: typeof proposal;
  selection: typeof selection;
  styleguide: typeof styleguide;
  talent: typeof talent;
}

/** Plural forms share one key: `count_one` and `count_other` are the key `count`. */
type Singular<Name extends string> = Name extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? Stem
  : Name;

/** The dotted paths of the texts of a dictionary. */
type Leaf<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? Singular<Name>
    : `${Name}.${Leaf<Branch[Name]>}`;
}[keyof Branch & string];

/** The key of a text as `namespace:path`; a key that the Spanish file lacks is a type error. */
export type TextKey = {
  [Namespace in keyof Dictionary]: `${Namespace}:${Leaf<Dictionary[Namespace]>}`;
}[keyof Dictionary];
