import { describe, expect, it } from 'vitest';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum';
import { tables } from './judge';

/* What a page, a table or a mail does to a curriculum between its lists. */

const rowsOf = (text: string, list: string) =>
  readCurriculum(text, tables)
    .readings.filter((one) => one.list === list)
    .map(({ cells }) => cells);
const fieldsOf = (text: string) => Object.assign({}, ...rowsOf(text, '')) as Record<string, string>;

const LIFE =
  'Formada en el documental, llegó a la ficción televisiva en 2006 y desde entonces alterna las series con los largometrajes propios. Le interesan las historias de trabajo.';

describe('a biography', () => {
  it('stands below the name in capitals', () => {
    expect(fieldsOf(`ANA RUIZ MAS\n\n${LIFE}`).biography).toBe(LIFE);
  });

  it('stands below "Trayectoria" without the name', () => {
    expect(fieldsOf(`ANA RUIZ MAS\nactriz\n\nTRAYECTORIA\n\n${LIFE}`).biography).toBe(LIFE);
  });

  it('can have a day that is no birth, but none of a birth', () => {
    const life = `${LIFE} El 3 de mayo de 1998 fundó la compañía Cierzo.`;
    expect(fieldsOf(`ANA RUIZ MAS\n\nBIOGRAFÍA\n${life}`).biography).toBe(life);
    const birth = `${LIFE} Nació en Lugo el 3 de mayo de 1981.`;
    const fields = fieldsOf(`ANA RUIZ MAS\n\nBIOGRAFÍA\n${birth}`);
    expect(fields).toMatchObject({ birthDate: '3 de mayo de 1981' });
    expect(fields.biography).toBeUndefined();
  });

  it('is no line of works that has no heading', () => {
    const work =
      'Carbón blanco (2024). Largometraje de ficción, 104 minutos. Producción: Norte Films y Sur Films. Con apoyo del instituto de cine.';
    expect(fieldsOf(`ANA RUIZ MAS\n\n${LIFE}\n\n${work}`).biography).toBe(LIFE);
    const long =
      '2023 LA ORILLA. Dirección y guion. Con Elsa Noriega y Damián Prat. Producción: Norte Real Films, y con la ayuda del gobierno.';
    expect(fieldsOf(`ANA RUIZ MAS\n\nCINE\n${long}`).biography).toBeUndefined();
  });
});

describe('the name above a page', () => {
  it('ends a list of items', () => {
    const text = 'HABILIDADES\nEsgrima\nNatación\n\nANA RUIZ MAS\nActriz\nBarcelona';
    expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['fencing', 'swimming']);
  });

  it('is no work, and works go on below it', () => {
    const text = 'ANA\nRUIZ\n\nCINE\nNorte (2020)\n\nANA RUIZ\n\nSur (2019)';
    expect(rowsOf(text, 'cinema').map(({ title }) => title)).toEqual(['Norte', 'Sur']);
  });
});

describe('a table', () => {
  it('of works has its heading in the row that names its columns', () => {
    const text =
      'FORMACIÓN\n2010\tCanto\tEva Mur\nCINE\tTítulo\tPersonaje\tDirección\n2024\tNORTE\tEva (prota)\tAna Gil';
    expect(rowsOf(text, 'studies')).toHaveLength(1);
    expect(rowsOf(text, 'cinema')).toEqual([
      { year: '2024', title: 'NORTE', role: 'Eva', billing: 'lead', director: 'Ana Gil' },
    ]);
  });

  it('of studies can name its columns with questions', () => {
    const text =
      'FORMACION\nAño\tQué\tCon quién\tDónde\n2010\tCanto\tEva Mur\tAula Norte\nCINE\n2024\tNORTE\tEva';
    expect(rowsOf(text, 'cinema').map(({ title }) => title)).toEqual(['NORTE']);
  });

  it('has a word in a cell after a comma or a stop', () => {
    const text =
      'TV\nAÑO\tTÍTULO\tPERSONAJE\tDIRECCIÓN\n2022\tServir y callar, T2 (TVE)\tPuri. Episódica\tAna Gil';
    expect(rowsOf(text, 'television')).toMatchObject([
      { title: 'Servir y callar', season: '2', broadcaster: 'TVE', role: 'Puri' },
    ]);
  });
});

