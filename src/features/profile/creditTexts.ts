import type { Credit } from '~/model/talent';
import type { Locale } from '~/lib/i18n/locale';
import type { CreditList } from './works';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';

/** The kind that most works of a list have, which goes without saying. */
const USUAL_KINDS: Partial<Record<CreditList, string>> = {
  cinema: 'feature',
  television: 'series',
  theatre: 'play',
};

/** The texts of season and episodes, and what separates the details, by their length. */
const FORMS = {
  short: { season: 'talent:season', episodes: 'talent:episodes', separator: '\u00a0· ' },
  long: { season: 'talent:sheet.season', episodes: 'talent:sheet.episodes', separator: ', ' },
} as const;

/**
 * Returns what follows the title of a credit: an unusual kind of work, season and episodes, and the
 * status of a work that is not released; empty without any.
 *
 * @param length `short`: "cortometraje · en producción", "T2, 8 ep."; `long`: "temporada 2, 8 episodios"
 */
export function creditDetails(
  locale: Locale,
  list: CreditList,
  { kind, season, episodes, status }: Pick<Credit, 'kind' | 'season' | 'episodes' | 'status'>,
  length: keyof typeof FORMS = 'short',
): string {
  const t = translator(locale);
  const form = FORMS[length];
  const run = [
    season !== undefined && t(form.season, { season }),
    episodes !== undefined && t(form.episodes, { count: episodes }),
  ];
  return [
    kind && kind !== USUAL_KINDS[list] && label(locale, 'workKinds', kind),
    run.filter(Boolean).join(', '),
    status !== 'released' && label(locale, 'workStatuses', status),
  ]
    .filter(Boolean)
    .join(form.separator);
}
