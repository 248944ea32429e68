import { readFile as readDisk } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PayloadRequest } from 'payload';
import { type ListName, findValues } from '../../cms/contract/vocabulary.ts';
import type { Talent } from '../../cms/payload-types.ts';
import { talentColumns } from '../../cms/features/import/importColumns.ts';
import { useSession } from './support/accounts.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';
import {
  type ColumnAnswers,
  type ImportRow,
  type RowResult,
  readFile,
  readSheet,
  refuseRepeated,
} from '../../cms/spreadsheets/spreadsheetFile.ts';

const cms = useTestCms();
const session = useSession(cms, 'editor@agencia.example');

/** The identifier of Ana Ríos. */
let anaId: string;

beforeAll(async () => {
  const { shareId } = await publish(cms, 'Ana Ríos', {
    slug: 'ana-rios',
    birthDate: '1990-05-31T12:00:00.000Z',
    heightCm: 171.5,
    eyes: 'brown',
    homeBase: ['=HYPERLINK("https://evil.example")', 'Palma, Mallorca'],
    biography: '- Una línea\n\nOtra; con "comillas"',
    languages: [
      { language: 'moroccanArabic', level: 'mid' },
      { language: 'english', level: 'high' },
    ],
    skills: [{ skill: 'tango' }],
  });
  anaId = shareId!;
  await publish(cms, 'Berta Sol', { sections: ['director', 'screenwriter'] });
});

const send = (path: string, body: object, headers = session, language = 'es') =>
  fetch(`${cms.url}/api/talents/${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  });

async function results(
  path: 'check' | 'run',
  rows: readonly ImportRow[],
  answers: ColumnAnswers = {},
  language = 'es',
): Promise<RowResult[]> {
  const response = await send(`import/${path}`, { rows, answers }, session, language);
  return ((await response.json()) as { results: RowResult[] }).results;
}

/** Returns the only sheet of a file, as the admin reads it. */
async function readCsv(content: string | Uint8Array<ArrayBuffer>, chosen = {}) {
  const columns = await talentColumns({ payload: cms.payload } as PayloadRequest);
  const read = await readFile(new File([content], 'gente.csv'), columns);
  if (typeof read === 'string') throw new Error(read);
  return readSheet(read[0]!, columns, chosen)!;
}

async function exportTable(language = 'es'): Promise<string[][]> {
  const response = await send('export', {}, session, language);
  return ((await response.json()) as { table: string[][] }).table;
}

const row = (line: number, cells: Record<string, string>): ImportRow => ({ line, cells });

describe('export', () => {
  it.each(['es', 'en'])('in %s is imported again without a change', async (language) => {
    const table = await exportTable(language);
    const quoted = table.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`));
    const { rows } = await readCsv(quoted.map((cells) => cells.join(';')).join('\r\n'));
    expect(rows[0]!.cells['homeBase.es']).toMatch(/^=HYPERLINK/);
    const checked = await results('check', rows);
    expect(checked.map(({ action, problems, changes }) => ({ action, problems, changes }))).toEqual(
      checked.map(() => ({ action: 'unchanged', problems: [], changes: [] })),
    );
    expect(checked).toHaveLength(2);
  });

  it('is for editors only, and in the activity log', async () => {
    expect((await send('export', {}, authorisedBy(READER_KEY) as never)).status).toBe(403);
    expect((await send('export', {}, {} as never)).status).toBe(401);
    const { docs } = await cms.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'export' } },
    });
    expect(docs[0]).toMatchObject({ who: 'editor@agencia.example', kind: 'talents' });
  });
});

