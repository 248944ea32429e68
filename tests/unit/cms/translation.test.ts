import { describe, expect, it } from 'vitest';
import { keyOfPath, pathOfKey } from '../../../cms/features/english/draftStates.ts';
import {
  containsBirthDate,
  linesOf,
  protect,
  unprotect,
} from '../../../cms/features/english/translationMarkup.ts';
import { findTranslationService } from '../../../cms/features/english/translationService.ts';

describe('what a translation service must keep', () => {
  const NAMES = ['Inés Quiroga', 'Sol'];

  it.each([
    ['Inés Quiroga y Solana', '<x>Inés Quiroga</x> y Solana'],
    ['En «La marea baja», Sol & tú', 'En <x>«La marea baja»</x>, <x>Sol</x> &amp; tú'],
    ['Lee [más](/nosotras)', 'Lee [más<x>](/nosotras)</x>'],
    ['hola@a.example o https://a.example/b', '<x>hola@a.example</x> o <x>https://a.example/b</x>'],
    ['dijo «qué bien»', 'dijo «qué bien»'],
  ])('is marked in %s', (text, marked) => {
    expect(protect(text, NAMES)).toBe(marked);
    expect(unprotect(marked, marked)).toBe(text);
  });

  it('is checked in the answer', () => {
    const sent = protect('Sol canta', NAMES);
    expect(unprotect('<x>Sol</x> sings &lt;well&gt;', sent)).toBe('Sol sings <well>');
    expect(unprotect('<x>Sun</x> sings', sent)).toBeUndefined();
    expect(unprotect('Sun sings', sent)).toBeUndefined();
  });

  it('includes what starts a line of Markdown', () => {
    expect(linesOf('### Uno\n\n- > dos')).toEqual([
      { start: '### ', words: 'Uno' },
      { start: '', words: '' },
      { start: '- > ', words: 'dos' },
    ]);
  });
});

describe('a birth date', () => {
  it.each([
    'Nació el 17 de febrero de 1992 en Rosario',
    'nacida el 17 febrero del 1992',
    '17/02/1992',
    'el 17-2-92.',
    '1992-02-17',
    'born on February 17th, 1992',
  ])('is found in %s', (text) => {
    expect(containsBirthDate(text, '1992-02-17T00:00:00.000Z')).toBe(true);
  });

  it.each(['Nació en 1992', '17/02/1993', '117/02/1992', 'el 17 de febrero'])(
    'is not found in %s',
    (text) => expect(containsBirthDate(text, '1992-02-17')).toBe(false),
  );

  it('that is unknown is in no text', () => {
    expect(containsBirthDate('17/02/1992', undefined)).toBe(false);
  });
});

describe('the keys of a form', () => {
  const fields = { credits: { rows: [{ id: 'a' }, { id: 'b' }] } };

  it('follow a row when it is moved', () => {
    expect(keyOfPath('credits.1.role', fields)).toBe('credits.b.role');
    expect(pathOfKey('credits.b.role', fields)).toBe('credits.1.role');
    expect(pathOfKey('credits.c.role', fields)).toBeUndefined();
    expect([keyOfPath('biography', fields), pathOfKey('biography', fields)]).toEqual([
      'biography',
      'biography',
    ]);
  });
});

describe('the settings of the translation service', () => {
  const key = 'very-secret-key';

  it('are none by default', () => {
    expect(findTranslationService({ TRANSLATION_API_KEY: key })).toBeUndefined();
  });

  it.each([
    [{ TRANSLATION_SERVICE: 'other', TRANSLATION_API_KEY: key }, 'TRANSLATION_SERVICE'],
    [{ TRANSLATION_SERVICE: 'deepl' }, 'TRANSLATION_API_KEY'],
    [{ TRANSLATION_SERVICE: 'openai', TRANSLATION_API_KEY: key }, 'TRANSLATION_MODEL'],
    [
      { TRANSLATION_SERVICE: 'deepl', TRANSLATION_API_KEY: key, TRANSLATION_URL: 'api' },
      'TRANSLATION_URL',
    ],
  ])('are refused by name and without the key: %o', (environment, variable) => {
    expect(() => findTranslationService(environment)).toThrow(variable);
    expect(() => findTranslationService(environment)).not.toThrow(key);
  });
});
