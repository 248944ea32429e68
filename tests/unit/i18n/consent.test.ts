import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXTRA_LOCALES } from '~/features/consent/consentLanguages';
import { DIALOG_KEYS, TEXT_KEYS, type ConsentTexts } from '~/features/consent/consentTexts';
import { LOCALES } from '~/lib/i18n/locale';

const folder = new URL('../../../i18n/consent/', import.meta.url);
const LANGUAGES = [...LOCALES, ...EXTRA_LOCALES];
const read = (language: string): ConsentTexts =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
const english = read('en');
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