describe('the check of rows', () => {
  it('says what each would make, change or be refused for, and saves nothing', async () => {
    const { totalDocs: before } = await cms.payload.count({ collection: 'talents' });
    const checked = await results('check', [
      row(2, { name: 'Carla Nueva', sections: 'Actriz', heightCm: '1,75' }),
      row(3, { shareId: anaId, sections: 'actress', eyes: 'verdes', heightCm: '171.5' }),
      row(4, { name: 'Ana Ríos', sections: 'Actriz' }),
      row(5, { name: 'Diego Malo', sections: 'Bombero', birthDate: '31/02/1990' }),
      row(6, { name: '', sections: 'Actor' }),
      row(7, { shareId: 'zzzzzzzzzz', name: 'Nadie' }),
      row(8, { name: 'Eva Gil', sections: 'Actriz', website: 'javascript:alert(1)' }),
    ]);
    expect(checked.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'refuse',
      'refuse',
      'refuse',
      'refuse',
      'create',
    ]);
    expect(checked[1]!.changes).toEqual([{ label: 'Ojos', from: 'Castaños', to: 'Verdes' }]);
    expect(checked[2]!.problems[0]).toContain('Ya hay una ficha de Ana Ríos');
    expect(checked[3]!.problems).toEqual(['Sección: Hace falta: escríbelo']);
    expect(checked[3]!.leftOut).toEqual([
      'Sección: «Bombero» se queda fuera',
      'Fecha de nacimiento: «31/02/1990» se queda fuera. Escribe una fecha que exista, como 31/12/1990',
    ]);
    expect(checked[4]!.problems).toEqual(['Nombre artístico: Hace falta: escríbelo']);
    expect(checked[6]!.leftOut[0]).toContain('https://');
    const { totalDocs: after } = await cms.payload.count({ collection: 'talents' });
    expect(after).toBe(before);
  });

  it.each([
    'ANA RÍOS',
    'ana rios',
    'Ana\u00A0Ríos',
    ' Ana  Ríos ',
    'Ana Ri\u0301os',
    'An\u200Ba Ríos',
    '\u202AAna Ríos\u202C',
    'Ana-Ríos',
  ])('creates nobody twice: %j', async (name) => {
    const [checked] = await results('check', [row(2, { name, sections: 'Actriz' })]);
    expect(checked!.problems[0]).toContain('Ya hay una ficha de Ana Ríos');
    const twice = await results('check', [
      row(2, { name: 'Luis Peña', sections: 'Actor' }),
      row(3, { name: 'LUIS PENA', sections: 'Actor' }),
      row(4, { name: name.replaceAll(/an/gi, 'Lol'), sections: 'Actriz' }),
    ]);
    expect(twice.map(({ action }) => action)).toEqual(['create', 'create', 'create']);
    expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
  });

  it('asks once about a word, takes what the editor says, and the row without the others', async () => {
    const rows = [
      row(2, {
        name: 'Uno',
        sections: 'Actriz',
        languages: 'castellano; klingon; sí',
        hair: 'morena',
      }),
      row(3, {
        name: 'Dos',
        sections: 'ACTRICES ',
        languages: 'ingés B2, Klingon',
        skills: 'Calva: alto',
      }),
      row(4, { name: 'Tres', languages: 'euskara' }),
    ];
    const checked = await results('check', rows);
    expect(checked.map(({ action }) => action)).toEqual(['create', 'create', 'refuse']);
    const wordsOf = (one: RowResult) => one.words.map(({ text, value }) => [text, value]);
    expect(checked[0]!.leftOut).toEqual([
      'Idiomas: «klingon» se queda fuera',
      'Idiomas: «sí» se queda fuera',
      'Idiomas: Falta el nivel de «Español»',
    ]);
    expect(checked.map(wordsOf)).toEqual([
      [
        ['morena', 'darkBrown'],
        ['castellano', 'spanish'],
        ['klingon', ''],
        ['sí', ''],
        ['spanish', ''],
      ],
      [
        ['ACTRICES', 'actress'],
        ['ingés', ''],
        ['Klingon', ''],
        ['Calva', ''],
      ],
      [
        ['euskara', 'basque'],
        ['', ''],
        ['basque', ''],
      ],
    ]);
    const answers = {
      languages: {
        'value:klingon': 'hindi',
        'value:inges': 'english',
        'missing:spanish': 'native',
        'missing:basque': 'nothing',
      },
      hair: { 'value:morena': '' },
      skills: { 'value:calva': 'sports:Calva|Calva' },
      sections: { 'value:': 'actor' },
    };
    const answered = await results('check', rows, answers);
    const expected = answered.map(({ action, id, updatedAt }) => ({ action, id, updatedAt }));
    const made = await results(
      'run',
      rows.map((one, index) => ({ ...one, expected: expected[index] as never })),
      answers,
    );
    expect(made.map(({ action }) => action)).toEqual(['create', 'create', 'create']);
    const people = await Promise.all(
      made.map(({ id }) => cms.payload.findByID({ collection: 'talents', id: id!, draft: true })),
    );
    expect(people.map(({ sections, hair }) => [sections, hair])).toEqual([
      [['actress'], null],
      [['actress'], null],
      [['actor'], null],
    ]);
    expect(people.map(({ languages }) => languages!.map(({ language }) => language))).toEqual([
      ['spanish', 'hindi'],
      ['english', 'hindi'],
      ['basque'],
    ]);
    expect(people.map(({ languages }) => languages![0]!.level)).toEqual(['native', 'high', null]);
    expect(people[1]!.skills).toMatchObject([{ skill: 'sports:Calva|Calva', level: 'high' }]);
    await Promise.all(people.map(({ id }) => cms.payload.delete({ collection: 'talents', id })));
  });

  it('speaks of values in the language of the admin', async () => {
    const rows = [row(2, { name: 'Uno', castAs: 'Mujer', languages: 'castellano' })];
    const [checked] = await results('check', rows, {}, 'en');
    expect(checked!.leftOut).toEqual(['Languages: “Spanish” has no level']);
    expect(checked!.words).toContainEqual(
      expect.objectContaining({ column: 'sections', text: 'Woman', value: 'actress' }),
    );
  });

  it.each(['', '?', 'N/C'])('asks for the section where the sheet says %j', async (sections) => {
    const [checked] = await results('check', [row(2, { name: 'Uno', sections, castAs: 'Mujer' })]);
    expect(checked).toMatchObject({ action: 'create', words: [{ value: 'actress' }] });
  });

  it('takes no answer that is none of its list', async () => {
    const rows = [row(2, { name: 'Uno', castAs: 'Persona no binaria', hair: 'xx' })];
    const answers = {
      sections: { 'value:personanobinaria': 'boss' },
      hair: { 'value:xx': 'boss' },
    };
    const [checked] = await results('check', rows, answers);
    expect(checked).toMatchObject({ action: 'refuse', words: [{ value: '' }, { value: '' }] });
    expect(checked!.changes.map(({ to }) => to)).toEqual(['Uno', 'Persona no binaria']);
  });

  it('refuses too many rows, and cells that are no texts', async () => {
    const many = Array.from({ length: 101 }, (_, line) => row(line, { name: 'A' }));
    expect((await send('import/check', { rows: many })).status).toBe(400);
    const wrong = [{ line: 2, cells: { name: { $ne: 1 } } }];
    expect((await send('import/check', { rows: [], answers: { hair: ['x'] } })).status).toBe(400);
    for (const rows of [wrong, [null], [{ line: 2 }], 'rows', { length: 1 }]) {
      expect((await send('import/check', { rows })).status).toBe(400);
    }
    expect((await send('import/run', { rows: [] }, authorisedBy(READER_KEY) as never)).status).toBe(
      403,
    );
  });
});

