import { beforeAll, describe, expect, test } from 'vitest';
import { samplePeople } from '../../../tests/support/finder/samplePeople';
import { formatAddress, parseAddress } from './address';
import { type Context, answer, findObstacle } from './answer';
import { createIndex } from './createIndex';
import { chosenCount, groupCount } from './groups';
import { createTexts } from './vocabulary';

let contexts: Record<'es' | 'en', Context>;
beforeAll(async () => {
  const people = await samplePeople();
  const create = (locale: 'es' | 'en'): Context => ({
    index: createIndex(locale, people),
    locale,
    t: createTexts(locale),
    list: 'actresses',
    today: '2026-11-24',
  });
  contexts = { es: create('es'), en: create('en') };
});

const parse = (query: string) =>
  parseAddress(new URLSearchParams(query), contexts.es.index, 'actresses');
const ask = (query: string, locale: 'es' | 'en' = 'es') => answer(contexts[locale], parse(query));
const textsOf = ({ chips }: Pick<ReturnType<typeof answer>, 'chips'>) =>
  chips.map(({ text }) => text);
const namesOf = (people: { person: { card: { name: string } } }[]) =>
  people.map(({ person }) => person.card.name);

describe('the texts of the finder', () => {
  test('contain the values, in the plural form of the count', () => {
    const { t } = contexts.es;
    expect(t('finder:found.actresses', { found: 1, count: 1 })).toBe('1 de 1 actriz');
    expect(t('finder:found.actresses', { found: 0, count: 12 })).toBe('0 de 12 actrices');
    expect(createTexts('en')('finder:show', { count: 1 })).toBe('Show 1 person');
  });
});

test.each([
  ['actor+con+barba', 'Hugo Lamas'],
  ['pelo+largo', 'Nerea Soto'],
  ['voz+de+contralto', 'Nerea Soto'],
])('"%s" finds %s', (typed, name) => {
  const { found } = ask(`q=${typed}&lista=todas`);
  expect(found.all.map(({ card }) => card.name)).toEqual([name]);
});

test('who is not free on the days is not found, and is on the others', () => {
  const freeOn = (days: string) => {
    const { found } = ask(`q=disponible+${days}+de+mayo+de+2027&lista=todas`);
    return found.all.map(({ card }) => card.name);
  };
  expect(freeOn('el+10')).not.toContain('Nerea Soto');
  expect(freeOn('el+25')).toContain('Nerea Soto');
});

describe('the chips of a search', () => {
  const query = 'edad=28-40&idioma=ingles:alto&habilidad=equitacion,esgrima&todas=1&video=1';

  test('name everything that is chosen, in the language of the page', () => {
    expect(textsOf(ask(query))).toEqual([
      '28–40 años en pantalla',
      'Inglés, alto o más',
      'Equitación',
      'Esgrima',
      'Todas las habilidades a la vez',
      'Con vídeo',
    ]);
    expect(textsOf(ask('edad=28-&altura=-180', 'en'))).toEqual(['Plays from 28', 'up to 180 cm']);
  });

  test('each removes its own part of the search', () => {
    const [age, english] = ask(query).chips;
    const left = (chip = age!) => decodeURIComponent(formatAddress(chip.without, 'actresses'));
    expect(left()).toBe('idioma=ingles:alto&habilidad=equitacion,esgrima&todas=1&video=1');
    expect(left(english)).not.toContain('idioma');
  });

  test('the list of the page is no chip, another one is', () => {
    expect(textsOf(ask(''))).toEqual([]);
    expect(textsOf(ask('lista=actores,actrices'))).toEqual(['Actores', 'Actrices']);
  });

  test('the buttons of the row show how much is chosen of what they say', () => {
    const count = (group: 'age' | 'spoken' | 'looks' | 'skills', text: string) =>
      groupCount(parse(text).filters, group, 'actresses');
    expect(count('age', 'edad=-40')).toBe(1);
    expect(count('age', 'lista=actores')).toBe(0);
    expect(count('spoken', 'idioma=ingles,frances&acento=andaluz')).toBe(3);
    expect(count('looks', 'altura=170-&pelo=rubio&voz=1')).toBe(3);
    expect(count('skills', '')).toBe(0);
    expect(chosenCount(parse('').filters, 'lists', 'actresses')).toBe(0);
    expect(chosenCount(parse('video=1').filters, 'video', 'actresses')).toBe(1);
  });

  test('what a sentence excludes is marked, and each wish can be taken away', () => {
    const { chips, unknown } = ask('q=mujer+que+cante,+no+catalana,+y+que+sepa+coser');
    expect(chips.map(({ text, not }) => [text, not])).toEqual([
      ['Mujer', false],
      ['Canto', false],
      ['Sin catalán', true],
    ]);
    expect(chips[0]!.without.words).toBe('que cante, no catalana, y que sepa coser');
    expect(unknown).toEqual(['coser']);
  });

  test('name the years of works, together with what they belong to', () => {
    expect(textsOf(ask('q=protagonista+desde+2022'))).toEqual(['Protagonista · desde 2022']);
    const [work] = ask('q=teatro,+que+sepa+ingl\u00e9s,+en+2019').chips;
    expect([work!.text, work!.without.words]).toEqual([
      'Obra de teatro, musical · 2019',
      'que sepa inglés',
    ]);
    expect(textsOf(ask('q=antes+del+2000'))).toEqual(['Trabajos hasta 1999']);
    expect(textsOf(ask('q=protagonista+con+silvia+monreal'))).toEqual([
      'Protagonista · con Silvia Monreal',
    ]);
    expect(textsOf(ask('q=in+the+last+two+years', 'en'))).toEqual(['Work 2024–2026']);
  });

  test('name days with their year where it is not this one', () => {
    expect(textsOf(ask('q=libre+el+20+de+diciembre'))).toEqual(['Disponible: 20 dic']);
    expect(textsOf(ask('q=libre+del+20/1/2027+al+15/2/2027'))).toEqual([
      'Disponible: 20 ene\u2009–\u200915 feb 2027',
    ]);
    expect(textsOf(ask('q=free+4+December+2027', 'en'))).toEqual(['Available: 4 Dec 2027']);
  });

  test('count languages and nationalities', () => {
    expect(textsOf(ask('q=trilingüe+con+doble+nacionalidad'))).toEqual([
      '3 idiomas o más',
      '2 nacionalidades o más',
    ]);
    expect(textsOf(ask('q=more+than+two+languages', 'en'))).toEqual(['3 languages or more']);
  });

  test('join what a sentence says of two people', () => {
    expect(textsOf(ask('q=actor+con+acento+gallego+o+actriz+con+acento+andaluz'))).toEqual([
      'Actores o Actrices',
      'Gallego o andaluz',
    ]);
  });
});

