import { readFileSync, readdirSync } from 'node:fs';
import i18next from 'i18next';
import { afterAll, vi } from 'vitest';
import { LOCALES } from '~/lib/i18n/locale';

/*
 * Astro injects the set-up of i18next into every page; in tests no such script runs, so the same
 * dictionaries are given to it here.
 */
const folder = new URL('../../i18n/', import.meta.url);

const dictionariesOf = (locale: string) =>
  Object.fromEntries(
    readdirSync(new URL(`${locale}/`, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')),
      ]),
  );

await i18next.init({
  supportedLngs: [...LOCALES],
  fallbackLng: 'es',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, dictionariesOf(locale)])),
});

// Test files of one worker share its process, but neither stubs nor evaluated modules of the site.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Components are rendered without a store: the pictures are those of one agency. */
vi.mock('~/loaders/pictureRights', () => {
  const getPictureRights = (_locale: string, picture?: { credit?: string }) =>
    Promise.resolve({ agencyName: 'Foco', aiChoice: 'searchOnly', credit: picture?.credit });
  const getPictureXmp = async (locale: string, picture?: { credit?: string }) =>
    JSON.stringify(await getPictureRights(locale, picture));
  return { getPictureRights, getPictureXmp };
});
