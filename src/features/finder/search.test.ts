import { beforeAll, describe, expect, test } from 'vitest';
import { samplePeople } from '../../../tests/support/finder/samplePeople';
import { formatAddress, parseAddress } from './address';
import { createIndex } from './createIndex';
import type { FinderIndex } from './finderIndex';
import { emptyFilters, search } from './search';
import { understand } from './understand';
import { facetValues } from './vocabulary';

/** Searches written down before the finder, and the files of those found, whose order does not count. */
const SEARCHES: [query: string, found: string][] = [
  // Playing ages overlap: from 28 to 40 is found by 38–50 and by 22–33.
  [
    'lista=actrices&edad=28-40',
    'ines-quiroga lucia-herranz nerea-soto rocio-almagro yanelis-cardenas fatima-el-amrani ' +
      'alba-ferrandiz vera-montes valentina-restrepo mei-zhou',
  ],
  ['lista=actrices&edad=28-40&idioma=euskera&habilidad=combate-escenico', 'nerea-soto'],
  ['idioma=euskera&habilidad=esgrima', 'juan-ignacio-fernandez-villaverde-etxeberria'],
  // Languages with a least level.
  [
    'idioma=euskera',
    'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria nerea-soto aitor-belaustegui',
  ],
  ['idioma=euskera:nativo', 'iker-zubiri aitor-belaustegui'],
  ['idioma=euskera:bilingue', 'iker-zubiri nerea-soto aitor-belaustegui'],
  ['idioma=ingles:bilingue', 'mateo-villar vera-montes daniel-okafor rodrigo-sotelo'],
  [
    'idioma=ingles:bilingue-con-acento',
    'mateo-villar vera-montes daniel-okafor rodrigo-sotelo ines-quiroga yanelis-cardenas',
  ],
  // Accents with a least level; several accents are alternatives.
  ['acento=andaluz:alto', 'carmen-aldana chano-benitez rocio-almagro lola-marchena ousmane-sarr'],
  [
    'acento=castellano-neutro:pro,argentino',
    'alba-ferrandiz bruno-castell mateo-villar nerea-soto vera-montes samir-haddad ines-quiroga',
  ],
  // Skills: any, all.
  [
    'habilidad=esgrima,equitacion',
    'ines-quiroga juan-ignacio-fernandez-villaverde-etxeberria lucia-herranz valentina-restrepo',
  ],
  ['habilidad=esgrima,equitacion&todas=1', 'ines-quiroga'],
  [
    'habilidad=canto,piano&lista=actrices',
    'ines-quiroga yanelis-cardenas alba-ferrandiz blanca-de-la-serna',
  ],
  // Looks.
  [
    'altura=185-',
    'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria vlad-ionescu ousmane-sarr',
  ],
  ['altura=-160', 'killa-mamani blanca-de-la-serna mei-zhou'],
  ['pelo=rubio,pelirrojo', 'alba-ferrandiz aroa-vidal iker-zubiri vera-montes vlad-ionescu'],
  ['ojos=azules&lista=actores', 'iker-zubiri tomas-riera vlad-ionescu'],
  // Each place of a base, citizenship, video and voice.
  [
    'base=madrid',
    'ines-quiroga mateo-villar killa-mamani mei-zhou nelson-quispe yanelis-cardenas ' +
      'bruno-castell elena-prats nerea-soto valentina-restrepo vlad-ionescu',
  ],
  ['nacionalidad=marruecos,senegal', 'fatima-el-amrani ousmane-sarr'],
  ['video=1&voz=1&lista=actores', 'bruno-castell mateo-villar iker-zubiri hugo-lamas'],
  // Directors and screenwriters.
  ['oficio=guion', 'elena-prats amara-diallo nuria-alcaraz rodrigo-sotelo'],
  ['oficio=direccion&idioma=euskera', 'aitor-belaustegui'],
  [
    'titulo=nadie-en-agosto',
    'alba-ferrandiz carmen-aldana fatima-el-amrani ines-quiroga joan-vidal',
  ],
  ['titulo=nadie-en-agosto&lista=directores-y-guionistas', 'joan-vidal'],
  // Free words: name, title, director, language in both languages.
  ['q=quiroga', 'ines-quiroga'],
  ['q=marea', 'bruno-castell elena-prats hugo-lamas ines-quiroga lucia-herranz vlad-ionescu'],
  [
    'q=Basque',
    'iker-zubiri juan-ignacio-fernandez-villaverde-etxeberria nerea-soto aitor-belaustegui',
  ],
  ['q=QUECHUA', 'killa-mamani nelson-quispe'],
  ['q=verso+asturiano', 'blanca-de-la-serna'],
  // Unknown values are dropped.
  ['idioma=klingon&habilidad=esgrima,volar&todas=1&lista=actrices', 'ines-quiroga'],
];

let index: FinderIndex;
beforeAll(async () => {
  index = createIndex('es', await samplePeople());
});

const parse = (query: string) => parseAddress(new URLSearchParams(query), index);
const find = (query: string) => {
  const { words, filters } = parse(query);
  return search(index, filters, understand(index, words, '2026-11-24').wishes);
};
const ids = (query: string) => find(query).all.map(({ card }) => card.id);