describe('columns of spaces', () => {
  it('keep a level with its language', () => {
    const text = 'IDIOMAS\nEspañol     Nativo\nInglés     C2';
    expect(rowsOf(text, 'languages').map(({ level }) => level)).toEqual(['native', 'high']);
  });

  it('keep a year with its studies', () => {
    const text = 'FORMACIÓN\n2015        Máster en Creación, Universidad Norte, Madrid';
    expect(rowsOf(text, 'studies')).toMatchObject([{ year: '2015' }]);
  });
});

it('the title of a work stands between two lists of its awards', () => {
  const text = [
    'PREMIOS',
    'Los telares',
    '– Premio Especial del Jurado, Festival de Cine Mar Menuda, 2025',
    'La acequia',
    '– Mejor película, Festival de Cine de Vallfosca, que cada otoño se',
    'celebra en la sierra, 2021',
    'Manos de hilo',
    '– Premio Lanzadera al mejor documental, 2010',
  ].join('\n');
  expect(rowsOf(text, 'awards').map(({ work }) => work)).toEqual([
    'Los telares',
    'La acequia',
    'Manos de hilo',
  ]);
});

it.each([
  ['Norte (TVE, 2015). Eva. Prod. Veintiuno TV', 'Veintiuno TV', undefined],
  ['2025\tNORTE. Dtora: Ana Gil. Mesta Films. Protagonista (Eva)', 'Mesta Films', 'Ana Gil'],
])('a label of a work is one: %s', (text, company, director) => {
  const [work] = rowsOf(`TV\n${text}`, 'television');
  expect([work?.company, work?.director]).toEqual([company, director]);
});

it('"Hasta que llueva" is a title, and no talk that ends a list', () => {
  const text =
    'TV\n«Norte», TVE, 2015\n\nTEATRO\n\n«Hasta que llueva», texto y dirección de Ana Gil (2025). Teatro Candela\nCompañía Las Tardías. Protagonista\n«La visita», dir. Eva Mur (2017)';
  expect(rowsOf(text, 'theatre').map(({ title }) => title)).toEqual([
    'Hasta que llueva',
    'La visita',
  ]);
});

it('an award that is told below the works is none of them', () => {
  const text =
    'TEATRO\n«Norte» (2020), dir. Ana Gil\n\nPor «Norte» me dieron el Premio Faro a actriz emergente (2021).';
  expect(rowsOf(text, 'theatre')).toHaveLength(1);
  expect(rowsOf(text, 'awards')).toMatchObject([{ work: 'Norte', year: '2021', result: 'won' }]);
});

it.each([
  ['Domicilio: Madrid y Mérida', { homeBase: 'Madrid; Mérida' }],
  ['Nacionalidad: española | Reside en Madrid', { citizenships: 'ES', homeBase: 'Madrid' }],
  ['Española', { citizenships: 'ES' }],
  ['Lives in Madrid (Usera), with a base in London', { homeBase: 'Madrid; London' }],
  [
    'Les cuento por si no alcanzan a abrir el video: mido 1,76, tengo los ojos negros',
    { heightCm: '176' },
  ],
  ['HABILIDADES\nSoy soprano, leo partitura', { voiceRange: 'soprano' }],
  ['-1,78 y 73kg', { heightCm: '178' }],
  ['DEPORTES\nCantar (tenor)', { voiceRange: 'tenor' }],
  ['y la web, que está por actualizar: anaruiz.example', { website: 'https://anaruiz.example' }],
  ['Mi instagram es ana.ruiz_', { instagram: 'ana.ruiz_' }],
])('a fact in passing: %s', (line, fields) => {
  expect(fieldsOf(`ANA RUIZ MAS\n${line}`)).toMatchObject(fields);
});

it.each([
  'PACO BELLIDO\n(Francisco Javier Montañez Bellido)\nACTOR',
  'PACO BELLIDO\nACTOR\n\nFrancisco Javier Montañez Bellido',
])('a full name is shown beside the name: %s', (text) => {
  const { readings } = readCurriculum(text, tables);
  expect(readings.find(({ cells }) => cells.name)).toMatchObject({
    cells: { name: 'Paco Bellido' },
    note: 'Francisco Javier Montañez Bellido',
  });
});

