import { describe, expect, it } from 'vitest';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum';
import { tables } from './judge';

/* Who somebody is, where they live, what they can do: in the lines and sentences in which people say it. */

const rowsOf = (text: string, list: string) =>
  readCurriculum(text, tables)
    .readings.filter((one) => one.list === list)
    .map(({ cells }) => cells);
const fieldsOf = (text: string) => Object.assign({}, ...rowsOf(text, '')) as Record<string, string>;

it.each([
  ['Mireia Puig i Carner\nActriz\n', { name: 'Mireia Puig i Carner' }],
  [
    'hola! aquí va mi cv\n\nSabela Outeiral - actriz\n(nombre completo: Sabela Outeiral Rey)\n',
    { name: 'Sabela Outeiral' },
  ],
  [
    'ANA RUIZ\n- vivo en Las Palmas de G.C. pero tengo casa en Madrid',
    { homeBase: 'Las Palmas de G.C; Madrid' },
  ],
  ['Vivo en Sabadell y tengo piso en Vic y en Lugo', { homeBase: 'Sabadell; Vic; Lugo' }],
  ['Vivo en Vic y conservo un apartamento en Lugo', { homeBase: 'Vic; Lugo' }],
  [
    'ANA RUIZ\nActriz\nBarcelona · 600 000 033 · ana@example.com\nanaruiz.example · IMDb: imdb.com/name/nm9900444',
    { homeBase: 'Barcelona', imdb: 'https://www.imdb.com/name/nm9900444' },
  ],
  ['CONTACTO\n600 000 001\nMadrid / Las Palmas', { homeBase: 'Madrid; Las Palmas' }],
  ['Domicilio: C/ del Olivo 7, pta. 4, 46000 VALENCIA', { homeBase: 'Valencia' }],
  ['Dirección\tRúa da Troia 14, 3ºB, Santiago', { homeBase: 'Santiago' }],
  ['Residencia: A Coruña / Base en Madrid', { homeBase: 'A Coruña; Madrid' }],
  ['NACIDA EN: PRIEGO, 7 DE ABRIL DE 1970', { birthDate: '7 DE ABRIL DE 1970' }],
  ['Hola:\n\nmido 1,83 , moreno de pelo, ojos marrones', { hair: 'darkBrown' }],
  ['-1m76 // ojos miel', { heightCm: '176', eyes: 'hazel' }],
  ['PERFIL\n1,70 m, tenor, bailo', { voiceRange: 'tenor' }],
  ['QUIM VIDAL\nActor y director de escena\nn. 1961 · Sabadell', { sections: 'actor; director' }],
  ['PERFIL\n30/04/2001\nTenor', { birthDate: '30/04/2001', voiceRange: 'tenor' }],
  ['Nac. 9-sep-1990, Guadalajara', { birthDate: '9-sep-1990' }],
  ['Radico en Madrid', { homeBase: 'Madrid' }],
  ['CONTACTO\n600 000 001\nAlicante | Madrid', { homeBase: 'Alicante; Madrid' }],
  ['IKER\nBAUTISTA\nM O R E N O\nACTOR', { name: 'Iker Bautista Moreno', sections: 'actor' }],
  [
    'PERFIL\nEdad escénica 18-26\nNacionalidad Española',
    { playingAgeFrom: '18', citizenships: 'ES' },
  ],
  [
    'De: Ana\nAsunto: CV\n\nHola!\n\nANA RUIZ MAS. Guionista y script editor.\nMóvil 600 000 066 // anaruiz.example',
    { name: 'Ana Ruiz Mas' },
  ],
  ['hola, ahí va\n\nGinés Mas Rey (en los carteles pongo Ginés Rey)', { name: 'Ginés Rey' }],
  [
    'ANA RUIZ\n+34 600 000 066 | ana@example.com | Santiago de Compostela · A Coruña',
    { homeBase: 'Santiago de Compostela; A Coruña' },
  ],
  ['PELO castaño (corto)', { hair: 'brown', hairLength: 'short' }],
  ['Hola:\n\nMido 1,86, pelirrojo (de los de verdad), ojos verdes', { hair: 'red' }],
  [
    'Hola:\n\nSoy Vale Rey, actriz colombiana (tengo también la nacionalidad española)',
    { citizenships: 'ES; CO' },
  ],
  ['Data de naixement: 2 de juny\nde 1989', { birthDate: '2 de junio de 1989' }],
  [
    'PERFIL\nNombre: Xacobe Loureda Pazos. Vive en Santiago, residencia también en A Coruña.\n1,74 m · 70 kg · ojos grises · pelo castaño, largo',
    { name: 'Xacobe Loureda Pazos', homeBase: 'Santiago; A Coruña', heightCm: '174', eyes: 'grey' },
  ],
  ['Ojos: negros\tCabello: negro, corto / Barba: sí', { hair: 'black', beard: 'beard' }],
  ['CURRICULUM\n\nANA RUIZ MAS\tActriz – Bailarina', { name: 'Ana Ruiz Mas' }],
  ['Mireia Solsona\ni Vilaplana\nActriu', { name: 'Mireia Solsona i Vilaplana' }],
  ['HABILIDADES\nCanto, mezzosoprano', { voiceRange: 'mezzoSoprano' }],
  ['ANA RUIZ\nActriz\nVive en Lugo. Domicilio también en Madrid', { homeBase: 'Lugo; Madrid' }],
  [
    'Hola:\n\nLo demás es lo de siempre (1,58, ojos verdes). Alto, mezzosoprano',
    { heightCm: '158', voiceRange: 'mezzoSoprano' },
  ],
  ['Hola:\n\nMido uno sesenta y ocho', { heightCm: '168' }],
  ['Hola:\n\nMido 1 metro con 68', { heightCm: '168' }],
  [
    'Hola, buenas:\n\nOs presento a Ana Ruiz Mas, actriz y directora de escena de treinta años.',
    { name: 'Ana Ruiz Mas', sections: 'actress; director' },
  ],
  [
    'Nacida en Jaca, Ana Ruiz Mas es una guionista y directora que vive en Soria.',
    { name: 'Ana Ruiz Mas', sections: 'screenwriter; director' },
  ],
  [
    'Bon dia:\n\nEm dic Pau Ferrer i Mas, tinc trenta anys, soc actor i director',
    { name: 'Pau Ferrer i Mas', sections: 'actor; director' },
  ],
  [
    "Hello,\n\nMy name is Ana Ruiz, and I'm an Irish actress living in Cork",
    { name: 'Ana Ruiz', sections: 'actress', citizenships: 'IE' },
  ],
  [
    'La actriz y bailarina cubana ha vuelto a casa este año.',
    { citizenships: 'CU', sections: 'actress' },
  ],
  ['Hola:\n\nTrabajo como guionista, no como directora', { sections: 'screenwriter' }],
  ['Natural de Jaca (Huesca), vive en Soria', { homeBase: 'Soria' }],
  [
    'Nombre: Ana Ruiz.\nActriz y directora de escena\nFecha de nac.: 3 de mayo de 1981',
    { name: 'Ana Ruiz', sections: 'actress; director' },
  ],
  ['Hola:\n\nElla es Ana Ruiz Mas. Ojos casi negros', { name: 'Ana Ruiz Mas', eyes: 'black' }],
  ['Hola:\n\nLlevo media vida en Jaca, y en Soria tengo piso', { homeBase: 'Jaca; Soria' }],
  ['Hola:\n\nMe muevo a Soria, donde tengo casa', { homeBase: 'Soria' }],
  ['Residència: Reus i Vic', { homeBase: 'Reus; Vic' }],
  ['Hola:\n\nOjos negros / bigote no, barba sí', { beard: 'beard' }],
  ['Residencia: Jaca (disp. en Soria) y a veces en Vic', { homeBase: 'Jaca; Vic' }],
  ['Hello,\n\nBased in Cork, Ana Ruiz is an Anglo-Irish actress', { name: 'Ana Ruiz' }],
  [
    'Hola:\n\nRapado, ojos negros. Instagram ana.ruiz',
    { hairLength: 'shaved', instagram: 'ana.ruiz' },
  ],
  ['Hola:\n\nMujer, morena, ojos verdes', { hair: 'darkBrown', eyes: 'green' }],
  ['ANA RUIZ MAS (ANITA RUIZ)\nActriz', { name: 'Anita Ruiz' }],
  ['Soy Ana Ruiz Mas, pero en cartel salgo como Ana Mas', { name: 'Ana Mas' }],
  ['Hola:\n\nSigo siendo morena natural, de pelo larguísimo', { hair: 'darkBrown' }],
  [
    'Hola:\n\nTengo el pelo totalmente gris, hasta media espalda',
    { hair: 'grey', hairLength: 'long' },
  ],
  ['Hola:\n\nTengo el pelo largo castaño', { hair: 'brown', hairLength: 'long' }],
  ['Hola:\n\nMelena larga y rubia', { hair: 'blonde', hairLength: 'long' }],
  ['Hola:\n\nMi hermano es rubio y yo tengo el pelo negro', { hair: 'black' }],
  ['Actriz · Soria / Jaca · 1,61 m · ojos negros', { homeBase: 'Soria; Jaca' }],
  ['ANA RUIZ MAS\nActriz\n\nEdad: 30\nSoria / Jaca', { homeBase: 'Soria; Jaca' }],
  ['Hola:\n\nResideixo a Reus. Me he mudado hace poco a Soria', { homeBase: 'Reus; Soria' }],
  [
    'Hola:\n\nSoy un director mexicano, con nacionalidad mexicana y suiza',
    { citizenships: 'MX; CH' },
  ],
  ["Hello,\n\nI'm Ana Ruiz, a 30-year-old British actress", { citizenships: 'GB' }],
  [
    'Hola:\n\nUno ochenta, ojos verdes. @ana.ruiz en insta',
    { heightCm: '180', instagram: 'ana.ruiz' },
  ],
  ['hola, vivo en jaca desde siempre', { homeBase: 'jaca' }],
  ['OTROS DATOS\n- Carnet B\n- Residencia habitual en Jaca', { homeBase: 'Jaca' }],
  [
    'Hola:\n\nTiene casa en Soria, vive y trabaja desde hace años en Vigo, Lugo y León',
    { homeBase: 'Soria; Vigo; Lugo; León' },
  ],
  ['Visc actualment a Vic, a Osona, i tinc pis propi a Reus', { homeBase: 'Vic; Osona; Reus' }],
  [
    'Hola:\n\nPelo rubio que no me he teñido nunca, barba no, vivo en Jaca y no me muevo',
    { hair: 'blonde', beard: 'none', homeBase: 'Jaca' },
  ],
  ['Hola:\n\nMido 1,70.\n\nUn abrazo,\nAna Ruiz Mas', { name: 'Ana Ruiz Mas' }],
  [
    'Actriz y bailarina, Ana Ruiz Mas (artísticamente, Ana Mas) canta y baila jotas en toda España desde hace años.',
    { name: 'Ana Mas', sections: 'actress' },
  ],
  ['Directora. Nacida en 1980, Ana Ruiz Mas rueda en Jaca.', { name: 'Ana Ruiz Mas' }],
  ['Hola:\n\nMe presento: Ana Ruiz Mas, actriz', { name: 'Ana Ruiz Mas' }],
  ['Hola Marta, perdona la espera.\n\nMe llamo Eva Ruiz Mas.', { name: 'Eva Ruiz Mas' }],
  ['Bon dia,\n\nSóc la Mireia Puig, actriu', { name: 'Mireia Puig' }],
  ['Nom: Pau Mas i Bosc (nom artístic: Pau Bosc)', { name: 'Pau Bosc' }],
  ['Hola:\n\nFirma sus guiones como Ana Mas (en el DNI, Ana Ruiz Mas)', { name: 'Ana Mas' }],
  ['Apellidos y nombre: Ruiz Mas, Ana', { name: 'Ana Ruiz Mas' }],
  ['ACTRIZ: Ana Ruiz-Mas\nBASE: Jaca', { name: 'Ana Ruiz-Mas', homeBase: 'Jaca' }],
  [
    'ANA RUIZ · actriz · Jaca – Soria · IG @ana_ruiz',
    { name: 'Ana Ruiz', homeBase: 'Jaca; Soria' },
  ],
  [
    'Buenas,\n\nDesde la agencia Sur os presentamos a Ana Ruiz Mas, rubia, entre Jaca y Soria',
    { name: 'Ana Ruiz Mas', hair: 'blonde' },
  ],
  [
    'Hija de padre cubano y madre gallega, Ana Ruiz Mas tiene pasaporte cubano.',
    { name: 'Ana Ruiz Mas', citizenships: 'CU' },
  ],
  [
    'Nacida en Lugo en 1988, Ana Ruiz Mas se formó en la Escuela Sur (2010).',
    { name: 'Ana Ruiz Mas' },
  ],
  ['El actor y mimo cubano Iker Ruiz Mas ha fijado su casa en Vic', { name: 'Iker Ruiz Mas' }],
  ['Os escribe Ana Ruiz Mas, actriz.', { name: 'Ana Ruiz Mas', sections: 'actress' }],
  ['Hola:\n\nReparto mi tiempo entre Jaca y Vic', { homeBase: 'Jaca; Vic' }],
  ['Hola:\n\nNací en Lugo, y en Jaca resido. Voy mucho a Vic', { homeBase: 'Jaca' }],
  ['Hello,\n\nI came to Soria in 2019, where I live', { homeBase: 'Soria' }],
  ['Actriz cubana con ganas de trabajar en todo el país este año', { sections: 'actress' }],
  ['Hola:\n\nSoy actor, calvo y con barba', { hair: 'bald', beard: 'beard' }],
  [
    'Hola:\n\nTengo el pelo larguísimo y ojos oscuros (negros)',
    { hairLength: 'long', eyes: 'black' },
  ],
  ['Hola:\n\nPelo teñido de pelirrojo', { hair: 'red' }],
  ['ANA RUIZ MAS\n\nCONTACTO\nLugo      600 000 001      ana@example.com', { homeBase: 'Lugo' }],
  ['Barba: de tres días, me la quito', { beard: 'stubble' }],
  [
    'Perfil\nActriz.\nRubia, pelo largo. 1,61 m. Ojos azules.',
    { sections: 'actress', hair: 'blonde', heightCm: '161', eyes: 'blue' },
  ],
  ['HEIGHT 1,61\tEYES Blue\nBASED IN Cork\tDRIVING LICENCE B', { eyes: 'blue', homeBase: 'Cork' }],
  [
    'Hola:\n\n@ana.ruiz (insta y tiktok). Más información en anaruiz.example',
    { tiktok: 'ana.ruiz', website: 'https://anaruiz.example' },
  ],
])('who somebody is in %j', (text, fields) => {
  expect(fieldsOf(text)).toMatchObject(fields);
});

