import { describe, expect, it } from 'vitest';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum';
import { tables } from './judge';

/* How curricula are laid out, each in a few invented lines: what the pasted text keeps of tables, columns and pages. */

const read = (...lines: string[]) => {
  const { readings } = readCurriculum(lines.join('\n'), tables);
  const rows = (list: string) =>
    readings.filter((one) => one.list === list).map(({ cells }) => cells);
  return { fields: Object.assign({}, ...rows('')) as Record<string, string>, rows };
};

describe('a page', () => {
  it('has columns beside each other, of which the left one is read first', () => {
    const { fields, rows } = read(
      'ANA RUIZ MAS',
      '',
      'Altura: 1,70          IDIOMAS',
      'Ojos: verdes          Inglés: alto',
      'Pelo: rubio           Francés: medio',
      'Base: Madrid          Italiano: básico',
      'Voz: soprano          ACENTOS',
      'Nacionalidad: rusa    Andaluz',
      'Carnet: B             Cubano',
    );
    expect(fields).toMatchObject({ heightCm: '170', eyes: 'green', homeBase: 'Madrid' });
    expect(rows('languages')).toHaveLength(3);
    expect(rows('accents').map(({ accent }) => accent)).toEqual(['andalusian', 'cuban']);
  });

  it('has labels and values in columns', () => {
    const { fields } = read(
      'NORTE MANAGEMENT                FICHA DE ARTISTA',
      '',
      'ANA RUIZ MAS',
      '',
      'COLOR OJOS                 VERDES',
      'LUGAR RESIDENCIA           VIGO',
      'ESTATURA                   1.69',
    );
    expect(fields).toMatchObject({
      name: 'Ana Ruiz Mas',
      eyes: 'green',
      homeBase: 'VIGO',
      heightCm: '169',
    });
  });

  it('has languages and their levels in columns', () => {
    const names = ['Inglés ', 'Francés', 'Alemán ', 'Gallego', 'Catalán', 'Chino  ', 'Árabe  '];
    const { rows } = read('ANA RUIZ MAS', '', 'IDIOMAS', ...names.map((one) => `${one}     medio`));
    expect(rows('languages').map(({ level }) => level)).toEqual(names.map(() => 'mid'));
  });

  it('has a value below its label, and an address in several lines', () => {
    const { fields, rows } = read(
      'ANA RUIZ MAS',
      'Voz',
      'Soprano',
      'Instagram:',
      '@anaruizmas',
      'Videobook 2025:',
      'vimeo.com/',
      '809911223',
    );
    expect(fields).toMatchObject({ voiceRange: 'soprano', instagram: 'anaruizmas' });
    expect(rows('videos')).toMatchObject([{ url: 'https://vimeo.com/809911223' }]);
  });

  it('has works whose lines go on until the next title, year or indented line', () => {
    const works = (...lines: string[]) => read('ANA RUIZ MAS', '', 'CINE', ...lines).rows('cinema');
    const norte = { title: 'NORTE ROTO', year: '2024', director: 'Gil Soto', role: 'Irene' };
    expect(
      works('NORTE ROTO. 2024. Personaje:', 'Irene. Dir. Gil Soto', 'SUR LENTO. 2020.', 'Reparto'),
    ).toMatchObject([norte, { title: 'SUR LENTO', billing: 'featured' }]);
    expect(
      works(
        '2024   NORTE ROTO',
        'Dirección: Gil Soto',
        'Rol: Irene',
        '2020   SUR LENTO',
        'Rol: Eva',
      ),
    ).toMatchObject([norte, { title: 'SUR LENTO', role: 'Eva' }]);
    expect(
      works(
        'NORTE ROTO                         2024',
        '   dir. Gil Soto – IRENE (protagonista)',
        'SUR LENTO                          2020',
        '   dir. Eva Mur – MAR (reparto)',
      ),
    ).toMatchObject([
      { title: 'NORTE ROTO', role: 'IRENE', billing: 'lead' },
      { title: 'SUR LENTO', director: 'Eva Mur' },
    ]);
  });

  it('has headings in its own words, and in letter-spaced capitals', () => {
    const { rows } = read(
      'Ana Ruiz Mas',
      '',
      'I D I O M A S',
      'Inglés: alto',
      '',
      'Cosas que se me dan bien',
      'esgrima, natación',
      '',
      'Lo que he hecho:',
      '- «Norte» (2024), de Gil Soto',
    );
    expect(rows('languages')).toHaveLength(1);
    expect(rows('skills').map(({ skill }) => skill)).toEqual(['fencing', 'swimming']);
    expect(rows('cinema')).toMatchObject([{ title: 'Norte', year: '2024', director: 'Gil Soto' }]);
  });
});