it.each([
  ['Calle Mayor, Mérida', 'Mérida'],
  ['Gran Vía, Madrid', 'Madrid'],
  ['Nagusia Kalea, Bilbao', 'Bilbao'],
  ['Ronda, Málaga', 'Ronda; Málaga'],
  ['Calle Mayor 5, Escalera Derecha', undefined],
  ['Finca Los Olivos', undefined],
])('a street is no home: %s', (address, homeBase) => {
  expect(fieldsOf(`ANA RUIZ MAS\nDomicilio: ${address}`).homeBase).toBe(homeBase);
});

it.each([
  ['Hola:\n\nSoy la Ana Ruiz, actriz.', 'Ana Ruiz'],
  ['Hola:\n\nNombre en el DNI, Ana Ruiz Mas. En los créditos, siempre Ana Mas.', 'Ana Mas'],
])('a name in a mail: %s', (text, name) => {
  expect(fieldsOf(text).name).toBe(name);
});

it.each([
  ['Y en Madrid he estado en una obra en la que hago de Nelson.', []],
  ['Conduzco, tengo el B, pero coche no.', ['carLicence']],
  ['Toco el bombo en Semana Santa.', ['bombo']],
])('a skill is what somebody can do: %s', (text, skills) => {
  expect(rowsOf(`Hola:\n\n${text}`, 'skills').map(({ skill }) => skill)).toEqual(skills);
});

it('a degree keeps the course that stands after a comma', () => {
  const text = 'Hola:\n\nEl Máster de Guion en la Escuela Lumen, curso 2012-2013.';
  expect(rowsOf(text, 'studies')).toMatchObject([{ year: '2013' }]);
});

it('"Canto: alto" is a skill among others', () => {
  const text = 'HABILIDADES\nCanto: alto\nPiano: medio\nClaqué';
  expect(rowsOf(text, 'skills').map(({ skill, level }) => `${skill} ${level}`)).toEqual([
    'singing high',
    'piano mid',
    'tapDance ',
  ]);
});

it('an item of a mail ends with its line', () => {
  const text =
    'Hola:\n\nLe mando mis cosas puestas al día, como quedamos por teléfono.\n\nIdiomas:\n- francés, nivel alto\n- italiano, básico\nInglés no hablo, ya no.';
  expect(rowsOf(text, 'languages').map(({ level }) => level)).toEqual(['high', 'basic']);
});

it('works that have columns keep them when their second line is added', () => {
  const text = [
    'LARGOMETRAJES',
    '2025   Páramo                       Rol: Víctor (principal)',
    '       D: Beatriz Tordesillas. P: Adobe Cine',
    '2021   Una deuda en Lavapiés        Rol: prestamista (reparto)',
    '       D: Íñigo Carrascal. P: Fonda Films',
  ].join('\n');
  expect(rowsOf(text, 'cinema')).toMatchObject([
    { title: 'Páramo', role: 'Víctor', director: 'Beatriz Tordesillas' },
    { title: 'Una deuda en Lavapiés', role: 'prestamista', company: 'Fonda Films' },
  ]);
});

it('awards among works belong to the work above them, whatever stands between', () => {
  const text = [
    'CORTOMETRAJES',
    'LA HORA (2011). Guion y dirección',
    '- Premio al mejor cortometraje en Norte Fest, 2011',
    '- Mejor guion en el Festival de Cine Sur, 2012',
    'PLANO DETALLE (2008). Guion y dirección',
  ].join('\n');
  expect(rowsOf(text, 'cinema').map(({ title }) => title)).toEqual(['LA HORA', 'PLANO DETALLE']);
  expect(rowsOf(text, 'awards').map(({ work }) => work)).toEqual(['LA HORA', 'LA HORA']);
});

it('awards of a sentence belong to the work that it begins with', () => {
  const text =
    'CINE\nNorte (2025)\nSur (2020)\n\nPremios. Por Sur, Premio Faro al mejor guion (2021) y finalista en el Festival de Oriente en 2020. Con Norte gané este año el Premio Mar y estoy nominada a los Premios Tela.';
  expect(rowsOf(text, 'awards').map(({ award, work }) => `${award}: ${work}`)).toEqual([
    'Premio Faro: Sur',
    'Festival de Oriente: Sur',
    'Premio Mar: Norte',
    'Premios Tela: Norte',
  ]);
});

