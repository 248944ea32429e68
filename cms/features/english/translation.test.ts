import { describe, expect, it } from 'vitest';
import { keyOfPath, pathOfKey } from './draftStates.ts';
import { proposeEnglish } from './proposeEnglish.ts';
import { findTranslationService } from './translationService.ts';

const NAMES = ['Inés Quiroga', 'Sol'];

/** Proposes the English of one text: what the service has received, and what comes of its answer. */
async function propose(spanish: string, answer?: string, birthDate?: string) {
  const sent: string[] = [];
  const { drafts, ...rest } = await proposeEnglish(
    [{ key: 'text', spanish }],
    { names: NAMES, birthDate },
    async (texts) => {
      sent.push(...texts);
      return texts.map((text) => answer ?? text);
    },
  );
  return { sent, english: drafts.text?.text, ...rest };
}

describe('what a translation service must keep', () => {
  it.each([
    ['Inés Quiroga y Solana', '<x>Inés Quiroga</x> y Solana'],
    ['En «La marea baja», Sol & tú', 'En <x>«La marea baja»</x>, <x>Sol</x> &amp; tú'],
    ['Lee [más](/nosotras)', 'Lee [más<x>](/nosotras)</x>'],
    ['hola@a.example o https://a.example/b', '<x>hola@a.example</x> o <x>https://a.example/b</x>'],
    ['dijo «qué bien»', 'dijo «qué bien»'],
  ])('is marked in %s', async (text, marked) => {
    expect(await propose(text)).toMatchObject({ sent: [marked], english: text, unusable: [] });
  });

  it('is checked in the answer', async () => {
    const answered = await propose('Sol canta', '<x>Sol</x> sings &lt;well&gt;');
    expect(answered.english).toBe('Sol sings <well>');
    for (const answer of ['<x>Sun</x> sings', 'Sun sings']) {
      const refused = await propose('Sol canta', answer);
      expect(refused).toMatchObject({ english: undefined, unusable: ['text'] });
    }
  });

  it('includes what starts a line of Markdown', async () => {
    const text = '### Uno\n\n- > dos';
    expect(await propose(text)).toMatchObject({ sent: ['Uno', 'dos'], english: text });
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
  ])('is found in %s, and never sent', async (text) => {
    const proposed = await propose(text, undefined, '1992-02-17T00:00:00.000Z');
    expect(proposed).toMatchObject({ sent: [], private: ['text'] });
  });

  it.each(['Nació en 1992', '17/02/1993', '117/02/1992', 'el 17 de febrero'])(
    'is not found in %s',
    async (text) => {
      // A service sees only lines with words.
      const proposed = await propose(`Nota: ${text}`, undefined, '1992-02-17');
      expect(proposed).toMatchObject({ sent: [`Nota: ${text}`], private: [] });
    },
  );

  it('that is unknown is in no text', async () => {
    expect((await propose('17/02/1992')).private).toEqual([]);
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
