import type { TextKey } from '~/lib/i18n/keys';
import type { Locale } from '~/lib/i18n/locale';
import english from '../../../i18n/en/finder.json';
import { add as addEnglish } from '../../../i18n/en/selection.json';
import spanish from '../../../i18n/es/finder.json';
import { add as addSpanish } from '../../../i18n/es/selection.json';

/** The key of a text of the finder. */
type FinderKey = Extract<TextKey, `finder:${string}`> | 'selection:add';

/** Returns a text with values inserted; `count` selects the plural form. */
export type FinderTexts = (key: FinderKey, values?: Record<string, string | number>) => string;

type Branch = { [name: string]: Branch | string };

const DICTIONARIES: Record<Locale, Branch> = {
  es: { finder: spanish, selection: { add: addSpanish } },
  en: { finder: english, selection: { add: addEnglish } },
};

const isBranch = (value: Branch | string | undefined): value is Branch => typeof value === 'object';

/**
 * Returns the texts of the finder in a locale. The translator of the pages needs i18next, which is
 * larger than the whole finder.
 */
export function createTexts(locale: Locale): FinderTexts {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const names = key.split(/[:.]/);
    const last = names.pop()!;
    const branch = names.reduce<Branch | string | undefined>(
      (found, name) => (isBranch(found) ? found[name] : undefined),
      DICTIONARIES[locale],
    );
    if (!isBranch(branch)) return key;
    const text = branch[last] ?? branch[`${last}_${plural.select(Number(values.count))}`];
    if (typeof text !== 'string') return key;
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
  };
}