it('a licence that is not there yet, and a course that somebody would like, are none', () => {
  const text = 'Hola:\n\nCarnet: tengo el AM, el B me lo estoy sacando.';
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['motorcycleLicence']);
  const course =
    'FORMACIÓN\n* Taller de verso, 2022\n* este año me gustaría hacer el curso de clown';
  expect(rowsOf(course, 'studies')).toHaveLength(1);
});

it('a birth has its place from a label of its own', () => {
  const text = 'ANA RUIZ MAS\nFecha de nac.: 30/06/1972\nLugar de nac.: Rosario, Argentina';
  const { readings } = readCurriculum(text, tables);
  expect(readings.find(({ cells }) => cells.birthDate)?.note).toBe('Rosario, Argentina');
});

it('an award goes on with its year, and a level with what somebody says of it', () => {
  const award = [
    'PREMIOS',
    'Finalista a la mejor actriz de teatro en los Premios de la Crítica del Vallès',
    '2019 por Conversación en el lavadero.',
    'y otras líneas que un pedeefe ha cortado a lo ancho de su página, en letras',
    'pequeñas',
  ].join('\n');
  expect(rowsOf(award, 'awards')[0]).toMatchObject({ year: '2019' });
  const dance = 'HABILIDADES\nDanzas vascas, nivel alto (12 años en Eskola Zaharra)';
  expect(rowsOf(dance, 'skills')).toEqual([{ skill: 'basqueDance', level: 'high' }]);
});

it('a name that a narrow column has cut is one', () => {
  const text =
    'FORMACIÓN\nDirección de actores con Irene\nSabater. Estudio La Fragua (2008)\nSeminario con Eva Mur (2010)';
  expect(rowsOf(text, 'studies')[0]).toMatchObject({ school: 'Irene Sabater, Estudio La Fragua' });
});

