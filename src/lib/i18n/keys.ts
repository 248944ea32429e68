/** The Spanish dictionaries by namespace; they define which keys exist. */
interface Dictionary {
  common: typeof import('../../../i18n/es/common.json');
  consent: typeof import('../../../i18n/es/consent.json');
  contact: typeof import('../../../i18n/es/contact.json');
  enquiry: typeof import('../../../i18n/es/enquiry.json');
  errors: typeof import('../../../i18n/es/errors.json');
  finder: typeof import('../../../i18n/es/finder.json');
  form: typeof import('../../../i18n/es/form.json');
  pages: typeof import('../../../i18n/es/pages.json');
  proposal: typeof import('../../../i18n/es/proposal.json');
  selection: typeof import('../../../i18n/es/selection.json');
  styleguide: typeof import('../../../i18n/es/styleguide.json');
  talent: typeof import('../../../i18n/es/talent.json');
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
