import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOREIGN_LANGUAGES } from '~/lib/consent/languages';
import { TEXT_KEYS, type ConsentTexts } from '~/lib/consent/texts';
import { LOCALES } from '~/lib/i18n/locale';

const folder = new URL('../../../i18n/consent/', import.meta.url);
const LANGUAGES = [...LOCALES, ...FOREIGN_LANGUAGES];
const read = (language: string): ConsentTexts =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
const english = read('en');

/** A button of the bar has half a phone's width, a sentence has a few lines. */
const LONGEST = { button: 20, title: 42, sentence: 230 };
const lengthOf = (key: string) => {
  if (['barDescription', 'blockedIframe'].includes(key)) return LONGEST.sentence;
  return ['barTitle', 'unsaved', 'optional', 'functional'].includes(key)
    ? LONGEST.title + 4
    : LONGEST.button;
};

test('there is a file for each of the twelve languages, and no other', () => {
  expect(LANGUAGES).toHaveLength(12);
  expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((name) => `${name}.json`).sort());
});

describe.each(LANGUAGES)('the consent texts in %s', (language) => {
  const texts = read(language);

  test('are the fourteen, no more and no less', () => {
    expect(TEXT_KEYS).toHaveLength(14);
    expect(Object.keys(texts).sort()).toEqual([...TEXT_KEYS].sort());
  });

  test('have the place of the link once, where the embed is blocked, and nowhere else', () => {
    expect(texts.blockedIframe.match(/\{\w+\}/g)).toEqual(['{here}']);
    const others = TEXT_KEYS.filter((key) => key !== 'blockedIframe').map((key) => texts[key]);
    expect(others.join('')).not.toMatch(/[{}]/);
  });

  test('are tidy, and short enough for where they stand', () => {
    for (const key of TEXT_KEYS) {
      const { length } = texts[key];
      expect(texts[key], key).toBe(texts[key].trim());
      expect(texts[key], key).not.toMatch(/ {2}|"|'|\.\.\./);
      expect(length, key).toBeGreaterThan(0);
      expect(length, key).toBeLessThanOrEqual(lengthOf(key));
    }
  });

  test('tell one thing from another', () => {
    const said = new Set(TEXT_KEYS.map((key) => texts[key]));
    expect(said.size).toBe(TEXT_KEYS.length);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s is not English', (language) => {
  const texts = read(language);
  expect(TEXT_KEYS.filter((key) => texts[key] === english[key])).toEqual([]);
});
