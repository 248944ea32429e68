import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELECTION_LIMITS, type SentPerson, formatLink, parseLink } from './selectionLink';
import { cleanText } from './text';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const id = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 10, maxLength: 10 });
const person = fc.record({
  id,
  note: fc.string({ unit: 'binary', maxLength: 40 }),
  mark: fc.constantFrom(undefined, 'yes' as const, 'maybe' as const, 'no' as const),
});
const title = fc.string({ unit: 'binary', maxLength: 40 });
const people = fc.uniqueArray(person, { selector: (one) => one.id, maxLength: 20 });
const idOf = (index: number) => index.toString(36).padStart(10, '0');

/** Returns a list as a link of it arrives. */
const arriving = (list: SentPerson[]) =>
  list.map((one) => ({ ...one, note: cleanText(one.note).trim() }));

const peopleOf = (hash: string) => {
  const sent = parseLink(hash);
  return typeof sent === 'object' ? sent.people : undefined;
};

describe('a link', () => {
  it('contains name, ids, notes and marks that arrive as they were sent', () => {
    fc.assert(
      fc.property(title, people, (name, list) => {
        const { hash, included } = formatLink(name, list);
        if (included === 0) return;
        expect(parseLink(hash)).toEqual({
          name: cleanText(name).trim(),
          people: arriving(list).slice(0, included),
          isDamaged: false,
        });
      }),
    );
  });

  it('consists of characters that no program cuts off or changes', () => {
    fc.assert(
      fc.property(title, people, (name, list) => {
        const { hash } = formatLink(name, list);
        expect(hash).toMatch(/^#2\.[A-Za-z0-9%.~]*$/);
        expect(new URL(`https://a.example/${hash}`).hash).toBe(hash);
      }),
    );
  });

  it('is readable', () => {
    const list: SentPerson[] = [
      { id: 'k3v9x0a7qz', note: 'Sí, el martes (mañana).', mark: 'yes' },
      { id: '0000000001', note: '' },
    ];
    expect(formatLink('Amaia', list).hash).toBe(
      '#2.24.Amaia.k3v9x0a7qzy~S%C3%AD%2C%20el%20martes%20%28ma%C3%B1ana%29%2E.0000000001',
    );
  });

  it('contains the first hundred people of a thousand', () => {
    const list = Array.from({ length: 1000 }, (_, index) => ({ id: idOf(index), note: '' }));
    const { hash, included } = formatLink('', list);
    expect(included).toBe(SELECTION_LIMITS.linkPeople);
    expect(peopleOf(hash)).toEqual(list.slice(0, SELECTION_LIMITS.linkPeople));
  });

  it('ends before it is too long for a mail program', () => {
    const list = Array.from({ length: 50 }, (_, index) => ({
      id: idOf(index),
      note: 'ñ'.repeat(200),
    }));
    const { hash, included } = formatLink('', list);
    expect(hash.length).toBeLessThanOrEqual(SELECTION_LIMITS.linkCharacters);
    expect(peopleOf(hash)).toHaveLength(included);
    expect(included).toBeGreaterThan(5);
  });
});

describe('a hash that is no link', () => {
  it.each(['', '#', '#content', '#1~k3v9x0a7qz'])('%s has no selection', (hash) =>
    expect(parseLink(hash)).toBeUndefined(),
  );

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('#1.', '#2.'), (text, start) => {
        for (const one of peopleOf(start + text) ?? []) expect(one.id).toMatch(/^[0-9a-z]{10}$/);
      }),
    );
  });
});

it('a link of a later version is named as such', () => {
  expect(parseLink('#3.anything')).toBe('later');
});