describe('a designed page', () => {
  const PROSE =
    'SOBRE MÍ\nActriz de Lugo con diez años de oficio entre el teatro y\nel audiovisual. Vengo de la danza tradicional, y eso se nota\nen mi manera de trabajar: mucho cuerpo y pocas palabras, que\nes lo que más me gusta.\n\n';

  it('has a level below its language', () => {
    const text = `ANA RUIZ\n\nIDIOMAS\nGallego\nNativo\nInglés\nB2\nFrancés\nMedio\n`;
    expect(rowsOf(text, 'languages')).toEqual([
      { language: 'galician', level: 'native' },
      { language: 'english', level: 'high' },
      { language: 'french', level: 'mid' },
    ]);
  });

  it('has what belongs to a work in the lines below it, beside prose that is cut', () => {
    const text = `${PROSE}CINE\n2024 MAREA BAJA\nLargometraje | Dir. Nerea Uribe | Personaje: Carme\nNorte Films\n2021 EL TURNO\nCortometraje | Dir. David Cenarro\n`;
    expect(rowsOf(text, 'cinema')).toEqual([
      {
        year: '2024',
        title: 'MAREA BAJA',
        kind: 'feature',
        director: 'Nerea Uribe',
        role: 'Carme',
        company: 'Norte Films',
      },
      { year: '2021', title: 'EL TURNO', kind: 'short', director: 'David Cenarro' },
    ]);
  });

  it('has a year above, and a director or a year below its work', () => {
    const text = `SERIES\n2025\nBLOQUE 7 · Reparto · "Chino"\nDir. Daniela Cordón · Norte Films · Netflix\n2022\nCALLE DEL OLMO · Episódico\nCINE\nMar y tierra (corto). Dir. Neus Pedrol.\n2021\nSur. Dir. Ana Gil.\n2019`;
    expect(rowsOf(text, 'television')).toMatchObject([
      { year: '2025', title: 'BLOQUE 7', director: 'Daniela Cordón', broadcaster: 'Netflix' },
      { year: '2022', title: 'CALLE DEL OLMO', billing: 'episodic' },
    ]);
    expect(rowsOf(text, 'cinema')).toMatchObject([
      { year: '2021', title: 'Mar y tierra', director: 'Neus Pedrol' },
      { year: '2019', title: 'Sur', director: 'Ana Gil' },
    ]);
  });

  it('has years above a course and its school', () => {
    const text =
      'FORMACIÓN\n2010 - 2014\nGrado en Arte Dramático\nESAD, Vigo\n2017\nTécnica Chéjov con Ainhoa Lertxundi\nEspacio Norte\n';
    expect(rowsOf(text, 'studies')).toEqual([
      { year: '2014', title: 'Grado en Arte Dramático', school: 'ESAD, Vigo' },
      { year: '2017', title: 'Técnica Chéjov', school: 'Ainhoa Lertxundi, Espacio Norte' },
    ]);
  });

  it('has an account and a site in lines of their own, though the account is the name', () => {
    const text = 'ANA RUIZ\nActriz\n\nCONTACTO\n600 000 001\n@anaruiz\nanaruiz.example\n';
    expect(fieldsOf(text)).toMatchObject({
      instagram: 'anaruiz',
      website: 'https://anaruiz.example',
    });
  });

  it('has years above a course that could be a heading, and above a studio', () => {
    const text =
      'FORMACIÓN\n2019-2022\nInterpretación Musical\nEscuela Norte, Madrid\n2022\nActing in English\nNick Farrow Studio\n';
    expect(rowsOf(text, 'studies')).toEqual([
      { year: '2022', title: 'Interpretación Musical', school: 'Escuela Norte, Madrid' },
      { year: '2022', title: 'Acting in English', school: 'Nick Farrow Studio' },
    ]);
  });

  it('has lines that go on to the year at their end', () => {
    const text = `${PROSE}CINE\nNéboa de agosto. Largometraje. Dir. Brais Outeiral Vidal.\nSecundario (Dolores). 2018\nA derradeira feira. Curtametraxe. Dir. Sabela\nPardo. 2015\n`;
    expect(rowsOf(text, 'cinema')).toMatchObject([
      { title: 'Néboa de agosto', year: '2018', role: 'Dolores' },
      { title: 'A derradeira feira', year: '2015', director: 'Sabela Pardo' },
    ]);
  });

  it('has the school and the year below each course', () => {
    const text =
      'FORMACIÓN\nGrado en Arte Dramático\nESAD Sevilla / 2019 - 2023\nCurso de doblaje\nSevilla Dobla / 2022\n';
    expect(rowsOf(text, 'studies')).toEqual([
      { year: '2023', title: 'Grado en Arte Dramático', school: 'ESAD Sevilla' },
      { year: '2022', title: 'Curso de doblaje', school: 'Sevilla Dobla' },
    ]);
  });

  it('has years below a course and its school', () => {
    const text =
      'FORMACIÓN\nArte Dramático\nEstudio Corrales, Madrid\n2019 - 2022\nInterpretación en inglés\ncon Megan Ashdown\n2023\nGrado en Publicidad\nUCM\n';
    expect(rowsOf(text, 'studies')).toEqual([
      { year: '2022', title: 'Arte Dramático', school: 'Estudio Corrales, Madrid' },
      { year: '2023', title: 'Interpretación en inglés', school: 'Megan Ashdown' },
      { title: 'Grado en Publicidad', school: 'UCM' },
    ]);
  });

  it('has a year above each work in capitals, and its parts below', () => {
    const text =
      'TEATRO\n2024\nDON JUAN EN EL SUR\nCía. La Caleta Teatro · Dir. Mercedes Gil\nCiutti\n2019\nCRIATURAS\nMicroteatro Cádiz\n';
    expect(rowsOf(text, 'theatre')).toEqual([
      {
        year: '2024',
        title: 'DON JUAN EN EL SUR',
        venue: 'Cía. La Caleta Teatro',
        director: 'Mercedes Gil',
        role: 'Ciutti',
      },
      { year: '2019', title: 'CRIATURAS', venue: 'Microteatro Cádiz' },
    ]);
  });

  it('has the title of a work below its award', () => {
    const text =
      'CINE\nVeinte duros (2022). Dir. Ana Gil\n\nPREMIOS\nMejor Actor - Festival Corto Sur 2022\nVEINTE DUROS\n';
    expect(rowsOf(text, 'awards')).toMatchObject([
      { year: '2022', award: 'Festival Corto Sur', work: 'Veinte duros' },
    ]);
  });

  it('is narrow, and its brackets and lists go on in the next line', () => {
    const text =
      'ANA RUIZ\nAltura 1,62 m – Ojos azules – Cabello rubio,\nlargo\n\nCINE\nOn dorm la neu. Dir. Clara Bonmatí. Alzina\nFilms. Papel protagonista: Aina. 2025 (pendiente\nde estreno)\nCinco minutos. Dir. Iker Santamans. ESCAC. Papel: Laia. 2022\n';
    expect(fieldsOf(text)).toMatchObject({ hair: 'blonde', hairLength: 'long' });
    expect(rowsOf(text, 'cinema')).toMatchObject([
      { title: 'On dorm la neu', director: 'Clara Bonmatí', role: 'Aina', year: '2025' },
      { title: 'Cinco minutos', director: 'Iker Santamans', role: 'Laia', year: '2022' },
    ]);
  });
});