describe('a table', () => {
  it('has labels and values side by side', () => {
    const { fields } = read(
      'ANA RUIZ MAS',
      'Lugar\tÉcija\tNacionalidad\tEspañola',
      'Residencia\tSevilla\tAltura\t1.64',
      'Talla: 42\tColor de ojos: azules\tRegistro de voz: contralto',
    );
    expect(fields).toMatchObject({
      citizenships: 'ES',
      homeBase: 'Sevilla',
      heightCm: '164',
      eyes: 'blue',
      voiceRange: 'contralto',
    });
  });

  it('has a year that is merged with the row above', () => {
    const { rows } = read(
      'ANA RUIZ MAS',
      'TEATRO',
      '2019\t«Madre»\tEva\tDir. Gil Soto',
      '\t«Filandón»\tNarradora\tDir. Eva Mur',
    );
    expect(rows('theatre')).toMatchObject([
      { title: 'Madre', year: '2019' },
      { title: 'Filandón', year: '2019', role: 'Narradora', director: 'Eva Mur' },
    ]);
  });

  it('has columns with a billing, a channel and a kind beside their text', () => {
    const { rows } = read(
      'ANA RUIZ MAS',
      'AÑO\tTÍTULO\tPERSONAJE\tDIRECCIÓN\tPRODUCTORA / CADENA',
      'TELEVISIÓN',
      '2024\tLejos de Triana\tMacarena (secundario)\tGil Soto\tBoomerang Sur / TVE',
      '2021\tAula 3 (miniserie)\tProfesora\t\tCanal Sur',
    );
    expect(rows('television')).toMatchObject([
      { role: 'Macarena', billing: 'supporting', company: 'Boomerang Sur', broadcaster: 'TVE' },
      { title: 'Aula 3', role: 'Profesora' },
    ]);
  });
});

