import { expect, test } from 'vitest';
import { findExtraLocale } from '~/lib/i18n/detectLocale';

test.each([
  [['ja-JP', 'ja', 'en-US'], 'ja'],
  [['de'], 'de'],
  [['PT-br'], 'pt'],
  [['nb-NO', 'no'], 'nb'],
  [['nn'], 'nn'],
  [['ca-ES', 'fr-FR', 'es'], 'fr'],
  [['es-MX', 'fr'], undefined],
  [['en', 'de'], undefined],
  [['ca', 'eu'], undefined],
  [['frr', 'ru-RU'], 'ru'],
  [['zh-hu'], undefined],
  [[], undefined],
] as const)('a browser with %o gets the extra locale %s', (languages, base) => {
  expect(findExtraLocale(languages)).toBe(base);
});