it('a title in a table has no author', () => {
  const text =
    'AÑO\tOBRA\tDIRECTOR\tCOMPAÑÍA\tPERSONAJE\nTEATRO\n2022\tYERMA de F. G. Lorca\tRamón Ayestarán\tTeatro del Arga\tVieja\n2016\tEl perro, de Lope de Vega\tAna Gil\tTeatro Sur\tDiana';
  expect(rowsOf(text, 'theatre').map(({ title }) => title)).toEqual(['YERMA', 'El perro']);
});

it('a bracket that is cut leaves nothing in a course', () => {
  const text = 'FORMACIÓN\n- Clases de canto (desde 2018, prof. Ana Gil)';
  expect(rowsOf(text, 'studies')).toEqual([
    { year: '2018', title: 'Clases de canto', school: 'Ana Gil' },
  ]);
});

it('an award is what stands after its verb, with its own year', () => {
  const text =
    'Y en 2020 rodé un corto, que para mí es lo mejor que hice: con él gané el premio al mejor actor en el Festival de Cortos de Alboraya 2021 y estuve nominado en los Premios Candileja del 2022, también como mejor actor.';
  expect(rowsOf(text, 'awards')).toMatchObject([
    { year: '2021', award: 'Festival de Cortos de Alboraya', result: 'won' },
    { year: '2022', award: 'Premios Candileja', result: 'nominated' },
  ]);
});

it('numbered headings are no items', () => {
  const text =
    '1. Idiomas\n\n•\tInglés: B2\n\n2. Cine\n\n•\t2022. «La huerta», de Nuria Sempere.\n\n3. Otras aptitudes\n\n•\tAcordeón\n';
  expect(rowsOf(text, 'languages')).toHaveLength(1);
  expect(rowsOf(text, 'cinema').map(({ title }) => title)).toEqual(['La huerta']);
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['accordion']);
});

it('a year at the end of a line that was cut is that of the award', () => {
  const text =
    'Hola:\n\nEn cine he hecho "Cal viva" (2021), de Inma Roldán, y el corto "Cuatro perras" de mi amigo Nando, del 2018, con el que me dieron el premio al mejor actor en el Festival de Cine de Villaluz. También fui finalista en los Premios Candilejas en 2012.';
  expect(rowsOf(text, 'awards')).toMatchObject([
    { year: '2018', award: 'Festival de Cine de Villaluz', work: 'Cuatro perras' },
    { year: '2012', award: 'Premios Candilejas', result: 'finalist' },
  ]);
});

it('a heading stands between lines, and a short line of a mail is one', () => {
  const text =
    'Hola! Les paso mis datos como me pidieron por teléfono, cualquier cosa me avisan y seguimos en contacto\n\n---- premios ----\nPremio Trinidad a mejor actor 2011 (Muñeca rota)\nnominado Mejor Actor de Reparto en los Premios Ombú por Los Ferroni, 2014\n';
  expect(rowsOf(text, 'awards')).toMatchObject([
    { year: '2011', award: 'Premio Trinidad', result: 'won' },
    { year: '2014', award: 'Premios Ombú', result: 'nominated' },
  ]);
});

