import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ConsentDictionary } from '~/features/consent/consentDictionary';
import { LOCALES } from '~/lib/i18n/locale';

const folder = new URL('../../../i18n/consent/', import.meta.url);
const LANGUAGES = [...LOCALES, 'de', 'fr', 'hr', 'hu', 'it', 'ja', 'no', 'pt', 'ru', 'uk'];
const read = (language: string): ConsentDictionary =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
const english = read('en');
/** The owner's texts of the bar, the dialog and blocked embeds. */
const TEXT_KEYS = [
  ...(['barTitle', 'barDescription', 'acceptAll', 'declineAll', 'acceptNecessary'] as const),
  ...(['manageCookies', 'unsaved', 'close', 'save', 'necessary', 'optional'] as const),
  ...(['functional', 'blockedIframe', 'here'] as const),
];
/** What each group is for, the label of its list, and the message after closing without saving. */
const DIALOG_KEYS = [
  ...(['necessaryExplanation', 'optionalExplanation', 'functionalExplanation'] as const),
  ...(['list', 'discarded'] as const),
];
const KEYS = [...TEXT_KEYS, ...DIALOG_KEYS];

/** Maximum lengths in characters: a button has half the width of a phone, a sentence a few lines. */
const MAX_LENGTH = { button: 20, title: 42, sentence: 230 };
const maxLengthOf = (key: string) => {
  if (/^(barDescription|blockedIframe|.+Explanation)$/.test(key)) return MAX_LENGTH.sentence;
  return ['barTitle', 'unsaved', 'optional', 'functional', 'list', 'discarded'].includes(key)
    ? MAX_LENGTH.title + 4
    : MAX_LENGTH.button;
};

test('each of the twelve languages has a file', () => {
  expect(LANGUAGES).toHaveLength(12);
  expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((name) => `${name}.json`).sort());
});

describe.each(LANGUAGES)('the consent texts in %s', (language) => {
  const texts = read(language);

  test('have exactly the fourteen keys of the owner and the five of the dialog', () => {
    expect(TEXT_KEYS).toHaveLength(14);
    expect(DIALOG_KEYS).toHaveLength(5);
    expect(Object.keys(texts).sort()).toEqual([...KEYS].sort());
  });

  test('have the placeholder {here} in the text of a blocked embed only', () => {
    expect(texts.blockedIframe.match(/\{\w+\}/g)).toEqual(['{here}']);
    const others = KEYS.filter((key) => key !== 'blockedIframe').map((key) => texts[key]);
    expect(others.join('')).not.toMatch(/[{}]/);
  });

  test('are well-formed and not too long', () => {
    for (const key of KEYS) {
      const { length } = texts[key];
      expect(texts[key], key).toBe(texts[key].trim());
      expect(texts[key], key).not.toMatch(/ {2}|"|'|\.\.\./);
      expect(length, key).toBeGreaterThan(0);
      expect(length, key).toBeLessThanOrEqual(maxLengthOf(key));
    }
  });

  test('differ from each other', () => {
    const distinct = new Set(KEYS.map((key) => texts[key]));
    expect(distinct.size).toBe(KEYS.length);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s is not English', (language) => {
  const texts = read(language);
  expect(KEYS.filter((key) => texts[key] === english[key])).toEqual([]);
});
