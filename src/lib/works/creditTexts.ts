import type { Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';

/** The fields of a credit that describe its work. */
interface DescribedCredit {
  kind?: string | undefined;
  season?: number | undefined;
  episodes?: number | undefined;
  status: string;
}

/** The kind that most works of a list have, which goes without saying. */
const USUAL_KINDS = {
  cinema: 'feature',
  television: 'series',
  theatre: 'play',
  otherWork: undefined,
};

/**
 * Returns what follows the title of a credit: an unusual kind of work, season and episodes, and the
 * status of a work that is not released, "cortometraje · en producción"; empty without any.
 */
export function creditDetails(
  locale: Locale,
  list: keyof typeof USUAL_KINDS,
  { kind, season, episodes, status }: DescribedCredit,
): string {
  const t = translator(locale);
  const run = [
    season !== undefined && t('talent:season', { season }),
    episodes !== undefined && t('talent:episodes', { count: episodes }),
  ];
  return [
    kind && kind !== USUAL_KINDS[list] && label(locale, 'workKinds', kind),
    run.filter(Boolean).join(', '),
    status !== 'released' && label(locale, 'workStatuses', status),
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