describe('labels, values and headings', () => {
  const all = (text: string) =>
    readCurriculum(text, tables).readings.flatMap(({ cells }) =>
      Object.values(cells)
        .filter((value) => value !== '')
        .join(' '),
    );

  it.each<[kind: string, text: string, readings: string[]]>([
    [
      'labels in a row above their values',
      'Nacionalidad\tOjos\tCabello\tEstatura\nperuana\tnegros\tcastaño claro\t1,63 m',
      ['PE', 'black', 'lightBrown', '163'],
    ],
    [
      'labels in two languages above their values in both',
      'PELO / HAIR\tESTATURA / HEIGHT\nRubio / Blonde\t1,82',
      ['blonde', '182'],
    ],
    [
      'languages in a row above their levels',
      'gallego\tinglés\tfrancés\nnativo\talto\tA2',
      ['galician native', 'english high', 'french basic'],
    ],
    [
      'headings in a row above their columns',
      'IDIOMAS\tACENTOS\tDEPORTES\nInglés\tAndaluz\tEsgrima\nFrancés\t\tNatación',
      ['english', 'french', 'andalusian', 'fencing', 'swimming'],
    ],
    [
      'labels below their values',
      'Ana Ruiz Mas\n\n1,68\nESTATURA\nmarrones\nOJOS\n60\nPESO\nmezzosoprano\nVOZ',
      ['Ana Ruiz Mas', '168', 'brown', 'mezzoSoprano'],
    ],
    [
      'labels in a row below their values',
      '1,68\tmarrones\ttenor\nEstatura\tOjos\tVoz',
      ['168', 'brown', 'tenor'],
    ],
    [
      'headings with numbers, letters and signs',
      'II. IDIOMAS\nInglés\n\n02 ACENTOS\nCubano\n\n■ DEPORTES\nEsgrima\n\n– DANZA –\nTango',
      ['english', 'cuban', 'fencing', 'tango'],
    ],
    [
      'tables below each other, each with its columns',
      'Curso\tCentro\tAño\nDoblaje\tEstudio Sur\t2019\n\nDeporte\tNivel\nNatación\tAlto',
      ['swimming high', '2019 Doblaje Estudio Sur'],
    ],
    ['a label without a sign', 'Idiomas inglés alto\nOjos: verdes', ['english high', 'green']],
    ['labels of which one is unknown', 'Carné:\tB\tPiercings:\tno', ['carLicence']],
    [
      'labels in capitals with small gaps',
      'ALTURA 1,70   OJOS verdes   PELO castaño',
      ['170', 'green', 'brown'],
    ],
    [
      'skills and levels without a heading',
      'Equitación\tavanzado\nTaekwondo\tcinturón rojo\nViolín\tlo dejé de niña',
      ['horseRiding high', 'taekwondo'],
    ],
    [
      'columns with names below a heading',
      'HABILIDADES\tNIVEL\tAÑOS\nCanto\tAlto\t5\nPiano\tMedio\t9',
      ['singing high', 'piano mid'],
    ],
    [
      'languages as they are spoken and written',
      'IDIOMA\tHABLADO\tESCRITO\nInglés\tAlto\tMedio',
      ['english high'],
    ],
    ['a level with its own label', 'Idioma: Inglés\tNivel: alto', ['english high']],
    [
      'the range of a voice and its level',
      'HABILIDADES\nCanto\tBarítono. Nivel medio\nDanza\tTango (alto)',
      ['baritone', 'singing mid', 'tango high'],
    ],
    [
      'a line that was cut after its label',
      'DESCRIPCIÓN FÍSICA\nPelo moreno, barba. Ojos\nmarrones',
      ['darkBrown', 'beard', 'brown'],
    ],
  ])('%s', (_, text, readings) => {
    expect(all(text)).toEqual(readings);
  });

  it.each<[kind: string, text: string, readings: string[]]>([
    ['a title and a town', 'Currículum artístico\nAna Ruiz Mas\nVigo', ['Ana Ruiz Mas', 'Vigo']],
    [
      'a profession, a town and a site',
      'GUIONISTA\nAna Ruiz Mas\nMálaga, España\nanaruizmas.example',
      ['Ana Ruiz Mas', 'screenwriter', 'Málaga', 'https://anaruizmas.example'],
    ],
    [
      'facts between slashes',
      'ANA RUIZ MAS\n1,71 / ojos verdes / Getxo',
      ['Ana Ruiz Mas', '171', 'green', 'Getxo'],
    ],
    [
      'all in one line',
      'ANA RUIZ MAS | ACTRIZ | VIGO | anaruizmas.example',
      ['Ana Ruiz Mas', 'actress', 'VIGO', 'https://anaruizmas.example'],
    ],
    [
      'the title of the document before the name',
      'Currículum artístico de Ana Ruiz Mas\nActriz',
      ['Ana Ruiz Mas', 'actress'],
    ],
    ['a dossier', 'DOSSIER – ANA RUIZ MAS (ACTRIZ)\nVigo', ['Ana Ruiz Mas', 'actress', 'Vigo']],
    ['a name and an account', 'Ana Ruiz Mas @anaruizmas\nActriz', ['Ana Ruiz Mas', 'actress']],
    ['a name that is a town, too', 'ANA\nSEGOVIA\nActriz', ['Ana Segovia', 'actress']],
    [
      'accounts, of which one says a profession',
      'IG\t@ana.ruiz.actriz\nMAIL\tana@example.com',
      ['ana.ruiz.actriz'],
    ],
    [
      'what somebody is before sentences',
      'Guionista y directora. Mido 1,60. Ojos verdes.',
      ['screenwriter; director', '160', 'green'],
    ],
  ])('at the top, without labels: %s', (_, text, readings) => {
    expect(all(text)).toEqual(readings);
  });
});

describe('works', () => {
  it('show what fits none of their fields', () => {
    const { readings } = readCurriculum(
      'CINE\nNorte (2020). Dir. Ana Gil. Irene. Mar. Cielo',
      tables,
    );
    expect(readings[0]).toMatchObject({
      cells: { role: 'Irene' },
      note: expect.stringContaining('«Cielo»'),
    });
  });

  it('are no sentences: what is no name is none, and several works of a clause are left', () => {
    const told =
      'En cine hice «Norte» (2024), ópera prima de Gil Soto, rodada en verano. También estuve en «Sur» (2020), que fue muy duro para todos los que lo hicimos.';
    const [norte, sur] = read('ANA RUIZ MAS', '', told).rows('cinema');
    expect(norte).toMatchObject({ title: 'Norte', year: '2024' });
    expect([norte?.role, norte?.company, sur?.role, sur?.company].filter(Boolean)).toEqual([]);
  });

  it('are told in a paragraph without a heading', () => {
    const told =
      'Mi trabajo más reciente es la serie "Costa" (2025, RTVE), con el papel de Sol. Antes, en 2023, hice dos capítulos de "El prado" para Netflix.';
    const { rows } = read(
      'Hola, soy Ana Ruiz Mas.',
      '',
      told,
      '',
      'Teatro:',
      '"Sur", Sala Norte, 2020, dir. Ana Gil.',
    );
    expect(rows('theatre')).toHaveLength(1);
    expect(rows('television').map(({ title, year }) => `${title} ${year}`)).toEqual([
      'Costa 2025',
      'El prado 2023',
    ]);
  });

  it('have the director and the company after a letter', () => {
    expect(
      read('ANA RUIZ MAS', 'CINE', 'Norte (2022). D: Ana Gil. Carmita. P: Alisio').rows('cinema'),
    ).toEqual([expect.objectContaining({ director: 'Ana Gil', company: 'Alisio' })]);
  });

  it('that are a project are none yet', () => {
    expect(
      read('ANA RUIZ MAS', 'CINE', 'Norte, en desarrollo', 'Sur (2020)').rows('cinema'),
    ).toEqual([expect.objectContaining({ title: 'Sur' })]);
  });
});