describe('the import of rows', () => {
  const find = async (name: string, draft = true) => {
    const where = { name: { equals: name } };
    const { docs } = await cms.payload.find({
      collection: 'talents',
      where,
      draft,
      locale: 'all',
    });
    return docs[0] as unknown as Record<string, unknown> | undefined;
  };

  it('makes drafts with both languages, and changes a published person in a draft only', async () => {
    const rows = [
      row(2, {
        name: 'Carla Nueva',
        sections: 'Actriz',
        heightCm: '1,75',
        birthDate: '1/2/1999',
        'homeBase.es': 'Sevilla / Vigo',
        'homeBase.en': 'Seville and Vigo',
        languages: 'Inglés: alto',
      }),
      row(3, { shareId: anaId, 'homeBase.en': 'Madrid', eyes: '-' }),
    ];
    const checked = await results('check', rows);
    const done = await results(
      'run',
      rows.map((one, index) => ({ ...one, expected: checked[index]! as never })),
    );
    expect(done.map(({ action, problems }) => [action, problems])).toEqual([
      ['create', []],
      ['update', []],
    ]);
    expect(await find('Carla Nueva')).toMatchObject({
      _status: 'draft',
      slug: 'carla-nueva',
      heightCm: 175,
      visibility: 'listed',
      homeBase: { es: ['Sevilla', 'Vigo'], en: ['Seville', 'Vigo'] },
      birthDate: '1999-02-01T12:00:00.000Z',
      languages: [{ language: 'english', level: 'high' }],
    });
    const draft = await find('Ana Ríos');
    // A hyphen says nothing.
    expect(draft).toMatchObject({ _status: 'draft', eyes: 'brown', homeBase: { en: ['Madrid'] } });
    expect(draft!.languages).toHaveLength(2);
    expect(await find('Ana Ríos', false)).toMatchObject({ _status: 'published', eyes: 'brown' });
  });

  it('asks whether somebody with the name of a record is that person or another one', async () => {
    const rows = [row(2, { name: 'RIOS, ANA', sections: 'Actriz', hair: 'castaño, largo' })];
    const run = async (answer: string) => {
      const answers = { name: { 'known:anarios': answer } };
      const [checked] = await results('check', rows, answers);
      const [done] = await results('run', [{ ...rows[0]!, expected: checked as never }], answers);
      return done!;
    };
    const refused = await run('');
    expect(refused.action).toBe('refuse');
    expect(refused.words).toMatchObject([{ of: 'known', text: 'Ana Ríos', value: '' }]);
    const changed = await run('same');
    const values = { hair: 'brown', hairLength: 'long' };
    expect(await find('Ana Ríos')).toMatchObject({ id: changed.id, slug: 'ana-rios', ...values });
    expect((await run('same')).action).toBe('unchanged');
    const other = await run('other');
    const made = await cms.payload.findByID({ collection: 'talents', id: other.id!, draft: true });
    expect(made).toMatchObject({ name: 'Ana Rios', slug: 'ana-rios-2', ...values });
    const ambiguous = await run('same');
    expect(ambiguous).toMatchObject({ action: 'refuse' });
    expect(ambiguous.problems[0]).toContain('Hay varias fichas de Ana Rios');
    await cms.payload.delete({ collection: 'talents', id: other.id! });
  });

  it('refuses a row whose record is no longer as the check has seen it', async () => {
    const rows = [row(2, { shareId: anaId, eyes: 'azules' })];
    const [checked] = await results('check', rows);
    const repeated = [{ ...rows[0]!, expected: checked as never }];
    expect((await results('run', repeated))[0]!.action).toBe('update');
    const [again] = await results('run', [
      {
        ...row(3, { shareId: anaId, eyes: 'verdes' }),
        expected: checked as never,
      },
    ]);
    expect(again!.problems[0]).toContain('ha cambiado desde la comprobación');
    const twice = { ...row(4, { name: 'Dos Veces', sections: 'Actor' }) };
    const expected = { action: 'create' } as const;
    const made = await results('run', [
      { ...twice, expected },
      { ...twice, line: 5, expected },
    ]);
    expect(made.map(({ action }) => action)).toEqual(['create', 'refuse']);
  });
});