it.each([
  ['CARNETS\nB · C', ['carLicence', 'lorryLicence']],
  ['Se me da bien\n- conducir: carnet B (coche no tengo)', ['carLicence']],
  ['HABILIDADES\nGuitarra\nCanto\nTimple', ['guitar', 'singing', 'timple']],
  ['HABILIDADES\n• Canto: zarzuela\n• Acordeón', ['opera', 'accordion']],
  [
    'SKILLS\nmanejo moto (licencias A y B), boxeo, guitarra, salsa, buceo',
    ['motorcycleLicence', 'carLicence', 'boxing', 'guitar', 'salsa', 'scubaDiving'],
  ],
  ['Permiso de conducir: B-1', ['carLicence']],
  ['---- lo mío ----\nHABILIDADES\nmalabares!', ['juggling']],
  [
    'OUTROS\nPandereta (alto) | Canto: tenor | Esgrima |\nRemo',
    ['tambourine', 'singing', 'fencing', 'rowing'],
  ],
  ['✦ LO QUE SÉ HACER ✦\n- Timple\n- Salsa', ['timple', 'salsa']],
  ['CARNET\nPermiso B. Moto no', ['carLicence']],
  ['HABILIDADES\nCarnet de buceo, natación', ['swimming', 'Carnet de buceo']],
  ['HERRAMIENTAS\nFinal Draft', ['Final Draft']],
  ['Cosillas\n- gaita\n- zancos', ['bagpipes', 'stilts']],
  ['Otros datos\n\nNo fumador. Pasaporte comunitario. Vacunación completa.', []],
])('what somebody can do in %j', (text, skills) => {
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(skills);
});