it('studies are told with where they ended, and with others', () => {
  const text =
    'Estudié en la ESAD de Murcia, donde me licencié en Arte Dramático en 1996, y luego uno de verso con Marcial Tornero en el Aula Sur (2003).';
  expect(rowsOf(text, 'studies')).toMatchObject([
    { year: '1996', title: 'Arte Dramático', school: 'ESAD de Murcia' },
    { year: '2003', school: 'Marcial Tornero, Aula Sur' },
  ]);
});

it('an award is told with who gave it, and no work is its name', () => {
  const text =
    'Hola:\n\nEn 2010 el Círculo Nivaria me concedió el Premio Tarasca a toda una vida en el teatro.';
  expect(rowsOf(text, 'awards')).toMatchObject([{ year: '2010', award: 'Premio Tarasca' }]);
});

it.each([
  ['> Licenciado en Arte Dramática, ESAD de Galicia (Vigo), 2009', 'Licenciado en Arte Dramática'],
  ['Lic. Periodismo, Univ. de Santiago (1998-2003)', 'Lic. Periodismo'],
  ['Licenciado en Actuación\tUniversidad del Plata\t2000', 'Licenciado en Actuación'],
  ['Título\tInstitución, Ciudad, Año\nGrado en Danza\tESAD, Vigo, 2009', 'Grado en Danza'],
])('one course is read of %j', (text, title) => {
  const studies = rowsOf(`FORMACIÓN\n${text}`, 'studies');
  expect(studies.map((one) => one.title)).toEqual([title]);
});

it('a year of graduation belongs to its studies', () => {
  const text =
    'Hola:\n\nEstudié Artes Escénicas en la Universidad de Caldas, me gradué en el 2013.';
  expect(rowsOf(text, 'studies')).toEqual([
    { year: '2013', title: 'Artes Escénicas', school: 'Universidad de Caldas' },
  ]);
});

it('a group is no role', () => {
  const text = 'TEATRO\n- La dama boba - grupo Telón Chico - 2020 - Finea';
  expect(rowsOf(text, 'theatre')).toEqual([
    { year: '2020', title: 'La dama boba', venue: 'grupo Telón Chico', role: 'Finea' },
  ]);
});

it('a work can have two channels', () => {
  const text = 'TELEVISIÓN\n2017 Norte. Antena 3 / Netflix. Dir. Ana Gil';
  expect(rowsOf(text, 'television')).toEqual([
    { year: '2017', title: 'Norte', broadcaster: 'Antena 3 / Netflix', director: 'Ana Gil' },
  ]);
});

it('a paragraph of a mail names what its sentences are about, and what was not read stays in view', () => {
  const text =
    'De formación estudié Interpretación en la Escuela Levante en 2012. Me dieron el alta y volví a empezar. Idiomas mi lengua materna es el gallego y hablo inglés alto. Acentos hago el andaluz y el cubano.';
  expect(rowsOf(text, 'studies')).toMatchObject([{ school: 'Escuela Levante', year: '2012' }]);
  expect(rowsOf(text, 'languages').map(({ language }) => language)).toEqual([
    'galician',
    'english',
  ]);
  expect(rowsOf(text, 'accents')).toMatchObject([{ accent: 'andalusian' }, { accent: 'cuban' }]);
  expect(readCurriculum(text, tables).unread.map(({ text }) => text)).toEqual([
    'Me dieron el alta y volví a empezar.',
  ]);
});

it('two columns of a block without blank lines are read one after the other', () => {
  const text =
    'ANA RUIZ MAS\n\nIDIOMAS                  ACENTOS\nGallego: nativo          Andaluz\nCastellano: bilingüe     Canario\nInglés: C1               Murciano\n\nFORMACIÓN\nInterpretación (2012), Escuela Levante de Castellón\n\nHABILIDADES\nCanto                    Claqué (nivel medio)\nPiano (básico)           Esgrima\nUkelele                  Natación\n\nReferencias: las de siempre, y las que hagan falta para el papel.';
  expect(rowsOf(text, 'languages').map(({ language }) => language)).toEqual([
    'galician',
    'spanish',
    'english',
  ]);
  expect(rowsOf(text, 'accents').map(({ accent }) => accent)).toEqual([
    'andalusian',
    'canarian',
    'murcian',
  ]);
  expect(rowsOf(text, 'skills')).toMatchObject([
    { skill: 'singing', level: '' },
    { skill: 'piano', level: 'basic' },
    { skill: 'ukulele' },
    { skill: 'tapDance', level: 'mid' },
    { skill: 'fencing' },
    { skill: 'swimming' },
  ]);
});