/** What the office's own list leaves open, "euskera batua", or has apart: the licences. */
const APART = ['basque', 'carLicence', 'lorryLicence', 'motorcycleLicence'];

/** Returns what of a person is not as the sheet says it: what was read wrong, and what the lists have and was lost. */
function differences(person: Talent, expected: Expected): string[] {
  const keys = (list: ListName, texts: readonly (string | null)[]) =>
    texts.flatMap((text) => OTHER_SKILLS[text ?? ''] ?? findValues(list, text ?? '')[0] ?? []);
  const found: [string, unknown, unknown][] = [
    ['name', person.name, expected.name],
    ['birthDate', person.birthDate?.slice(0, 10) ?? null, expected.birthDate],
    ['height', person.heightCm ?? null, expected.height],
    ['eyes', person.eyes ?? undefined, keys('eyes', [expected.eyes])[0]],
    ['citizenships', person.citizenships, keys('countries', expected.nationalities)],
  ];
  const lists: [string, string[], string[]][] = [
    [
      'languages',
      (person.languages ?? []).map(({ language }) => language),
      keys('languages', expected.languages),
    ],
    [
      'accents',
      (person.accents ?? []).map(({ accent }) => accent),
      keys('accents', expected.accents),
    ],
    ['skills', (person.skills ?? []).map(({ skill }) => skill), keys('skills', expected.skills)],
  ];
  return [
    ...found.filter(([, is, should]) => !isDeepStrictEqual(is, should)),
    ...lists.flatMap(([name, is, should]) => [
      ...should.filter((key) => !is.includes(key)).map((key) => [name, 'missing', key]),
      ...is
        .filter((key) => !should.includes(key) && !APART.includes(key))
        .map((key) => [name, 'more', key]),
    ]),
  ].map((one) => JSON.stringify(one));
}