it('a sentence with an address says what else it says', () => {
  const text =
    'Hola:\n\nSoy Itziar Larra Soto, actriz, nací en Getxo el 3 de octubre de 1990 y vivo en Bilbao (en la calle Amparo 71, 2º izda., por si acaso).';
  expect(fieldsOf(text)).toMatchObject({
    name: 'Itziar Larra Soto',
    birthDate: '3 de octubre de 1990',
    homeBase: 'Bilbao',
  });
  expect(JSON.stringify(rowsOf(text, ''))).not.toContain('Amparo');
});

it('a profession beside a telephone is no town', () => {
  expect(fieldsOf('ANA RUIZ\nActriz · 600 000 033')).not.toHaveProperty('homeBase');
});

it.each([
  ['Instagram: @ana_actriz', 'sections'],
  ['IG @ana.actriz', 'sections'],
  ['Modelo / Cantante · 1,81 m', 'homeBase'],
  ['Hola:\n\nEstudié con la soprano Ana Gil y toco el saxo tenor', 'voiceRange'],
  ['Natural de Jaca (Huesca), vive en Soria', 'name'],
  ['Hola:\n\nMi Instagram es @ana.ruiz', 'name'],
  ['Hola:\n\nDirigir teatro me gusta, aunque desde hace mucho no lo hago.', 'sections'],
])('%j has no %s', (text, field) => {
  expect(fieldsOf(text)).not.toHaveProperty(field);
});