describe('people beside those who meet everything', () => {
  test('miss one wish, which is named', () => {
    const { found, near } = ask('q=inglés+esgrima+euskera');
    expect(found.all).toEqual([]);
    expect(near.length).toBeGreaterThan(0);
    expect(new Set(near.map(({ text }) => text)).size).toBeLessThanOrEqual(3);
  });

  test('are neither of another gender nor with another name, and miss nothing that is excluded', () => {
    const missing = ['q=mujer+que+cante,+no+rubia', 'q=Iker+Zubiri+que+cante'].flatMap((query) =>
      ask(`${query}&lista=todas`).near.map(({ text }) => text),
    );
    expect([...new Set(missing)]).toEqual(['Canto']);
  });

  test('may not have said when they are free', () => {
    const { near } = ask('q=que+cante,+libre+en+enero&lista=todas');
    const unsaid = near.filter(({ isUnsaid }) => isUnsaid);
    expect(unsaid.length).toBeGreaterThan(0);
    expect(unsaid.every(({ person }) => !person.available)).toBe(true);
  });

  test('a name or a title of another list is shown with its list', () => {
    const { found, elsewhere } = ask('q=Iker+Zubiri');
    expect(found.all).toEqual([]);
    expect(namesOf(elsewhere)).toEqual(['Iker Zubiri']);
    expect(elsewhere.map(({ text }) => text)).toEqual(['Actores']);
    expect(ask('q=rubio+con+barba').elsewhere).toEqual([]);
    const both = ask('q=Iker+Zubiri+y+Nerea+Soto');
    expect(both.found.all.map(({ card }) => card.name)).toEqual(['Nerea Soto']);
    expect(namesOf(both.elsewhere)).toEqual(['Iker Zubiri']);
  });

  test('a sentence that names a list is not limited to that of the page', () => {
    expect(ask('q=actor+que+hable+euskera').found.all.map(({ card }) => card.list)).toEqual([
      'actors',
      'actors',
    ]);
  });
});

describe('a search without results', () => {
  test('names the facet whose removal finds most, with all its values', () => {
    const shown = ask('edad=28-40&pelo=canoso,blanco&video=1');
    expect(shown.found.all).toEqual([]);
    const obstacle = findObstacle(contexts.es, shown)!;
    expect(obstacle.text).toBe('Canoso, Blanco');
    expect(answer(contexts.es, obstacle.without).found.all).toHaveLength(obstacle.count);
    expect(obstacle.count).toBeGreaterThan(0);
  });

  test('names a wish, or nothing when no single condition is to blame', () => {
    expect(findObstacle(contexts.es, ask('q=Iker+Zubiri'))?.text).toBe('Iker Zubiri');
    expect(
      findObstacle(contexts.es, ask('idioma=euskera&pelo=canoso&edad=110-120')),
    ).toBeUndefined();
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
    expect(parse(query).shown).toBe(shown);
  });

  test('is in the address beyond those of a page', () => {
    expect(formatAddress(parse(''), 'actresses')).toBe('');
    expect(formatAddress(parse('ver=72'), 'actresses')).toBe('ver=72');
    expect(formatAddress(parse('video=1&ver=72'), 'actresses')).toBe('video=1&ver=72');
  });
});