interface Expected {
  row: number;
  name: string;
  sections: string[];
  birthDate: string | null;
  height: number | null;
  hairColour: string | null;
  eyes: string | null;
  languages: string[];
  accents: string[];
  skills: string[];
  nationalities: string[];
}

/** Skills of the sheet that the vocabulary does not have, or that it knows by another word. */
const OTHER_SKILLS: Record<string, string> = {
  motorbike: 'motorcycleLicence',
  riding: 'horseRiding',
};

describe('a spreadsheet of thirty people, as an office keeps it', async () => {
  const { default: expected } = (await import('./support/people30.json')) as unknown as {
    default: Expected[];
  };
  const csv = await readDisk(new URL('support/people30.csv', import.meta.url));

  it('is accepted without an answer, each person with what is understood', async () => {
    const { rows, others } = await readCsv(new Uint8Array(csv));
    expect(others.map(({ header }) => header)).toEqual([
      'Nombre y apellidos',
      'Lugar nac.',
      'Teléfono',
      'Email',
      'Observaciones',
    ]);
    const checked = refuseRepeated(await results('check', rows), (line) => `fila ${line}`);
    const refused = checked.filter(({ action }) => action === 'refuse');
    expect(refused.map(({ line, problems }) => [line, problems])).toEqual([[24, ['fila 2']]]);
    const planned = new Map(checked.map((one) => [one.line, one]));
    const taken = rows.filter(({ line }) => planned.get(line)!.action === 'create');
    const made = await results(
      'run',
      taken.map((one) => ({ ...one, expected: { action: 'create' } })),
    );
    expect(made.filter(({ action }) => action === 'create')).toHaveLength(30);
    const found = await Promise.all(
      expected.map(async (one) => {
        const { id } = made.find(({ line }) => line === one.row)!;
        const person = await cms.payload.findByID({ collection: 'talents', id: id!, draft: true });
        return differences(person, one).map((difference) => `${one.name}: ${difference}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  });
});

/** Titles, headers in two rows, sections as titles, family names first, a flag for each licence, totals. */
const OFFICE = `FICHERO 2026;;;;;;;;;
ACTRICES;;;;;;;;;
Nº;APELLIDOS Y NOMBRE;DATOS;;;IDIOMAS;OTROS;;;CONTACTO
;;F. NAC.;RANGO DE EDAD;PELO;;Música / Danza;Deportes;CARNET CONDUCIR;MÓVIL
;;;;;;;;;
1;DE LA ENCINA RUIZ, Lola;1/XII/1983;35-45;Moreno/a;castellano nat./inglés B2;canto, piano;esgrima;Sí;600 000 201
2;GOÑI SÁEZ, Irati;7 de julio de 1988;20 a 30 años;Rubio/a;Castellà natiu i català natiu;;Natación;A2 y B;600 000 202
;;;;;;;;;
ACTORES;;;;;;;;;
Nº;APELLIDOS Y NOMBRE;F. NAC.;RANGO DE EDAD;PELO;IDIOMAS;Música / Danza;Deportes;CARNET CONDUCIR;MÓVIL
3;O'DONNELL VILA, Óscar;3/5/90;;Pelirrojo;cast./ing.;-;boxeo;No;600 000 203
DIRECTORES Y GUIONISTAS;;;;;;;;;
4;Inés Paredes;;;;Castellano (lengua materna). Inglés (First);;;;600 000 204
TOTAL;4;;;;;;;;
Actualizado el 12/01/2026;;;;;;;;;`;

describe('a list with titles, as another office keeps it', () => {
  const changesOf = ({ changes }: RowResult) =>
    Object.fromEntries(changes.map(({ label, to }) => [label, to]));

  it('is accepted without an answer', async () => {
    const { rows, others, skipped } = await readCsv(OFFICE);
    expect(others).toEqual([
      { header: 'Nº', column: '' },
      { header: 'CARNET CONDUCIR', column: 'skills' },
      { header: 'MÓVIL', column: '' },
    ]);
    expect(skipped).toEqual(['TOTAL', 'Actualizado el 12/01/2026']);
    const checked = await results('check', rows);
    expect(checked.map(({ line, action, leftOut }) => [line, action, leftOut])).toEqual([
      [6, 'create', []],
      [7, 'create', []],
      [
        11,
        'create',
        ['Idiomas: Falta el nivel de «Español»', 'Idiomas: Falta el nivel de «Inglés»'],
      ],
      [13, 'create', []],
    ]);
    expect(checked.map(changesOf)).toEqual([
      {
        'Nombre artístico': 'Lola de la Encina Ruiz',
        Sección: 'Actriz',
        'Fecha de nacimiento': '1983-12-01',
        'Edad en pantalla, desde': '35',
        'Edad en pantalla, hasta': '45',
        Pelo: 'Castaño oscuro',
        Idiomas: 'Español: Nativo; Inglés: Alto',
        Habilidades: 'Canto; Piano; Esgrima; Carné de coche',
      },
      {
        'Nombre artístico': 'Irati Goñi Sáez',
        Sección: 'Actriz',
        'Fecha de nacimiento': '1988-07-07',
        'Edad en pantalla, desde': '20',
        'Edad en pantalla, hasta': '30',
        Pelo: 'Rubio',
        Idiomas: 'Español: Nativo; Catalán: Nativo',
        Habilidades: 'Natación; Carné de moto; Carné de coche',
      },
      {
        'Nombre artístico': "Óscar O'Donnell Vila",
        Sección: 'Actor',
        'Fecha de nacimiento': '1990-05-03',
        Pelo: 'Pelirrojo',
        Idiomas: 'Español; Inglés',
        Habilidades: 'Boxeo',
      },
      {
        'Nombre artístico': 'Inés Paredes',
        Sección: 'Dirección; Guion',
        Idiomas: 'Español: Nativo; Inglés: Alto',
      },
    ]);
  });

  it('takes what an editor says of a column, and what a gender says of the section', async () => {
    const text = `Nombre;Apellido 1;Apellido 2;Sexo;Teléfono;Quién;IG;Inglés (nivel);Carnet / vehículo
EVA;GIL;MORA;Mujer;600;Madrid;https://www.instagram.com/eva.gil/;C1;no tiene
Leo;Sanz;;V;601;Vigo;@leo.sanz;No;Sí / Sí`;
    const { rows } = await readCsv(text, { Quién: 'homeBase.es' });
    const checked = await results('check', rows);
    expect(checked.map(({ action, leftOut }) => [action, leftOut])).toEqual([
      ['create', []],
      ['create', []],
    ]);
    expect(checked.map(changesOf)).toMatchObject([
      {
        'Nombre artístico': 'Eva Gil Mora',
        Sección: 'Actriz',
        'Residencia (español)': 'Madrid',
        Instagram: 'eva.gil',
        Idiomas: 'Inglés: Alto',
      },
      {
        'Nombre artístico': 'Leo Sanz',
        Sección: 'Actor',
        Instagram: 'leo.sanz',
        Habilidades: 'Carné de coche',
      },
    ]);
    expect(checked.map((one) => Object.keys(changesOf(one)))).toEqual([
      expect.not.arrayContaining(['Habilidades']),
      expect.not.arrayContaining(['Idiomas']),
    ]);
    expect(checked[0]!.words).toContainEqual({
      column: 'sections',
      of: 'value',
      text: 'Mujer',
      value: 'actress',
      isSure: false,
    });
    const answers = { sections: { 'value:mujer': 'newTalent' } };
    const [answered] = await results('check', rows, answers);
    expect(changesOf(answered!)).toMatchObject({ Sección: 'Nuevo talento' });
  });
});

/** A header that names a value, a cell below it, what is read of it, and what of it is asked. */
type CellBelow = [header: string, cell: string, read: string, asked?: string];

describe('a cell below a header that names a value', async () => {
  const { default: cases } = (await import('./support/cellsBelow.json')) as unknown as {
    default: Record<string, CellBelow[]>;
  };
  const all = Object.values(cases).flat();
  const headers = [...new Set(all.map(([header]) => header))];

  it.each(headers)('says yes, no, nothing, a level or a kind, or is asked: %s', async (header) => {
    const own = all.filter((one) => one[0] === header);
    const people = own.map(([, cell], index) => `Persona ${index};Actriz;${cell}`);
    const { rows } = await readCsv([`Nombre;Sección;${header}`, ...people].join('\n'));
    const checked = await results('check', rows);
    const read = checked.map(({ changes, leftOut, words }, index) => {
      const change = changes.find(({ label }) => /Habilidades|Idiomas|Acentos/.test(label));
      const asked = words.find(({ of, value }) => of !== 'missing' && !value);
      const listed = leftOut.find((text) => !text.includes('Falta el nivel'));
      expect(listed).toEqual(asked && expect.stringContaining(`«${asked.text}» se queda fuera`));
      const text = asked && [asked.text.replace(`${header}: `, '')];
      return [header, own[index]![1], change?.to ?? '', ...(text ?? [])];
    });
    expect(read).toEqual(own);
  });

  it('changes that value only of a person who is there, and removes none', async () => {
    const changesOf = async (...lines: string[]) => {
      const { rows } = await readCsv(
        ['Identificador;Sección;Inglés;Árabe marroquí;Tango', ...lines].join('\n'),
      );
      const [checked] = await results('check', rows);
      const lists = checked!.changes.filter(({ label }) => /Idiomas|Habilidades/.test(label));
      return lists.map(({ to }) => to);
    };
    expect(await changesOf(`${anaId};Actriz;-;;`)).toEqual([]);
    expect(await changesOf(`${anaId};Actriz;sí;no;—`)).toEqual([]);
    expect(await changesOf(`${anaId};Actriz;;nativo;n/c`)).toEqual([
      'Árabe marroquí (dariya): Nativo; Inglés: Alto',
    ]);
    expect(await changesOf(`${anaId};Actriz;?;N/C;sí`)).toEqual([]);
  });

  it('keeps the level of a person who is there, whatever is answered for those without one', async () => {
    const { rows } = await readCsv(
      `Identificador;Nombre;Sección;Inglés\n${anaId};;Actriz;sí\n;Eva Luz;Actriz;sí`,
    );
    const [ana, eva] = await results('check', rows, { languages: { 'missing:english': 'basic' } });
    expect(ana).toMatchObject({ changes: [], leftOut: [], words: [] });
    expect(eva!.changes.at(-1)!.to).toBe('Inglés: Básico');
    const [unanswered] = await results('check', rows);
    expect(unanswered).toMatchObject({ changes: [], leftOut: [], words: [] });
    const list = row(2, { shareId: anaId, languages: 'inglés' });
    const [listed] = await results('check', [list]);
    expect(listed!.changes.map(({ to }) => to)).toEqual(['Inglés: Alto']);
  });

  it('takes an answer for what is unclear, also in a list, and nothing from a question mark', async () => {
    const { rows } = await readCsv(
      'Nombre;Sección;Residencia;Idiomas;Pelo;Carnet conducir\nEva;Actriz;N/C;inglés?, francés B2;rubia?;en trámite\nSol;Actriz;—;?;-;?',
    );
    const checked = await results('check', rows);
    expect(checked.map(({ changes }) => changes.map(({ to }) => to))).toEqual([
      ['Eva', 'Actriz', 'Francés: Alto'],
      ['Sol', 'Actriz'],
    ]);
    expect(checked.map(({ leftOut }) => leftOut)).toEqual(
      [
        [
          'Idiomas: «inglés?» se queda fuera',
          'Pelo: «rubia?» se queda fuera',
          'Habilidades: «Carnet conducir: en trámite» se queda fuera',
        ],
        [],
      ].map((texts) => expect.arrayContaining(texts)),
    );
    const answers = { skills: { 'unclear:carnet conducir: en trámite': 'carLicence' } };
    const [eva, sol] = await results('check', rows, answers);
    expect(eva!.changes.at(-1)!.to).toBe('Carné de coche');
    expect(sol!.changes).toHaveLength(2);
  });
});