it('a name beside its birth is no place', () => {
  const { readings } = readCurriculum('Pau Mas i Bosc (Reus, 14 de gener de 1965). Actor.', tables);
  expect(readings.find(({ cells }) => cells.birthDate)?.note).toBe('Reus');
});

it('a mail about somebody is signed by the agent', () => {
  const text = 'Hola:\n\nANA RUIZ MAS - actriz\nMido 1,70.\n\nUn saludo,\nEva Gil';
  expect(JSON.stringify(readCurriculum(text, tables).readings)).not.toContain('Eva');
});

it('the page of a person is no video', () => {
  expect(rowsOf('ANA RUIZ\nvimeo.com/anaruiz', 'videos')).toEqual([]);
});

it('a street is no work', () => {
  const text = 'Nombre\tUxía Rey\nDirección\tRúa da Fonte 12, 3º izq\nOjos\tVerdes\tPelo\tCastaño';
  const { readings } = readCurriculum(text, tables);
  expect(readings.filter(({ list }) => list !== '')).toEqual([]);
  expect(fieldsOf(text)).toMatchObject({ eyes: 'green', hair: 'brown' });
});

it('a language has its own level, after those that share one', () => {
  const text = 'IDIOMAS\nCatalán y castellano: nativa / Inglés: C1 (Advanced) / Francés: B1';
  expect(rowsOf(text, 'languages').map(({ level }) => level)).toEqual([
    'native',
    'native',
    'high',
    'mid',
  ]);
});

