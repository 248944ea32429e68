import type common from '../../../i18n/es/common.json';
import type consent from '../../../i18n/es/consent.json';
import type contact from '../../../i18n/es/contact.json';
import type errors from '../../../i18n/es/errors.json';
import type styleguide from '../../../i18n/es/styleguide.json';
import type pages from '../../../i18n/es/pages.json';
import type talent from '../../../i18n/es/talent.json';

/** The Spanish dictionaries by namespace: what they hold is what exists. */
interface Dictionary {
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  errors: typeof errors;
  styleguide: typeof styleguide;
  pages: typeof pages;
  talent: typeof talent;
}

/** Plural forms are one key: `count_one` and `count_other` are asked for as `count`. */
type Singular<Name extends string> = Name extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? Stem
  : Name;

/** The dotted paths to the texts of a dictionary. */
type Leaf<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? Singular<Name>
    : `${Name}.${Leaf<Branch[Name]>}`;
}[keyof Branch & string];

/** Every text the site has, as `namespace:path`; a key that is not in the Spanish file is an error. */
export type Key = {
  [Namespace in keyof Dictionary]: `${Namespace}:${Leaf<Dictionary[Namespace]>}`;
}[keyof Dictionary];