describe('a damaged link', () => {
  const list = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'].map((one) => ({ id: one, note: 'Sí' }));
  const { hash } = formatLink('Amaia', list);

  it('is recognised wherever it was cut', () => {
    for (let length = 2; length < hash.length; length++) {
      expect(parseLink(hash.slice(0, length)), hash.slice(0, length)).toMatchObject({
        isDamaged: true,
      });
    }
  });

  it.each(['#1.', '#1.nobody', '#1.K3V9X0A7QZ', '#2.k3v9x0a7qz', '#1.aaaaaaaaaa.bbb'])(
    '%s is damaged',
    (damaged) => expect(parseLink(damaged)).toMatchObject({ isDamaged: true }),
  );

  it('of the first version still shows its people', () => {
    expect(parseLink('#1.aaaaaaaaaa~Nota.bbbbbbbbbb')).toEqual({
      name: '',
      people: [
        { id: 'aaaaaaaaaa', note: 'Nota' },
        { id: 'bbbbbbbbbb', note: '' },
      ],
      isDamaged: false,
    });
  });
});

describe('a link that a mail program has changed', () => {
  const list: SentPerson[] = [
    { id: 'aaaaaaaaaa', note: 'Sí', mark: 'yes' },
    { id: 'bbbbbbbbbb', note: '' },
  ];
  const { hash } = formatLink('Amaia', list);

  it.each([
    '>',
    ').',
    '.',
    ',',
    '"',
    '%3E',
    '%22',
    '&gt;',
    '*',
    '_',
    '\u00BB',
    '%C2%A0',
    '?utm_source=mail',
    '&fbclid=a.b',
    '.Un%20saludo',
  ])('is whole with %s behind it', (added) => {
    expect(parseLink(hash + added)).toEqual({ name: 'Amaia', people: list, isDamaged: false });
  });

  it('is whole with another spelling of what begins a note', () => {
    for (const spelling of ['%7E', '%7e']) {
      const changed = hash.replaceAll('~', spelling);
      expect(parseLink(`${changed}>`)).toEqual({ name: 'Amaia', people: list, isDamaged: false });
    }
  });

  it('arrives as it was sent when it was escaped again, once or twice', () => {
    const noted = [{ id: 'aaaaaaaaaa', note: 'Sí, 100%20 (a).' }, ...list.slice(1)];
    const { hash } = formatLink('Ñ %41', noted);
    const sent = { name: 'Ñ %41', people: noted, isDamaged: false };
    for (let times = 0, text = hash; times < 3; times++) {
      expect(parseLink(text)).toEqual(sent);
      expect(parseLink(`${text}).`)).toEqual(sent);
      text = text.replaceAll('%', '%25');
    }
  });

  it('of the first version is whole with a full stop behind it', () => {
    expect(parseLink('#1.aaaaaaaaaa~S%C3%AD.bbbbbbbbbb).')).toMatchObject({
      people: [{ note: 'Sí' }, { note: '' }],
      isDamaged: false,
    });
  });
});

describe('a forged link', () => {
  it.each<[string, string, SentPerson[]]>([
    ['repeated people', 'aaaaaaaaaa.aaaaaaaaaa~x', [{ id: 'aaaaaaaaaa', note: 'x' }]],
    ['other parts', '<b>.../../x.aaaaaaaaaa', [{ id: 'aaaaaaaaaa', note: '' }]],
    ['a malformed note', 'aaaaaaaaaa~%E0%A4%A', []],
    ['control characters', 'aaaaaaaaaa~a%00%1Bb', [{ id: 'aaaaaaaaaa', note: 'ab' }]],
    ['a note after a note', 'aaaaaaaaaa~a~b', []],
    ['markup, which stays text', 'aaaaaaaaaa~%3Cb%3E', [{ id: 'aaaaaaaaaa', note: '<b>' }]],
  ])('may contain %s', (_name, rest, expected) => {
    expect(peopleOf(`#1.${rest}`)).toEqual(expected);
  });

  it('contains no more people and no longer notes than a true one', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `${idOf(index)}~${'x'.repeat(999)}`);
    const found = peopleOf(`#1.${many.join('.')}`)!;
    expect(found).toHaveLength(SELECTION_LIMITS.linkPeople);
    expect(found[0]!.note).toHaveLength(200);
  });
});