describe('a line that says several things', () => {
  it('has skills with their levels in columns', () => {
    const { rows } = read(
      'ANA RUIZ MAS',
      '',
      'HABILIDADES',
      'Trompeta: medio        Zancos        Fakirismo: alto',
      'Esquí: alto            Beatbox          Percusión corporal: básico',
    );
    expect(rows('skills').map(({ skill, level }) => `${skill} ${level}`.trim())).toEqual([
      'trumpet mid',
      'stilts',
      'Fakirismo high',
      'skiing high',
      'beatbox',
      'bodyPercussion basic',
    ]);
  });

  it('has labels and values of which one is a date, and a date in digits', () => {
    expect(
      read('ANA RUIZ MAS', 'Ojos\tverdes\tFecha y lugar de nac.\t17 de mayo de 1988').fields,
    ).toMatchObject({ name: 'Ana Ruiz Mas', eyes: 'green', birthDate: '17 de mayo de 1988' });
    expect(read('ANA RUIZ MAS', 'Datos\tLugo, 1979-02-08').fields.birthDate).toBe('1979-02-08');
  });

  it('denies something, in Catalan too', () => {
    expect(read('ANA RUIZ MAS', 'Ulls: verds', 'Sense barba').fields.beard).toBeUndefined();
  });

  it('has in its first cell the heading of the rows below it', () => {
    const { rows } = read(
      'ANA RUIZ MAS',
      'Estudios\t2001\tLicenciada en Filología, Universidad del Norte',
      '\t2003\tMáster en Guion, Escuela Travelling',
    );
    expect(rows('studies')).toEqual([
      { year: '2001', title: 'Licenciada en Filología', school: 'Universidad del Norte' },
      { year: '2003', title: 'Máster en Guion', school: 'Escuela Travelling' },
    ]);
  });

  it('begins with the label of a list and goes on in sentences', () => {
    const { rows } = read(
      'Hola, soy Ana Ruiz Mas.',
      '',
      'De acentos: el rioplatense es el mío, pero trabajo en neutro. Hablo italiano bilingüe. Toco la guitarra y bailo tango.',
    );
    expect(rows('accents').map(({ accent }) => accent)).toEqual(['argentinian', 'neutralSpanish']);
    expect(rows('languages')).toEqual([{ language: 'italian', level: 'bilingual' }]);
    expect(rows('skills').map(({ skill }) => skill)).toEqual(['guitar', 'tango']);
  });

  it('tells languages with a diploma, which are no studies', () => {
    const { rows } = read(
      'Hola, soy Ana Ruiz Mas.',
      '',
      'Mi lengua materna es el inglés y el español lo tengo C1 (diploma de 2020).',
    );
    expect(rows('languages').map(({ language }) => language)).toEqual(['english', 'spanish']);
    expect(rows('studies')).toEqual([]);
  });

  it('tells what somebody is trained in, and then something else', () => {
    const told =
      "I'm trained in stage combat. I've swapped my UK licence for a Spanish one, so category B, and I've got the A for motorbikes too.";
    expect(read("Hello, I'm Ana Ruiz Mas.", '', told).rows('skills')).toContainEqual({
      skill: 'motorcycleLicence',
      level: '',
    });
  });
});