it('cells of several lines below two headings are read one after the other', () => {
  const text =
    'IDIOMAS\tACENTOS\nInglés: alto\nFrancés: medio\tAndaluz\nCanario\n\nDEPORTES\nNatación';
  expect(rowsOf(text, 'languages').map(({ language }) => language)).toEqual(['english', 'french']);
  expect(rowsOf(text, 'accents').map(({ accent }) => accent)).toEqual(['andalusian', 'canarian']);
});

it('a name in capitals can go on in the next line', () => {
  expect(fieldsOf('ANA RUIZ\nMASDEU\nACTRIZ\n\nAltura: 1,70').name).toBe('Ana Ruiz Masdeu');
  expect(fieldsOf('ANA RUIZ\nACTRIZ\n\nAltura: 1,70').name).toBe('Ana Ruiz');
});

it('a row that names columns is no course', () => {
  const text = 'FORMACIÓN\nAño\tCurso\tCentro / Profesor\n2011\tEsgrima\tSala Norte';
  expect(rowsOf(text, 'studies')).toMatchObject([{ title: 'Esgrima' }]);
});

it('two columns end where a line crosses them, and their headings can be letter-spaced', () => {
  const text = [
    'ANA RUIZ MAS',
    'Actriz',
    '',
    'P E R F I L                   F O R M A C I Ó N',
    '',
    'Altura: 1,71 m                Intensivo de cámara',
    'Ojos: azules                  con Eva Mur, Aula Norte, 2023',
    'Carnet B',
    '                              Esgrima escénica',
    'I D I O M A S                 Sala Levante, 2018',
    '',
    'Gallego: nativo               P R E M I O S',
    'Inglés: C1                    Premio Faro a la mejor actriz, 2022',
    '',
    'H A B I L I D A D E S',
    'Piano (avanzado), ukelele, canto, danza contemporánea, claqué y acrobacias',
  ].join('\n');
  expect(fieldsOf(text)).toMatchObject({ heightCm: '171', eyes: 'blue' });
  expect(rowsOf(text, 'languages').map(({ language }) => language)).toEqual([
    'galician',
    'english',
  ]);
  expect(rowsOf(text, 'studies')).toMatchObject([{ year: '2023' }, { year: '2018' }]);
  expect(rowsOf(text, 'awards')).toMatchObject([{ award: 'Premio Faro', year: '2022' }]);
  expect(rowsOf(text, 'skills').length).toBeGreaterThan(4);
});

it('each paragraph of a mail is about its own subject, without blank lines too', () => {
  const text = [
    'Hola, soy Ana Ruiz Mas, actriz, y os escribo porque me ha hablado de vosotros una compañera de la escuela de teatro.',
    'En teatro he hecho "Norte" con la compañía Cierzo, dirigida por Eva Mur, en 2022, y "Sur" en la Sala Levante en 2023.',
    'Hablo gallego nativo, inglés alto y un poco de italiano, y de acentos hago el andaluz, el cubano y también el mexicano.',
    'También toco la guitarra y bailo salsa a nivel profesional, porque competí varios años, y tengo carnet de conducir B.',
  ].join('\n');
  expect(rowsOf(text, 'theatre').map(({ title }) => title)).toEqual(['Norte', 'Sur']);
  expect(rowsOf(text, 'languages').map(({ language }) => language)).toEqual([
    'galician',
    'english',
    'italian',
  ]);
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual([
    'guitar',
    'salsa',
    'carLicence',
  ]);
});

it('a table of languages can have remarks', () => {
  const text =
    'IDIOMAS\n\nIdioma\tNivel\tObservaciones\nGallego\tNativo\t\nInglés\tMedio\tLo entiendo mejor\n\nDANZA Y VOZ\nBelting\nClaqué';
  expect(rowsOf(text, 'languages')).toMatchObject([{ level: 'native' }, { level: 'mid' }]);
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['popSinging', 'tapDance']);
});
