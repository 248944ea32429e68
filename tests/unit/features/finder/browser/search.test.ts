import { beforeAll, describe, expect, test } from 'vitest';
import { samplePeople } from '../../../../support/finder/samplePeople';
import { listValue, parseFilters } from '~/features/finder/columns/finderAddress';
import { encodeIndex } from '~/features/finder/columns/encode/encodeIndex';
import { type FinderIndex, decodeIndex } from '~/features/finder/columns/finderIndex';
import { search } from '~/features/finder/columns/search';
import { queryOf, readShown } from '~/features/finder/browser/address';
import { badgeText, chosenCount } from '~/features/finder/browser/badges';
import { chipsOf } from '~/features/finder/browser/chips';
import { findObstacle } from '~/features/finder/browser/relax';
import { createTexts } from '~/features/finder/browser/finderTexts';

let index: FinderIndex;
beforeAll(async () => {
  index = decodeIndex(JSON.parse(JSON.stringify(encodeIndex(await samplePeople()))));
});

const HOME = listValue('actresses');
const parse = (query: string) => parseFilters(new URLSearchParams(query), index, 'actresses');
const textsIn = (locale: 'es' | 'en') => ({ t: createTexts(locale), index, locale });
const t = createTexts('es');

describe('the texts of the finder', () => {
  test('contain the values, in the plural form of the count', () => {
    expect(t('finder:found.actresses', { found: 1, count: 1 })).toBe('1 de 1 actriz');
    expect(t('finder:found.actresses', { found: 0, count: 12 })).toBe('0 de 12 actrices');
    expect(createTexts('en')('finder:show', { count: 1 })).toBe('Show 1 person');
  });
});

describe('the chips of a search', () => {
  const query = 'edad=28-40&idioma=ingles:alto&habilidad=equitacion,esgrima&todas=1&video=1';

  test('name everything that is chosen, in the language of the page', () => {
    expect(chipsOf(textsIn('es'), parse(query), HOME).map(({ text }) => text)).toEqual([
      '28–40 años en pantalla',
      'Inglés, alto o más',
      'Equitación',
      'Esgrima',
      'Todas las habilidades a la vez',
      'Con vídeo',
    ]);
    expect(
      chipsOf(textsIn('en'), parse('edad=28-&altura=-180'), HOME).map((one) => one.text),
    ).toEqual(['Plays from 28', 'up to 180 cm']);
  });

  test('each removes its own part of the search', () => {
    const [age, english] = chipsOf(textsIn('es'), parse(query), HOME);
    const left = (chip = age!) => decodeURIComponent(queryOf(chip.without, 'actresses', 0));
    expect(left()).toBe('idioma=ingles:alto&habilidad=equitacion,esgrima&todas=1&video=1');
    expect(left(english)).not.toContain('idioma');
  });

  test('the list of the page is no chip, another one is', () => {
    expect(chipsOf(textsIn('es'), parse(''), HOME)).toEqual([]);
    const both = chipsOf(textsIn('es'), parse('lista=actores,actrices'), HOME);
    expect(both.map(({ text }) => text)).toEqual(['Actores', 'Actrices']);
  });

  test('the buttons of the row show a range, or how much is chosen', () => {
    expect(badgeText(t, 'age', parse('edad=-40'), HOME)).toBe('hasta 40');
    expect(badgeText(t, 'age', parse('lista=actores'), HOME)).toBe('1');
    expect(badgeText(t, 'spoken', parse('idioma=ingles,frances&acento=andaluz'), HOME)).toBe('3');
    expect(badgeText(t, 'looks', parse('altura=170-&pelo=rubio&voz=1'), HOME)).toBe('3');
    expect(badgeText(t, 'skills', parse(''), HOME)).toBe('');
    expect(chosenCount(parse(''), 'lists', HOME)).toBe(0);
    expect(chosenCount(parse('video=1'), 'video', HOME)).toBe(1);
  });
});

describe('a search without results', () => {
  test('names the facet whose removal finds most, with all its values', () => {
    const filters = parse('edad=28-40&pelo=canoso,blanco&video=1');
    expect(search(index, filters).ids).toEqual([]);
    const obstacle = findObstacle(textsIn('es'), filters, HOME)!;
    expect(obstacle.text).toBe('Canoso, Blanco');
    expect(search(index, obstacle.without).ids).toHaveLength(obstacle.count);
    expect(obstacle.count).toBeGreaterThan(0);
  });

  test('names the words, or nothing when no single condition is to blame', () => {
    expect(findObstacle(textsIn('es'), parse('q=xyzzy'), HOME)?.text).toBe('xyzzy');
    const filters = parse('q=xyzzy&edad=110-120');
    expect(findObstacle(textsIn('es'), filters, HOME)).toBeUndefined();
  });
});

describe('the number of people shown', () => {
  test.each([
    ['', 36],
    ['ver=72', 72],
    ['ver=40', 72],
    ['ver=-1', 36],
    ['ver=1e999', 36],
    ['ver=x', 36],
  ])('of "%s" is %i', (query, shown) => {
    expect(readShown(new URLSearchParams(query))).toBe(shown);
  });

  test('is in the address beyond those of a page', () => {
    expect(queryOf(parse(''), 'actresses', 36)).toBe('');
    expect(queryOf(parse(''), 'actresses', 72)).toBe('ver=72');
    expect(queryOf(parse('video=1'), 'actresses', 72)).toBe('video=1&ver=72');
  });
});