describe('what a person has and can do', () => {
  const named = (list: string, name: string, ...lines: string[]) =>
    read('ANA RUIZ MAS', '', ...lines)
      .rows(list)
      .map((cells) => `${cells[name]} ${cells.level}`.trim());
  const languages = (...lines: string[]) => named('languages', 'language', ...lines);
  const accents = (...lines: string[]) => named('accents', 'accent', ...lines);
  const skills = (...lines: string[]) => named('skills', 'skill', ...lines);
  const told = (text: string) => read('Hola, soy Ana Ruiz Mas.', '', text);

  it('is a language with the level of a diploma, whatever else is said of it', () => {
    expect(languages('IDIOMAS', 'Inglés: me defiendo (B2)', 'Francés: bilingüe (C1)')).toEqual([
      'english high',
      'french bilingual',
    ]);
    expect(told('Con el inglés me defiendo bien, tengo el B2.').rows('languages')).toEqual([
      { language: 'english', level: 'high' },
    ]);
  });

  it('is no language that a line says besides', () => {
    expect(languages('IDIOMAS', 'Portugués B1, leo y entiendo todo')).toEqual(['portuguese mid']);
    const { rows } = read(
      "Hello, I'm Ana Ruiz Mas.",
      '',
      'Things I can do: rowing, Gaelic football, hurling, horse riding to a basic level.',
    );
    expect(rows('languages')).toEqual([]);
  });

  it('is an accent after what it belongs to, and among skills', () => {
    expect(
      accents('ACENTOS', 'Además del mío: canario y gallego', 'En castellano: argentino'),
    ).toEqual(['canarian', 'galician', 'argentinian']);
    expect(accents('OTROS', 'Gaita', 'Acento portugués, acento canario')).toEqual([
      'portuguese',
      'canarian',
    ]);
    expect(accents('ACENTOS', 'Español peninsular neutro', 'Castellano de Madrid')).toEqual([
      'neutralSpanish',
      'madrilenian',
    ]);
  });

  it('is a skill with the level of the one beside it', () => {
    expect(skills('HABILIDADES', 'Jazz y claqué (avanzado), esgrima')).toEqual([
      'jazzDance high',
      'tapDance high',
      'fencing',
    ]);
  });

  it('is no skill that qualifies another one, or that a sentence says', () => {
    expect(skills('DEPORTES', 'Bici, mucho', 'Buceo, titulación Open Water')).toEqual([
      'cycling',
      'scubaDiving',
    ]);
    expect(skills('HABILIDADES', 'Esgrima', 'Jubilada de la enseñanza desde 2023.')).toEqual([
      'fencing',
    ]);
    expect(skills('', 'Llega a Vigo con una gira y se queda.')).toEqual([]);
  });

  it('is the licence of each letter', () => {
    const both = ['motorcycleLicence', 'carLicence'];
    for (const line of ['Carné de conducir A y B', 'Permisos A y B', 'Carnet A2 i B'])
      expect(skills('DATOS', line)).toEqual(both);
    expect(skills('DATOS', 'Permís de conduir: B')).toEqual(['carLicence']);
  });

  it('is the licence that begins a list of skills, and whatever follows it', () => {
    const all = ['carLicence', 'horseRiding', 'swimming', 'piano'];
    for (const line of [
      'Carnet de conducir B, equitación, natación, piano (5 años)',
      'Carnet B · Equitación · Natación · Piano',
      'Other: Full clean driving licence, horse riding, swimming, piano',
    ])
      expect(skills('HABILIDADES', line)).toEqual(all);
    expect(skills('HABILIDADES', 'Carnet de conducir', 'Equitación', 'Natación', 'Piano')).toEqual(
      all,
    );
    expect(skills('HABILIDADES', 'Yoga', 'Carnets', 'A y B')).toEqual([
      'yoga',
      'motorcycleLicence',
      'carLicence',
    ]);
  });

  it('is a measure or a colour before a slash', () => {
    expect(read('ANA RUIZ MAS', 'Medidas\t1.68 / 57 kg / talla 38').fields).toEqual({
      name: 'Ana Ruiz Mas',
      heightCm: '168',
    });
    expect(read('ANA RUIZ MAS', 'Ulls blaus / Cabells rossos, curts').fields).toMatchObject({
      eyes: 'blue',
      hair: 'blonde',
      hairLength: 'short',
    });
    expect(read('ANA RUIZ MAS', 'Calvo, sin barba').fields).toMatchObject({ hair: 'bald' });
  });

  it('is each citizenship, and where somebody is from', () => {
    const papers = (text: string) => told(text).fields.citizenships;
    expect(papers('Tengo pasaporte argentino y también nacionalidad italiana.')).toBe('AR; IT');
    expect(papers('Pasaporte británico y DNI español.')).toBe('GB; ES');
    expect(papers('Nacionalizada española en 2012.')).toBe('ES');
    const { readings } = readCurriculum(
      'ANA RUIZ MAS\nNatural de Cali, Colombia. 30 de enero de 1976',
      tables,
    );
    expect(readings[1]).toMatchObject({ note: 'Cali, Colombia' });
  });

  it('is the name that somebody works with, and an account', () => {
    expect(told('Me llamo Ana Ruiz Mas pero mi nombre profesional es Ana Mas.').fields.name).toBe(
      'Ana Mas',
    );
    const { fields } = told('En Instagram estoy como anamas y en tiktok estoy como ana.mas');
    expect(fields).toMatchObject({ instagram: 'anamas', tiktok: 'ana.mas' });
    expect(told('IG @ana_ordúñez').fields.instagram).toBeUndefined();
  });

  it('are studies with their course, teacher and brackets', () => {
    const { rows } = read(
      'ANA RUIZ MAS',
      'FORMACIÓN',
      'Máster de Guion de la Escuela Lumbre (curso 2017/18)',
      'Título Superior en Arte Dramático (Interpretación Física). Escola Superior del Sur. 2015',
      'Stage Combat Certificate with the Northern Guild of Stage Fighting, 2006',
    );
    expect(rows('studies')).toEqual([
      { year: '2018', title: 'Máster de Guion', school: 'Escuela Lumbre' },
      {
        year: '2015',
        title: 'Título Superior en Arte Dramático (Interpretación Física)',
        school: 'Escola Superior del Sur',
      },
      {
        year: '2006',
        title: 'Stage Combat Certificate',
        school: 'the Northern Guild of Stage Fighting',
      },
    ]);
  });

  it('are studies that go on, in the cells of a table', () => {
    const { rows } = read(
      'ANA RUIZ MAS',
      'FORMACIÓN',
      'actualmente\tEntrenamiento actoral\tLaboratorio Norte (Madrid)',
      'desde niña\tDanza clásica\tcon Eva Mur',
    );
    expect(rows('studies')).toEqual([
      { title: 'Entrenamiento actoral', school: 'Laboratorio Norte (Madrid)' },
      { title: 'Danza clásica', school: 'Eva Mur' },
    ]);
  });

  it.each([
    ['hair before a beard', 'Pelo: cano, corto. Barba', { hair: 'grey', hairLength: 'short' }],
    ['hair in Catalan', 'Rossa, mitja melena', { hair: 'blonde', hairLength: 'medium' }],
    ['a height without a colon', 'Alçada 170', { heightCm: '170' }],
  ])('are %s', (_kind, line, fields) => {
    expect(read('ANA RUIZ MAS', line).fields).toMatchObject(fields);
  });

  it('are accents of a list of languages', () => {
    const line = 'Rioplatense, español peninsular (con coach), neutro, italiano';
    expect(accents('IDIOMAS', 'Inglés: alto', line)).toHaveLength(4);
  });

  it.each([
    ['Hice ocho años de gimnasia rítmica.', 'rhythmicGymnastics'],
    ['He empezado con combate escénico.', 'stageCombat'],
    ['Si hace falta toco el acordeón :) Carné B', 'accordion'],
  ])('are skills that a sentence says besides: %s', (text, skill) => {
    expect(told(text).rows('skills')).toContainEqual(
      expect.objectContaining({ skill: skill.split(' ')[0], level: skill.split(' ')[1] ?? '' }),
    );
  });

  it('are skills of which one has a level before it, licences, and Catalan levels', () => {
    expect(told('Toco el timple y un poquito el ukelele.').rows('skills')).toEqual([
      { skill: 'timple', level: '' },
      { skill: 'ukulele', level: 'basic' },
    ]);
    expect(skills('OTROS', 'Auto y moto: registros B y A2')).toContain('carLicence');
    expect(skills('ACCENTS', 'Andalús', 'També', 'Ballet (nivell alt) i patinatge')).toEqual([
      'classicalBallet high',
      'skating',
    ]);
  });

  it.each([
    ['Máster de Guion de la Thames Film School (2009)', 'Máster de Guion', 'Thames Film School'],
    ['Laboratorio Sur en 2018, con Eva Mur de tutora', 'Laboratorio Sur', 'Eva Mur'],
    ['Diplomada por la Escuela Norte, promoción 1980-1983', 'Diplomada', 'Escuela Norte'],
    ['Des de 2017 Classes de cant amb Eva Mur', 'Classes de cant', 'Eva Mur'],
    ['2012 Dansa i claqué. Escola Nord', 'Dansa i claqué', 'Escola Nord'],
    ['Taller de verso dictado por la maestra Eva Mur, 2010', 'Taller de verso', 'Eva Mur'],
    ['Clown, Eva Mur, Bs. As., 2010', 'Clown', 'Eva Mur, Bs. As'],
    ['Cámara en el estudio de Eva Mur, 2010', 'Cámara', 'estudio de Eva Mur'],
    ['Càmera: "L’actor", Espai Zenit, 2020', 'Càmera "L’actor"', 'Espai Zenit'],
    ['2011 / Escuela Norte / Danza', 'Danza', 'Escuela Norte'],
    ['Flamenco (Amor Azul, con Eva Mur)', 'Flamenco', 'Eva Mur, Amor Azul'],
    ['Voz – Eva Mur', 'Voz', 'Eva Mur'],
    ['Danza, Aula Norte, en curso', 'Danza', 'Aula Norte'],
  ])('are studies: %s', (line, title, school) => {
    expect(read('ANA RUIZ MAS', 'FORMACIÓN', line).rows('studies')).toEqual([
      expect.objectContaining({ title, school }),
    ]);
  });

  it('are two courses of a line, and two awards of another', () => {
    const course = 'Cursos de verso con Eva Mur (1991) y de esgrima con el maestro Ian Paz (1993)';
    const award = 'Premio Faro 2022 a la dirección, y nominada en los Premios Norte a mejor guion';
    const catalan = 'Nominada als Premis Nord 2024 com a millor actriu';
    const { rows } = read('ANA RUIZ MAS', 'FORMACIÓN', course, 'PREMIOS', award, catalan);
    expect(rows('studies')[1]).toEqual({ year: '1993', title: 'Esgrima', school: 'Ian Paz' });
    expect(rows('awards')).toEqual([
      { year: '2022', award: 'Premio Faro', category: 'Dirección', result: 'won' },
      { award: 'Premios Norte', category: 'Mejor guion', result: 'nominated' },
      { year: '2024', award: 'Premis Nord', category: 'Millor actriu', result: 'nominated' },
    ]);
  });

  it('are awards that are told', () => {
    const awards = (text: string) => told(text).rows('awards');
    const award = { year: '2020', award: 'Premio Faro', work: 'Sur', result: 'won' };
    expect(
      awards(
        'Ah, premios: por "Sur" gané el Premio Faro en 2020 y estuve nominada a los Premios Mar.',
      ),
    ).toEqual([award, { award: 'Premios Mar', work: 'Sur', result: 'nominated' }]);
    expect(awards('Y en el Festival de Cine Norte gané el premio del público por "Sur".')).toEqual([
      expect.objectContaining({ award: 'Festival de Cine Norte', work: 'Sur' }),
    ]);
    expect(
      awards('Fui finalista como actriz de reparto en los Premios Mar ese mismo año.'),
    ).toEqual([{ award: 'Premios Mar', category: 'Actriz de reparto', result: 'finalist' }]);
    expect(awards('Ese mismo año me nominaron a los Premios Mar como actriz revelación.')).toEqual([
      { award: 'Premios Mar', category: 'Actriz revelación', result: 'nominated' },
    ]);
    expect(
      awards('En 2018 resulté ganadora del Certamen Faro y fui mejor actriz en Nocturna Azul.'),
    ).toEqual([
      { year: '2018', award: 'Certamen Faro', result: 'won' },
      { award: 'Nocturna Azul', category: 'Mejor actriz', result: 'won' },
    ]);
    expect(
      awards(
        'Last year I was a finalist for Best Newcomer at the Faro Fringe with my solo show "Song for One".',
      ),
    ).toEqual([
      { award: 'Faro Fringe', category: 'Best Newcomer', work: 'Song for One', result: 'finalist' },
    ]);
    expect(awards('Han sido dos alegrías: mejor actor en el Festival Faro por «Sur».')).toEqual([
      expect.objectContaining({ award: 'Festival Faro', work: 'Sur' }),
    ]);
    expect(
      awards('My wife says I should mention that I was a finalist in the Mar Awards.'),
    ).toEqual([expect.not.objectContaining({ work: expect.anything() })]);
  });

  it.each([
    ['a third person', 'Eva Mur estudió verso en la Escuela Norte.', ['Verso', 'Escuela Norte']],
    ['a name in front', 'Nacida en Lugo, Eva Mur se formó en la ESAD.', ['ESAD', undefined]],
    ['two schools', 'Me formé en la ESAD y en la Escuela Mar.', ['ESAD', 'Escuela Mar']],
    ['Catalan', 'Soc graduada en Dansa per la UB.', ['Graduada en Dansa', 'UB']],
    ['small letters', 'He hecho canto en el conservatorio Sur.', ['Canto', 'conservatorio Sur']],
    ['a subject at a place', 'Estudié Clown en Nave Azul, en 2010.', ['Clown', 'Nave Azul']],
    ['an acronym', 'Hice el Grado en Danza de la UNX.', ['Grado en Danza', 'UNX']],
    ['a speciality', 'Me gradué en la ESAD en la especialidad de Textual.', ['Textual', 'ESAD']],
    ['a degree', 'Soy licenciado en Derecho.', ['Licenciado en Derecho', undefined]],
    ['a course without a school', 'He terminado un taller de mimo.', ['Taller de mimo', undefined]],
    [
      'a colon',
      'Lo mío es la voz: grado superior de canto por la UNX.',
      ['Grado superior de canto'],
    ],
    ['a colon and "soy"', 'Era logopeda: soy diplomada por la Escuela Mar.', ['Diplomada']],
    ['the subject first', 'El verso lo estudié en el Aula Sur.', ['Verso', 'Aula Sur']],
    [
      'a verb of taking',
      'Me cogieron en el máster de Guion de la UNX.',
      ['Máster de Guion', 'UNX'],
    ],
    [
      'another degree',
      'Egresada de la ESAD (2010), con un máster en Guion por la UNX.',
      ['Egresada', 'ESAD', 'Máster en Guion', 'UNX'],
    ],
    [
      'two subjects',
      'Formado en mimo en la Escuela Sur y en canto en la Escuela Mar.',
      ['Mimo', 'Canto'],
    ],
    ['a perfect', "He fet veu amb l'Eva Mur i em vaig graduar en Dansa a la UB.", ['Dansa', 'UB']],
    [
      'another verb',
      'Cursé el Máster de Cine y TV de la UNX y en 2023 me admitieron en el programa Sur de la UB.',
      ['Máster de Cine y TV', 'UNX', 'Programa Sur', 'UB'],
    ],
    [
      'what was gone on with',
      'Diplomado en Dirección por la UNX, amplió estudios de guion en la Escuela Mar.',
      ['Diplomado en Dirección', 'UNX', 'Guion', 'Escuela Mar'],
    ],
  ])('are studies that are told, with %s', (_kind, text, said) => {
    const rows = told(text).rows('studies');
    expect(rows.flatMap((one) => [one.title, one.school])).toEqual(expect.arrayContaining(said));
  });

  it('are studies below a heading with a colon, one in a line', () => {
    const { rows } = read('ANA RUIZ MAS', 'Formación: ESAD Norte, Textual', 'Solfeo con Eva Mur');
    expect(rows('studies')).toContainEqual({ title: 'Solfeo', school: 'Eva Mur' });
  });

  it.each([
    ['Con «Sur» gana el Premio Faro y queda finalista en el certamen Mar.', 'finalist'],
    ['Estrenó «Sur», y con ella ganó el Premio Mar de Teatro.', 'won'],
    ['Hizo «Sur», obra que le valió el Premio Mar de Teatro.', 'won'],
    ['Gané el Premio Faro por «Sur». Por el mismo papel me nominaron al Max.', 'nominated'],
    ['Mi corto «Sur» recibió el Premio Mar.', 'won'],
    ['El 2019 va guanyar el Premi Far per «Sur» i fou finalista dels Premis Mar.', 'finalist'],
    ['Me nominaron a los Premios Mar por la voz de Eva en «Sur».', 'nominated'],
    ['Con «Sur» es mejor actriz en el Certamen Faro.', 'won'],
    ['Ese mismo año fue nominada al Ondas por «Sur».', 'nominated'],
    ['Con «Sur» he ganado el Premio Faro y he sido nominada al Ondas.', 'nominated'],
    ['Su primer corto, «Sur», se llevó una mención especial en Zinebi.', 'mention'],
    ['Por «Sur», que escribí en Vigo, recibí el Premio Faro.', 'won'],
  ])('are awards of a work that the sentence has named: %s', (text, result) => {
    expect(told(text).rows('awards').at(-1)).toMatchObject({ work: 'Sur', result });
  });
});
