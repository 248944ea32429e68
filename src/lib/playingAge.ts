import type { Locale } from '~/lib/locale';
import { translator } from '~/lib/translator';

/** Returns the ages someone can play: "28–38", "desde 28", "hasta 38"; `undefined` without any. */
export const playingAgeText = (
  locale: Locale,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): string | undefined => {
  const t = translator(locale);
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–${to}`;
  if (from !== undefined) return t('talent:playingAge.from', { from });
  return to === undefined ? undefined : t('talent:playingAge.to', { to });
};