it.each(['IDIOMAS >> inglés B2 / italiano fluido', 'IDIOMAS → inglés B2 / italiano fluido'])(
  'a label has any sign: %s',
  (text) => expect(rowsOf(text, 'languages')).toHaveLength(2),
);

describe('a list of accents', () => {
  it('stands among skills', () => {
    const text = 'HABILIDADES\n• Costura\n• Acento vasco, valenciano y francés';
    expect(rowsOf(text, 'accents').map(({ accent }) => accent)).toEqual([
      'basque',
      'valencian',
      'french',
    ]);
  });

  it('ends at a licence', () => {
    const text = 'Acentos: andaluz, canario.\nPermiso de conducir B.';
    expect(rowsOf(text, 'accents')).toHaveLength(2);
    expect(rowsOf(text, 'skills')).toEqual([{ skill: 'carLicence', level: '' }]);
  });
});

it('singing among studies is one of them', () => {
  const text =
    'ESTUDIOS\nMimo con Étienne Dubreuil (París, 1986)\nCanto: Conservatori de Sabadell\nActuación – Estudio Sur – docente: Ana Gil';
  expect(rowsOf(text, 'studies')).toHaveLength(3);
});

it('accents of a sentence go on after "but", and are no languages', () => {
  const text =
    'Hola:\n\nMi acento natural es el canario, pero puedo hacer perfectamente el castellano, y el cubano y el venezolano me salen muy bien.\n\nAcentos me sale bien el asturiano cerrado, el gallego y poco más.';
  expect(rowsOf(text, 'accents').map(({ accent }) => accent)).toEqual([
    'canarian',
    'castilian',
    'cuban',
    'venezuelan',
    'asturian',
    'galician',
  ]);
  expect(rowsOf(text, 'languages')).toEqual([]);
});

