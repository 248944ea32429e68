/** What a text's placeholders `{{name}}` stand for. */
type TextValues = Record<string, string | number>;

/** Plural forms share one key: `count_one` and `count_other` are the key `count`. */
type Singular<Name extends string> = Name extends `${infer Stem}_${'one' | 'many' | 'other'}`
  ? Stem
  : Name;

/** The dotted paths of the texts of a branch. */
type Leaf<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? Singular<Name>
    : `${Name}.${Leaf<Branch[Name]>}`;
}[keyof Branch & string];

/** The key of a text as `namespace:path`; one that the dictionary lacks is a type error. */
type KeyOf<Dictionary> = {
  [Namespace in keyof Dictionary & string]: `${Namespace}:${Leaf<Dictionary[Namespace]>}`;
}[keyof Dictionary & string];

/** Returns a text, with its values inserted as they are; `count` selects the plural form. */
export type Texts<Dictionary> = (key: KeyOf<Dictionary>, values?: TextValues) => string;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

const pluralRules = new Map<string, Intl.PluralRules>();

/** Returns the ending of the plural form of a number, such as `_other`. */
function pluralEnding(language: string, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return `_${rules.select(count)}`;
}

/** Returns the text at the end of a path, or `undefined` if there is none. */
function findText(branch: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)?.[name],
    branch,
  );
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns the function that looks up texts: on the site, in islands, in e-mails, always with the same keys. A
 * page uses `translator`, which has all dictionaries of its language; a script brings the part that it shows.
 *
 * @param dictionary by namespace
 * @example
 * const t = textsIn('es', { talent: { age_one: '{{count}} año', age_other: '{{count}} años' } });
 * t('talent:age', { count: 28 }); // '28 años'
 */
export function textsIn<Dictionary extends object>(
  language: string,
  dictionary: Dictionary,
): Texts<Dictionary> {
  return (key, values = {}) => {
    const path = key.split(/[:.]/);
    const { count } = values;
    const forms = [
      ...(typeof count === 'number' ? [pluralEnding(language, count), '_other'] : []),
      '',
    ];
    const last = path.pop()!;
    for (const form of forms) {
      const text = findText(dictionary, [...path, last + form]);
      if (text !== undefined) return fill(text, values);
    }
    return key;
  };
}

/** Inserts values; a placeholder without one stays as it is. */
const fill = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