describe('a search over the sample', () => {
  test.each(SEARCHES)('finds the right people: %s', (query, found) => {
    expect(ids(query).toSorted()).toEqual(found.split(' ').filter(Boolean).sort());
  });

  test('finds everybody without filters, in the order of the lists', () => {
    const { all } = search(index, emptyFilters(), []);
    expect(all).toEqual(index.people);
    expect(all).toHaveLength(37);
    expect(all.slice(0, 5).map(({ card }) => card.id)).toEqual([
      'bruno-castell',
      'mateo-villar',
      'iker-zubiri',
      'hugo-lamas',
      'chano-benitez',
    ]);
  });

  test('counts the values of a facet by the filters of all others', () => {
    const { count } = find('idioma=euskera&lista=actores');
    expect(count('languages').get('euskera')).toBe(2);
    expect(count('languages').get('catalan')).toBe(2);
    expect(count('lists').get('actrices')).toBe(1);
    expect(count('lists').get('descubre')).toBeUndefined();
    expect(count('skills').get('esgrima')).toBe(1);
    expect([count('video').get('1'), count('voice').get('1')]).toEqual([1, 1]);
  });

  test('counts the values of those who meet the sentence', () => {
    expect(find('q=actriz+que+cante').count('languages').get('euskera')).toBeUndefined();
    expect(find('q=actriz').count('languages').get('euskera')).toBe(1);
  });

  test('counts the values of those who have all chosen ones', () => {
    const { count } = find('habilidad=esgrima,equitacion&todas=1');
    expect(count('skills').get('esgrima')).toBe(1);
    expect(count('skills').get('piano')).toBe(1);
    expect(count('skills').get('buceo')).toBeUndefined();
  });

  test('asks for all languages or accents at once', () => {
    expect(ids('idioma=euskera,frances&todas=idioma').length).toBeLessThan(
      ids('idioma=euskera,frances').length,
    );
    const { filters } = parse('acento=andaluz,argentino&todas=acento,1&habilidad=canto,piano');
    expect(filters.all).toEqual(['accents', 'skills']);
    expect(formatAddress({ ...parse(''), filters })).toContain('todas=acento,1');
  });
});

test.each([
  ['languages', 'language', 'idioma=griko', 'habla griko'],
  ['accents', 'accent', 'acento=griko', 'acento griko'],
] as const)('what editors have added to the %s is found', async (list, name, query, sentence) => {
  const [first, ...others] = await samplePeople();
  const rows = [{ [name]: `${name}:griko|Griko`, level: 'high' }];
  const talents = Object.fromEntries(
    Object.entries(first!.talents).map(([locale, talent]) => [locale, { ...talent, [list]: rows }]),
  );
  const people = [{ ...first!, talents }, ...others] as typeof others;
  const added = createIndex('es', people);
  expect(facetValues(added, list).at(-1)).toMatchObject({ value: 'griko', label: 'griko' });
  for (const asked of [query, `q=${sentence}`]) {
    const { words, filters } = parseAddress(new URLSearchParams(asked), added);
    const { all } = search(added, filters, understand(added, words, '2026-11-24').wishes);
    expect(all.map(({ card }) => card.id)).toEqual([first!.talents.es.shareId]);
  }
});

describe('a skill that editors have added', () => {
  const people = async (skill = 'music:trikitixa|Basque accordion') => {
    const [first, ...others] = await samplePeople();
    const { es, en } = first!.talents;
    const withSkill = { es: { ...es, skills: [{ skill }] }, en: { ...en, skills: [{ skill }] } };
    return [{ ...first!, talents: withSkill }, ...others] as typeof others;
  };
  const idsIn = (one: FinderIndex, query: string) => {
    const { words, filters } = parseAddress(new URLSearchParams(query), one);
    const { all } = search(one, filters, understand(one, words, '2026-11-24').wishes);
    return all.map(({ card }) => card.id);
  };

  test('is a value of the panel, in its group, and is found by name in both languages', async () => {
    const id = (await people())[0]!.talents.es.shareId;
    for (const [locale, label, group] of [
      ['es', 'trikitixa', 'Música'],
      ['en', 'Basque accordion', 'Music'],
    ] as const) {
      const added = createIndex(locale, await people());
      expect(facetValues(added, 'skills').find(({ value }) => value === 'trikitixa')).toMatchObject(
        { label, group },
      );
      expect(idsIn(added, 'habilidad=trikitixa')).toEqual([id]);
      expect(idsIn(added, 'q=trikitixa')).toEqual([id]);
      expect(idsIn(added, 'q=basque accordion')).toEqual([id]);
      expect(idsIn(added, 'q=instrumentista')).toContain(id);
    }
  });

  test('is found by a second name that stands in brackets', async () => {
    const [first] = await people();
    const added = createIndex('es', await people('sports:Castells (torres humanas)|Castells'));
    for (const words of ['castells', 'torres humanas'])
      expect(idsIn(added, `q=${words}`)).toEqual([first!.talents.es.shareId]);
  });
});
