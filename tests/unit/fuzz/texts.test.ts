import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, isVisible } from '../../../cms/contract/text.ts';
import { toSlug } from '../../../cms/fields/toSlug.ts';
import { READERS } from './readers';

/** Texts; `FUZZ_TEXTS=10000` searches longer. */
const RUNS = Number(process.env.FUZZ_TEXTS || 150);
const SEED = Number(process.env.FUZZ_SEED || 1);
const PARAMETERS = { seed: SEED, numRuns: RUNS };

const UNSEEN = [
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202E',
  '\u202C',
  '\u2066',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u2060',
];

const PARTS = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'actriz',
  'rubia',
  'no',
  'de',
  '20',
  '1,70',
  'euskera',
  'with',
  'w/',
  'q',
  'entre',
  '-',
  'm/f',
  'Inés',
  'Ine\u0301s',
  'José Ñáñez',
  'O’Neill',
  'ﬁlm',
  'Ana\u00A0Gil',
  '李小龍',
  'שרה',
  'محمد',
  '김하늘',
  'Łukasz',
  '👩🏽‍🎤',
  '🇪🇸',
  '😀',
  '\uD800',
  '\u0000',
  '\u0301',
  'ß',
  'İ',
  '²',
  '½',
  '𝔄𝔫𝔞',
  ...UNSEEN,
  '<script>',
  '</p>',
  '&amp;',
  '&#0;',
  '"',
  "'",
  '<iframe src="',
  '](',
  '[',
  '**',
  '_',
  '`',
  '#',
  '> ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  ' ',
  '    ',
  ';',
  ',',
  '|',
  '---',
  '1. ',
  '1999. ',
  '- ',
  '\u2028',
  '%23',
  '%3F',
  '%',
  '%E0%A4',
  '#2.',
  '~',
  '=',
  '&',
  '?',
  '//',
  '\\',
  'https://',
  'www.a.es',
  'a@b.es',
  '=HYPERLINK("x")',
  '@SUM',
  '+034',
  '2024',
  '(2019)',
  'dir.',
  'Premio Goya',
  'temporada 2',
  'Cine:',
  '{{name}}',
  '${x}',
  '$&',
  '%s',
  'undefined?',
  'null',
];

const nastyText = fc.oneof(
  {
    arbitrary: fc
      .array(fc.constantFrom(...PARTS), { maxLength: 12 })
      .chain((parts) => fc.constantFrom('', ' ').map((separator) => parts.join(separator))),
    weight: 6,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...PARTS), fc.constantFrom(10, 100, 1000))
      .map(([part, count]) => part.repeat(count)),
    weight: 1,
  },
);

/** What a mistake of a program looks like in a text. */
const MISTAKES = /undefined|\[object |function |=>|\[native code|NaN/;

test.each(READERS)(
  '$name reads any text',
  ({ read, limit = Infinity }) => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const given = text.slice(0, limit);
        const shown = JSON.stringify(read(given)) ?? '';
        if (!MISTAKES.test(given)) expect(shown).not.toMatch(MISTAKES);
      }),
      PARAMETERS,
    );
  },
  600_000,
);

test('two names that look alike are one when they are stored, and have one address', () => {
  const unseen = fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...UNSEEN)), { maxLength: 4 });
  fc.assert(
    fc.property(nastyText, unseen, fc.boolean(), (name, added, isDecomposed) => {
      const plain = cleanLine(name);
      const letters = [...plain];
      for (const [place, mark] of added) letters.splice(place, 0, mark);
      // Within an emoji or a pair of surrogates another character is another text.
      fc.pre(!/[\p{Extended_Pictographic}\p{Regional_Indicator}\p{M}\u2028\u2029]/u.test(plain));
      const other = letters.join('');
      const stored = cleanLine(isDecomposed ? other.normalize('NFD') : other);
      expect(stored).toBe(plain);
      expect(cleanLine(stored)).toBe(stored);
      expect(toSlug(stored)).toBe(toSlug(plain));
      if (stored) expect(isVisible(stored) || !isVisible(name)).toBe(true);
    }),
    PARAMETERS,
  );
});
