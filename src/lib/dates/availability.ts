import type { Locale } from '~/lib/i18n/locale';
import { dateText } from './day';
import { translator } from '~/lib/i18n/translator';
import { isDayOver } from './today';

/** When a talent is available: first and last day (`YYYY-MM-DD`), and the agency's own words for it. */
interface Availability {
  availability?: { text: string; lang: Locale } | undefined;
  availableFrom?: string | undefined;
  availableUntil?: string | undefined;
}

/**
 * Returns when a talent is available: in the agency's own words, else as a sentence made from the
 * days; `undefined` if nothing is known or the last day in Madrid is over.
 */
export function availabilityText(
  locale: Locale,
  { availability, availableFrom, availableUntil }: Availability,
): { text: string; lang: Locale } | undefined {
  if (availableUntil && isDayOver(availableUntil)) return undefined;
  if (availability) return availability;
  const t = translator(locale);
  const from =
    availableFrom && !isDayOver(availableFrom) ? dateText(locale, availableFrom) : undefined;
  const until = availableUntil && dateText(locale, availableUntil);
  const sentence = () => {
    if (from) {
      return until
        ? t('talent:availability.between', { from, until })
        : t('talent:availability.from', { from });
    }
    if (until) return t('talent:availability.until', { until });
    return availableFrom && t('talent:availability.now');
  };
  const text = sentence();
  return text ? { text, lang: locale } : undefined;
}
