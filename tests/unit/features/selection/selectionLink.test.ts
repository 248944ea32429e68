import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_LINK_LENGTH,
  MAX_LINK_PEOPLE,
  type SentPerson,
  formatLink,
  parseLink,
} from '~/features/selection/selectionLink';
import { cleanNote } from '~/features/selection/selectionNote';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const id = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 10, maxLength: 10 });
const person = fc.record({ id, note: fc.string({ unit: 'binary', maxLength: 40 }) });
const people = fc.uniqueArray(person, { selector: (one) => one.id, maxLength: 20 });
const idOf = (index: number) => index.toString(36).padStart(10, '0');

/** Returns a list as a link of it arrives. */
const arriving = (list: SentPerson[]) =>
  list.map((one) => ({ ...one, note: cleanNote(one.note).trim() }));

describe('a link', () => {
  it('contains ids and notes that arrive as they were sent', () => {
    fc.assert(
      fc.property(people, (list) => {
        const { hash, included } = formatLink(list);
        expect(parseLink(hash) ?? []).toEqual(arriving(list).slice(0, included));
      }),
    );
  });

  it('consists of characters that no program cuts off or changes', () => {
    fc.assert(
      fc.property(people, (list) => {
        expect(formatLink(list).hash).toMatch(/^#1\.[A-Za-z0-9%.~]*$/);
        expect(new URL(`https://a.example/${formatLink(list).hash}`).hash).toBe(
          formatLink(list).hash === '#' ? '' : formatLink(list).hash,
        );
      }),
    );
  });

  it('is readable', () => {
    const list = [
      { id: 'k3v9x0a7qz', note: 'Sí, el martes (mañana).' },
      { id: '0000000001', note: '' },
    ];
    expect(formatLink(list).hash).toBe(
      '#1.k3v9x0a7qz~S%C3%AD%2C%20el%20martes%20%28ma%C3%B1ana%29%2E.0000000001',
    );
  });

  it('contains the first hundred people of a thousand', () => {
    const list = Array.from({ length: 1000 }, (_, index) => ({ id: idOf(index), note: '' }));
    const { hash, included } = formatLink(list);
    expect(included).toBe(MAX_LINK_PEOPLE);
    expect(parseLink(hash)).toEqual(list.slice(0, MAX_LINK_PEOPLE));
  });

  it('ends before it is too long for a mail program', () => {
    const list = Array.from({ length: 50 }, (_, index) => ({
      id: idOf(index),
      note: 'ñ'.repeat(200),
    }));
    const { hash, included } = formatLink(list);
    expect(hash.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(parseLink(hash)).toHaveLength(included);
    expect(included).toBeGreaterThan(5);
  });
});

describe('a hash that is no link', () => {
  it.each([
    '',
    '#',
    '#content',
    '#1.',
    '#2.k3v9x0a7qz',
    '#1.nobody',
    '#1.K3V9X0A7QZ',
    '#1~k3v9x0a7qz',
  ])('%s has no selection', (hash) => expect(parseLink(hash)).toBeUndefined());

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const one of parseLink(`#1.${text}`) ?? []) expect(one.id).toMatch(/^[0-9a-z]{10}$/);
      }),
    );
  });
});

describe('a forged link', () => {
  it.each<[string, string, SentPerson[]]>([
    ['repeated people', 'aaaaaaaaaa.aaaaaaaaaa~x', [{ id: 'aaaaaaaaaa', note: '' }]],
    ['other parts', '<b>.../../x.aaaaaaaaaa', [{ id: 'aaaaaaaaaa', note: '' }]],
    ['a malformed note', 'aaaaaaaaaa~%E0%A4%A', [{ id: 'aaaaaaaaaa', note: '' }]],
    ['control characters', 'aaaaaaaaaa~a%00%1Bb', [{ id: 'aaaaaaaaaa', note: 'ab' }]],
    ['a note after a note', 'aaaaaaaaaa~a~b', [{ id: 'aaaaaaaaaa', note: 'a' }]],
    ['markup, which stays text', 'aaaaaaaaaa~%3Cb%3E', [{ id: 'aaaaaaaaaa', note: '<b>' }]],
  ])('may contain %s', (_name, rest, expected) => {
    expect(parseLink(`#1.${rest}`)).toEqual(expected);
  });

  it('contains no more people and no longer notes than a true one', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `${idOf(index)}~${'x'.repeat(999)}`);
    const found = parseLink(`#1.${many.join('.')}`)!;
    expect(found).toHaveLength(MAX_LINK_PEOPLE);
    expect(found[0]!.note).toHaveLength(200);
  });
});