it.each([
  '>> IDIOMAS\ninglés C1',
  '————— IDIOMAS —————\ninglés C1',
  '✦ LO QUE HABLO ✦\n- inglés C1',
])('a heading is decorated: %j', (text) =>
  expect(rowsOf(text, 'languages')).toEqual([{ language: 'english', level: 'high' }]),
);

it('a message has its stamp, and "Otros" above sentences is no list of works', () => {
  const text =
    '[1/2/25, 23:52] Vale Rey: OTROS\nToco la pandereta. Carnet B. Estuve en la junta de 2017 a 2019. Y más.\n';
  expect(rowsOf(text, 'otherWork')).toEqual([]);
  expect(rowsOf(text, 'skills').map(({ skill }) => skill)).toEqual(['tambourine', 'carLicence']);
});

it.each([
  [
    'Hola:\n\nConservo el ballet, he bailado tango y doy clases de pilates.',
    ['classicalBallet', 'tango', 'pilates'],
  ],
  ['Hola:\n\nTuve que aprender a boxear y desde entonces entreno esgrima.', ['boxing', 'fencing']],
  ['Bon dia:\n\nBallo salsa, faig ioga i toco el violí.', ['salsa', 'yoga', 'violin']],
  ['Hola:\n\nMi padre es pianista y yo toco el violín.', ['violin']],
  ['Hola:\n\nSigo cantando: soy tenor.', ['singing']],
  ['Hola:\n\nOtros: carnet B · vela · mimo', ['carLicence', 'sailing', 'mime']],
  [
    'HABILIDADES\nZancos, tenis, carnet A2 y B, mimo',
    ['stilts', 'tennis', 'motorcycleLicence', 'carLicence', 'mime'],
  ],
  ['HABILIDADES\nTenis ✅\nGolf ❌\nVela: ✗', ['tennis']],
  ['HABILIDADES\nCanto: tenor. Nivel medio', ['singing mid']],
  ['SKILLS\nSinging (alto), tap dance', ['singing', 'tapDance']],
  ['Hola:\n\nCanto (soprano) y toco un poco la viola.', ['singing', 'viola basic']],
  ['HABILIDADES\nPiano: no, arpa: sí\nCarnet de conducir: no\nVela', ['harp', 'sailing']],
  ['Hola:\n\nTengo el carnet de coche y el de moto me lo saco en mayo.', ['carLicence']],
  ['Hola:\n\nHe visto mucho ballet, dirijo teatro musical y odio el fútbol.', []],
  ['HABILIDADES\nBaile gallego, bodyboard', ['folkDance', 'surfing']],
  ['Hola:\n\nToco el oboe, a nivel medio, y por gusto la viola.', ['oboe mid', 'viola']],
  ['Hola:\n\nMonto en bici, diría que nivel básico.', ['cycling basic']],
  ['Hola:\n\nSé patinar y nado bien.', ['skating', 'swimming mid']],
  ['Hola:\n\nPor mi tío toco la gaita, y mi personaje tocaba la viola.', ['bagpipes']],
  ['Hola:\n\nDe niña hice judo y soy monitora de vela.', ['judo', 'sailing']],
  ['Hola:\n\nTengo buen nivel de golf. Tengo experiencia en doblaje.', ['golf', 'dubbing']],
  ['Hola:\n\nCompitió en remo y llevo años bailando tango.', ['rowing', 'tango']],
  ['Hola:\n\nBailo (tango, swing) y hoy tengo el B.', ['tango', 'swing', 'carLicence']],
  ['Hola:\n\nLlevo el A2 de conducir.', ['motorcycleLicence']],
  ['ALTRES: vela, tennis, permís B', ['sailing', 'tennis', 'carLicence']],
  ['DATOS\nVoz: rap, doblaje', ['rap', 'dubbing']],
  ["Hello,\n\nI'm a strong swimmer and a keen climber.", ['swimming', 'climbing']],
  ["Hello,\n\nI've done two years of fencing, but I can ride a unicycle.", ['fencing', 'unicycle']],
  [
    'MÚSICA Y MOVIMIENTO\nViolín\t★★★ (alto)\nViola\t★ (básico)\nArpa\tsin experiencia',
    ['violin high', 'viola basic'],
  ],
  ['DEPORTES // tenis, vela', ['tennis', 'sailing']],
  ['HABILIDADES\nTenis\nCaballo: NO, alergia', ['tennis']],
  [
    'HABILIDADES\nTenis\n\nAna Ruiz – Currículum                    1 / 2\n\nVela',
    ['tennis', 'sailing'],
  ],
  ['Hola:\n\nOjos negros, pelo afro', []],
])('what somebody can do, with its level, in %j', (text, skills) => {
  const read = rowsOf(text, 'skills').map(({ skill, level }) => `${skill} ${level}`.trim());
  expect(read).toEqual(skills);
});

