import { expect, test } from 'vitest';
import { foreignBase } from '~/lib/consent/languages';

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
] as const)('for %o the texts are put into %s', (languages, base) => {
  expect(foreignBase(languages)).toBe(base);
});