it.each([
  ['IDIOMAS\nCastellano & gallego (nativo)', ['spanish native', 'galician native']],
  ['IDIOMAS\nItaliano: profesional', ['italian high']],
  ['Hola:\n\nHe rodado en francés y puedo trabajar en alemán.', ['french', 'german']],
  ['Hola:\n\nTrabajo en inglés.\n\nIDIOMAS\nInglés: C1', ['english high']],
  ['Bon dia:\n\nParlo gallec i una mica d’àrab.', ['galician', 'arabic basic']],
  ['IDIOMAS\nAlemán: lo estudié, no lo hablo\nInglés B1', ['english mid']],
  ['HABILIDADES\nTenis, lengua de signos (básico)', ['spanishSignLanguage basic']],
  ['IDIOMAS\nInglés (B2, acento escocés)', ['english high', 'scottish']],
  [
    'Hola:\n\nMe sale bien el chileno, pero el neutro lo hago igual.',
    ['chilean', 'neutralSpanish'],
  ],
  ['Hola:\n\nTrabajo tanto con acento cubano como mexicano.', ['cuban', 'mexican']],
  ['Bon dia:\n\nL’accent valencià el faig sense problema.', ['valencian']],
  ['Idioma     Hablado    Escrito\nGriego     B1         A2', ['greek mid']],
  ['ACENTOS: cubano\nGriego: C1', ['greek high', 'cuban']],
  ['HABILIDADES: vela. Griego: bilingüe', ['greek bilingual']],
  ['Hola:\n\n¿El acento? Canario y cubano.', ['canarian', 'cuban']],
  ['Hola:\n\nEl acento cubano lo tengo, pero cuesta; hago un chileno digno.', ['cuban', 'chilean']],
  [
    'Hola:\n\nEn casa uso el griego. Soy trilingüe: ruso, checo y sueco.',
    ['greek', 'russian', 'czech', 'swedish'],
  ],
  ['Hola:\n\nHablo ruso, checo y sueco (C1).', ['russian', 'czech', 'swedish high']],
  ['Hello,\n\nNative Greek speaker with basic Russian.', ['greek native', 'russian basic']],
  ['Actor catalán. Habla griego.', ['greek']],
  // What no list has is asked for.
  ['IDIOMAS\nladino (alto), griego', ['ladino high', 'greek']],
  ['IDIOMAS\nLadino: nativo', ['Ladino native']],
  ['IDIOMAS\nGriego hablado: alto, escrito: básico', ['greek high']],
  ['ACCENTS: valencià, andalús, asturià', ['valencian', 'andalusian', 'asturian']],
  ['ANA RUIZ\nactriz\nLugo\ngallego, castellano', ['galician', 'spanish']],
])('what somebody speaks, with its level, in %j', (text, spoken) => {
  const rows = [...rowsOf(text, 'languages'), ...rowsOf(text, 'accents')];
  const read = rows.map(({ language, accent, level }) => `${language ?? accent} ${level}`.trim());
  expect(read).toEqual(spoken);
});

it('a paragraph tells works and the award of one of them', () => {
  const text =
    'Hola:\n\nHe hecho la película "Norte" (2022), por la que gané el premio a la mejor actriz en el Festival Sur. También el corto "Este" (2021), de Lara Gil.';
  const works = [...rowsOf(text, 'cinema'), ...rowsOf(text, 'theatre')];
  expect(works.map(({ title }) => title)).toEqual(['Norte', 'Este']);
  expect(works.flatMap(({ venue }) => venue ?? [])).toEqual([]);
  expect(rowsOf(text, 'awards')).toMatchObject([{ award: 'Festival Sur', result: 'won' }]);
});
