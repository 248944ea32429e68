import { beforeAll, describe, expect, test } from 'vitest';
import { formatAddress, parseAddress } from './address';
import { answer } from './answer';
import { createIndex } from './createIndex';
import type { FinderIndex } from './finderIndex';
import type { Wish } from './finderIndex';
import { emptyFilters, search } from './search';
import { understand } from './understand';
import { getLexicon } from './lexicon';
import { correct } from './typos';
import { plainWords } from '#contract/words.ts';
import { FINDER_WORDS, createTexts } from './vocabulary';
import { CORPUS_ASIDE, CORPUS_LATER } from '../../../tests/support/finder/corpus';
import OUTSIDE from '../../../tests/support/finder/corpusOutside.json';
import { randomSentences } from '../../../tests/support/finder/randomSentences';
import { samplePeople } from '../../../tests/support/finder/samplePeople';

const TODAY = '2026-11-24';

type Locale = 'es' | 'en';

let indexes: Record<Locale, FinderIndex>;
beforeAll(async () => {
  const people = await samplePeople();
  indexes = { es: createIndex('es', people), en: createIndex('en', people) };
});

/** Returns the chips of a sentence, and what is named beside them. */
function read(locale: Locale, words: string) {
  const context = {
    index: indexes[locale],
    locale,
    list: undefined,
    today: TODAY,
    t: createTexts(locale),
  };
  const { chips, unknown, project } = answer(context, {
    words,
    filters: emptyFilters(),
    shown: 36,
  });
  return { chips: chips.map(({ text }) => text), unknown, project };
}

describe('kinds of searches that a stranger writes', () => {
  test.each<[locale: Locale, words: string, chips: string[], unknown?: string[]]>([
    // Titles before names are no age
    ['es', 'doña Carmen Aldana', ['Carmen Aldana']],
    ['es', 'la señora Quiroga', ['Quiroga']],
    ['en', 'Mrs Quiroga', ['Quiroga']],
    ['es', 'señora que cante', ['Mujer', 'Desde 50 años', 'Canto']],
    ['es', 'actriz inglesa', ['Actrices', 'Reino Unido']],
    // Comparisons
    ['es', 'actriz tipo Penélope Cruz', ['Actrices'], ['tipo Penélope Cruz']],
    ['es', 'actor como Javier Bardem', ['Actores'], ['como Javier Bardem']],
    ['en', 'like Iker Zubiri, blonde', ['Blonde'], ['like Iker Zubiri']],
    ['en', 'woman taller than Iker Zubiri', ['Woman'], ['taller than Iker Zubiri']],
    ['es', 'rubia tipo choni', ['Mujer', 'Rubio'], ['tipo choni']],
    ['en', 'a young Iker Zubiri type', ['16–29 years'], ['Iker Zubiri']],
    ['es', 'un tipo como Luis Tosar', ['Hombre'], ['como Luis Tosar']],
    ['en', 'Dr Vidal', ['Vidal']],
    // Spelled numbers
    ['es', 'Nadie en agosto', ['«Nadie en agosto»']],
    ['es', 'mujer de treinta y dos', ['Mujer', '32 años']],
    // More than the plain word
    ['es', 'actor muy alto', ['Actores', 'Desde 185 cm']],
    ['es', 'actor alto', ['Actores', 'Desde 175 cm']],
    ['en', 'very short woman', ['Up to 155 cm', 'Woman']],
    ['es', 'actor muy joven', ['Actores', '16–22 años']],
    // Voices
    ['es', 'canta musicales', ['Musical o teatro musical']],
    ['es', 'un tenor', ['Tenor']],
    ['es', 'tenor o barítono', ['Tenor o barítono']],
    ['en', 'bass-baritone', ['Baritone or bass']],
    ['en', 'baritone', ['Baritone']],
    ['es', 'canta en un coro', ['Canto coral']],
    ['es', 'voz grave', [], ['voz grave']],
    // Videos
    ['es', 'showreel de acción', ['Vídeo: acción']],
    ['en', 'action showreel', ['Video: action']],
    ['es', 'actriz con vídeo de comedia o drama', ['Actrices', 'Vídeo: comedia o vídeo: drama']],
    ['es', 'actriz con showreel musical', ['Actrices', 'Vídeo: musical']],
    ['es', 'showreel de dirección', ['Vídeo: «Showreel de dirección»']],
    ['es', 'actriz con showreel', ['Actrices', 'Con vídeo']],
    ['es', 'actriz de comedia', ['Actrices'], ['comedia']],
    ['es', 'videobook en inglés', ['Vídeo: «Videobook en inglés»']],
    ['es', 'actriz, primer videobook', ['Actrices', 'Vídeo: «Primer videobook»']],
    ['es', 'El portero de «Portal 14»', ['Vídeo: «El portero de “Portal 14”»']],
    ['es', 'presentación', ['Vídeo: «Presentación»']],
    ['en', 'Introduction', ['Video: «Introduction»']],
    ['es', 'Comedia', ['Vídeo: comedia']],
    ['en', 'comedy', ['Video: comedy']],
    ['es', 'escena de comedia', ['Vídeo: comedia']],
    ['en', 'a dramatic scene', ['Video: drama']],
    ['es', 'tráiler de acción', ['Vídeo: acción']],
    ['es', 'escena en un bar', [], ['escena', 'bar']],
    // Lengths
    ['es', 'pelo largo', ['Pelo: largo']],
    ['en', 'woman with long hair', ['Woman', 'Long hair']],
    ['es', 'media melena', ['Pelo: media melena']],
    ['en', 'medium hair', ['Medium hair']],
    ['en', 'medium-length brown hair', ['Medium hair', 'Brown or dark brown or light brown']],
    ['en', 'woman with shaved hair', ['Woman', 'Shaved hair']],
    ['es', 'calvo o rapado', ['Sin pelo o pelo: rapado']],
    // A colour or what nobody knows may stand between
    ['en', 'short blonde hair', ['Short hair', 'Blonde']],
    ['en', 'short woman with short hair', ['Up to 165 cm', 'Woman', 'Short hair']],
    ['en', 'long curly dark hair', ['Long hair', 'Black or dark brown'], ['curly']],
    ['es', 'pelo negro y corto', ['Negro', 'Pelo: corto']],
    ['es', 'pelo muy corto', ['Pelo: corto']],
    ['en', 'long-haired woman', ['Long hair', 'Woman']],
    ['es', 'pelo largo o corto', ['Pelo: largo o pelo: corto']],
    ['en', 'short or long hair', ['Short hair or long hair']],
    ['en', 'mid-length wavy red hair', ['Medium hair', 'Red'], ['wavy']],
    ['es', 'pelo rizado y corto', ['Pelo: corto'], ['rizado']],
    ['es', 'directora de un corto', ['Mujer', 'Dirección', 'Cortometraje']],
    // Genres are those of who directs or writes
    ['es', 'guionista de comedia', ['Guion', 'Comedia']],
    ['es', 'directora de terror', ['Mujer', 'Dirección', 'Terror']],
    ['es', 'guionistas con guiones disponibles', ['Guion', 'Guion disponible']],
    ['es', 'directora con un proyecto en desarrollo', ['Mujer', 'Dirección', 'En desarrollo']],
    ['en', 'screenwriter, rights available', ['Screenwriter', 'Rights available']],
    ['es', 'La sal de los domingos', ['«La sal de los domingos»']],
    ['en', 'Sunday salt', ['«Sunday salt»']],
    ['en', 'comedy writer', ['Comedy', 'Screenwriter']],
    ['en', 'horror director', ['Horror', 'Director']],
    [
      'es',
      'directora de cine de suspense o drama',
      ['Mujer', 'Dirección', 'Largometraje, cortometraje, documental', 'Suspense o drama'],
    ],
    [
      'es',
      'guionista que haga ciencia ficción o fantasía',
      ['Guion', 'Ciencia ficción o fantasía'],
    ],
    ['es', 'director especializado en thriller', ['Dirección', 'Suspense']],
    ['en', 'screenwriter who writes romantic comedies', ['Screenwriter', 'Comedy or romance']],
    ['en', 'director, period drama', ['Director', 'Period']],
    [
      'es',
      'guionistas de series infantiles y de animación',
      ['Guion', 'Serie, película para televisión', 'Infantil y familiar', 'Animación'],
    ],
    ['es', 'directora de documentales', ['Mujer', 'Dirección', 'Documental']],
    ['es', 'directora para una comedia', ['Mujer', 'Dirección', 'Comedia']],
    // At the head of a line stands who is played
    ['es', 'LUCÍA, 28-34', ['28–34 años'], ['LUCÍA']],
    ['es', 'Lucía (28-34), rubia', ['Mujer', '28–34 años', 'Rubio'], ['Lucía']],
    ['es', 'MARTA Y LUCÍA, 30-40', ['30–40 años'], ['MARTA', 'LUCÍA']],
    ['es', 'Personaje: Elena', [], ['Elena']],
    ['es', 'Personaje: LUCÍA, rubia', ['Mujer', 'Rubio'], ['LUCÍA']],
    ['en', 'Woman 30\nLUCÍA: speaks French', ['Woman', '30 years', 'French'], ['LUCÍA']],
    ['es', 'Lucía Herranz, 28-34', ['Lucía Herranz', '28–34 años']],
    ['es', 'lucía, rubia', ['Mujer', 'Lucía', 'Rubio']],
    // Regions and their countries
    ['es', 'actriz escandinava', ['Actrices', 'Escandinava']],
    ['es', 'europea del este', ['Mujer', 'Europea del este']],
    ['en', 'North African man', ['Morocco or Algeria or Tunisia', 'Man']],
    ['es', 'acento latinoamericano', ['Latinoamericano']],
    ['en', 'Latin American accent', ['Latin American']],
    // Small ages and "-ish"
    ['es', 'niño de 6 años', ['Hombre', '6 años']],
    ['es', 'niña de seis a nueve años', ['Mujer', '6–9 años']],
    ['en', 'child of 8', ['8 years']],
    ['en', '7-year-old girl', ['7 years', 'Woman']],
    ['es', 'bebé de 6 meses', ['Hasta 1 años']],
    ['en', 'reddish hair', ['Red']],
    ['en', 'tallish woman', ['From 175 cm', 'Woman']],
    ['es', 'mujer muy bajita', ['Mujer', 'Hasta 155 cm']],
    ['en', 'thirtyish woman', ['28–32 years', 'Woman']],
    ['en', '40-ish man', ['38–42 years', 'Man']],
    ['es', 'mujer de treinta y muchos', ['Mujer', '35–39 años']],
    // Half a phrase is not used for something else
    ['es', 'acento de Europa Central', [], ['acento de Europa Central']],
    ['es', 'acento suizo', [], ['acento suizo']],
    ['es', 'residente en Marte', [], ['residente', 'Marte']],
    ['en', 'Swiss accent', [], ['Swiss accent']],
    ['es', 'hombre de piel negra', ['Hombre'], ['piel negra']],
    // Ranges in two parts, and how many people
    ['es', 'HOMBRE. Edad: 40-50. Altura: 1,80 o más', ['Hombre', '40–50 años', 'Desde 180 cm']],
    ['es', 'mínimo 1,75, máximo 1,85', ['Desde 175 cm', 'Hasta 185 cm']],
    ['es', 'menores de 20, mayores de 60', ['Hasta 19 años o desde 60 años']],
    ['es', '10 bailarinas 18-28', ['Mujer', 'Bailarinas', '18–28 años'], ['10']],
    ['es', 'disponible fines de semana', ['Disponible: 28–29 nov']],
    ['en', 'screenwriter, comedy series', ['Screenwriter', 'Comedy', 'Series, television film']],
    ['en', 'writer for TV', ['Screenwriter', 'Series, television film']],
    [
      'es',
      'MARÍA (35-45): pelo castaño.\nANTONIO (60-70): calvo.',
      ['35–45 años o 60–70 años', 'Castaño calvo'],
      ['MARÍA', 'ANTONIO'],
    ],
    // Levels and negations
    ['es', 'francés nativo o bilingüe', ['Francés, bilingüe o más']],
    ['en', 'actor, not Spanish', ['Actors', 'Without Spain']],
    ['es', 'nadie que no hable inglés', ['Inglés']],
    ['es', 'nadie sin carnet de moto', ['Carné de moto']],
    ['en', 'nobody who doesn’t speak English', ['English']],
    ['es', 'nadie rubio', ['Sin rubio']],
    ['en', 'British accent, advanced or better', ['British, high or above']],
    ['es', 'actrices que no hablen inglés', ['Actrices', 'Sin inglés']],
    ['es', 'actriz sin inglés', ['Actrices', 'Sin inglés']],
    ['es', 'que hable ruso, no hace falta inglés', ['Ruso']],
    ['es', 'abstenerse rubias', ['Sin rubio']],
    ['es', 'mujer que no baile sevillanas', ['Mujer', 'Sin flamenco o sevillanas']],
    ['en', 'man without a moustache', ['Man', 'Without moustache']],
    ['en', 'man without a scar', ['Man'], ['without a scar']],
    // Two people: what is said of each is an alternative
    ['es', 'mujer rubia o hombre calvo', ['Mujer o hombre', 'Rubio o sin pelo']],
    // What is said of both is no alternative
    ['es', 'hombre o mujer con euskera y castellano', ['Hombre o mujer', 'Euskera', 'Español']],
    ['en', 'actor or actress, English and French', ['Actors or Actresses', 'English', 'French']],
    [
      'es',
      'chico o chica que cante y patine',
      ['Hombre o mujer', '16–29 años', 'Canto', 'Patinaje'],
    ],
    [
      'es',
      'mujer rubia o hombre calvo, inglés y francés',
      ['Mujer o hombre', 'Rubio o sin pelo', 'Inglés', 'Francés'],
    ],
    ['es', 'Abuela, 70-80\nNieto, 16-20', ['Mujer o hombre', '70–80 años o 16–20 años']],
    // A list goes on with its marker
    ['es', 'acento mexicano, colombiano y cubano', ['Mexicano', 'Colombiano', 'Cubano']],
    ['es', 'acento mexicano, colombiano o cubano', ['Mexicano o colombiano o cubano']],
    ['es', 'acentos: gallego, vasco', ['Gallego', 'Vasco']],
    ['es', 'acento mexicano, no argentino', ['Mexicano', 'Sin argentino']],
    ['en', 'accent: Argentinian, Mexican', ['Argentinian', 'Mexican']],
    ['es', 'acento andaluz, inglés, carnet de coche', ['Andaluz', 'Inglés', 'Carné de coche']],
    ['es', 'acento andaluz, inglés fluido', ['Andaluz', 'Inglés, alto o más']],
    ['es', 'ojos azules, verdes o grises', ['Azules o verdes o grises']],
    // What a voice is like no record has; whose voice is asked for has a craft
    ['en', 'man with a posh voice', ['Man'], ['posh voice']],
    ['en', 'a soothing voice', [], ['soothing voice']],
    ['es', 'hombre con buena voz', ['Hombre'], ['buena voz']],
    ['es', 'una voz cálida para locución', ['Locución'], ['voz cálida']],
    ['es', 'locutora con voz joven', ['Mujer', 'Locución'], ['voz joven']],
    ['en', 'deep voiced man', ['Man'], ['deep']],
    ['en', 'voice actress', ['Dubbing or voice-over or audiobook narration', 'Actresses']],
    ['es', 'actor de voz', ['Actores', 'Doblaje o locución o narración de audiolibros']],
    ['es', 'actor con muestra de voz', ['Actores', 'Con muestra de voz']],
    // A permit is no nationality
    ['en', 'actor with a valid US visa', ['Actors'], ['valid US visa']],
    ['es', 'actor con visado americano', ['Actores'], ['visado americano']],
    ['es', 'visado de Estados Unidos', [], ['visado de Estados Unidos']],
    ['en', 'US passport', ['United States']],
    ['es', 'que pueda pasar por ruso', ['Ruso']],
    ['en', 'can pass for sixteen', ['16 years']],
    // A character who drives
    ['en', 'taxi driver in his 50s', ['50–59 years'], ['taxi driver']],
    ['en', 'who can sword fight', ['Fencing']],
    ['en', 'stunt woman', ['Stunts', 'Woman']],
    ['en', 'driver, 25-30', ['Car licence', '25–30 years']],
    // Words
    ['en', 'brunette, 30', ['Woman', 'Black or brown or dark brown', '30 years']],
    ['en', 'flawless British accent', ['British, high or above']],
    ['es', 'francés impecable', ['Francés, alto o más']],
    ['es', 'gente con algo en televisión', ['Serie, película para televisión']],
    ['es', 'tipo Penélope Cruz, con acento andaluz', ['Andaluz'], ['tipo Penélope Cruz']],
    ['es', 'actor en plan Luis Tosar, gallego', ['Actores', 'Gallego'], ['en plan Luis Tosar']],
    ['es', 'un tipo de 40', ['Hombre', '40 años']],
    ['es', 'inglés y francés o alemán', ['Inglés', 'Francés o alemán']],
    ['es', 'ojos azules, pelo negro y ojos verdes', ['Azules o verdes', 'Negro']],
  ])('%s: %s', (locale, words, chips, unknown = []) => {
    expect(read(locale, words)).toEqual({ chips, unknown, project: [] });
  });

  test('who sings musicals, opera or in a choir sings', () => {
    const foundBy = (words: string) => {
      const { wishes } = understand(indexes.es, words, TODAY);
      return search(indexes.es, emptyFilters(), wishes).all.map(({ card }) => card.id);
    };
    expect(foundBy('pelirroja que cante')).toEqual(['alba-ferrandiz']);
    expect(foundBy('un señor mayor que cante')).toContain('tomas-riera');
    expect(foundBy('que cante ópera')).toEqual(['tomas-riera']);
    expect(foundBy('que cante en un coro')).toEqual(['iker-zubiri']);
    expect(foundBy('pelirroja que no cante')).toEqual([]);
  });

  test('a pasted casting says what is of the project', () => {
    const words =
      'Buscamos actriz 30-40, acento andaluz, que monte a caballo. Largometraje, rodaje en Granada en abril. Abstenerse rubias. Imprescindible carnet de camión';
    expect(read('es', words)).toEqual({
      chips: ['Actrices', '30–40 años', 'Andaluz', 'Equitación', 'Sin rubio', 'Carné de camión'],
      unknown: [],
      project: ['Largometraje', 'Granada en abril'],
    });
    const lines =
      'Cortometraje no remunerado\nRodaje: 12 y 13 de diciembre en Madrid\nHombre de 50 a 60 con acento gallego';
    expect(read('es', lines)).toEqual({
      chips: ['Hombre', '50–60 años', 'Gallego'],
      unknown: [],
      project: ['Cortometraje no remunerado', '12 y 13 de diciembre', 'Madrid'],
    });
    expect(read('en', 'Short film, unpaid. Shooting in Bilbao. Woman who speaks Basque')).toEqual({
      chips: ['Woman', 'Basque'],
      unknown: [],
      project: ['Short film', 'unpaid', 'Bilbao'],
    });
  });

  test.each<
    [locale: Locale, words: string, chips: string[], project: string[], unknown?: string[]]
  >([
    // Lengths, uses and money are neither ages nor heights
    [
      'es',
      'mujer 50, 12 capítulos, 45 minutos',
      ['Mujer', '50 años'],
      ['12 capítulos', '45 minutos'],
    ],
    ['es', 'chica 20-30, rodaje de 6 semanas', ['Mujer', '20–30 años'], ['6 semanas']],
    ['es', 'actor, doce semanas en marzo', ['Actores'], ['doce semanas en marzo']],
    ['es', 'actriz de pelo negro para un corto', ['Actrices', 'Negro'], ['corto']],
    ['es', 'actor, temporada 3', ['Actores'], ['temporada 3']],
    ['en', 'actor 30-40, 10x45 min', ['Actors', '30–40 years'], ['10x45 min']],
    ['en', 'man 6\'2", 8 x 30 min', ['Man', '186–190 cm'], ['8 x 30 min']],
    ['en', 'man in his 50s, 90 minutes', ['Man', '50–59 years'], ['90 minutes']],
    ['es', 'actor 30-40, 15 vacas', ['Actores', '30–40 años'], [], ['15 vacas']],
    ['es', 'actriz de 35 años, derechos 3 años', ['Actrices', '35 años'], ['derechos 3 años']],
    ['es', 'actriz, 1 año de exclusividad', ['Actrices'], ['1 año de exclusividad']],
    ['en', 'woman 20-30, 2 year buyout', ['Woman', '20–30 years'], ['2 year buyout']],
    ['en', 'man 50, usage 18 months Europe', ['Man', '50 years'], ['usage 18 months Europe']],
    ['es', 'hombre 40-50, 1.200 € brutos', ['Hombre', '40–50 años'], ['1.200 € brutos']],
    ['en', 'actor 30-40, £1,500 a day', ['Actors', '30–40 years'], ['£1,500 a day']],
    [
      'es',
      'actriz 30, presupuesto de 1,5 millones',
      ['Actrices', '30 años'],
      ['presupuesto de 1,5 millones'],
    ],
    ['en', 'woman 30, budget 4M', ['Woman', '30 years'], ['budget 4M']],
    ['en', 'Buyout €5,000, 2 years. Woman', ['Woman'], ['Buyout €5,000, 2 years']],
    ['es', 'Videoclip en Madrid, chico 20', ['Hombre', '20 años'], ['Videoclip', 'Madrid']],
    ['en', 'Indie feature shooting in Spain', [], ['Indie feature', 'Spain']],
    [
      'en',
      'Unpaid student short, Arabic-speaking man',
      ['Arabic', 'Man'],
      ['Unpaid student short'],
    ],
    // Dates by which something is sent
    [
      'es',
      'entrega el 15 de enero, actriz 30',
      ['Actrices', '30 años'],
      ['entrega el 15 de enero'],
    ],
    [
      'en',
      'self tapes by 12 December, actor 30',
      ['Actors', '30 years'],
      ['self tapes by 12 December'],
    ],
    ['en', 'auditions on 5 January, man 40', ['Man', '40 years'], ['auditions on 5 January']],
    // A kind of work that opens a line
    [
      'es',
      'Spot de cerveza, Madrid, 14 y 15 de mayo',
      [],
      ['Spot de cerveza', 'Madrid', '14 y 15 de mayo'],
    ],
    [
      'es',
      'Spot de motos en Málaga. Hombre 30-40',
      ['Hombre', '30–40 años'],
      ['Spot de motos', 'Málaga'],
    ],
    [
      'es',
      'obra de teatro en Barcelona, actor de 50',
      ['Actores', '50 años'],
      ['obra de teatro', 'Barcelona'],
    ],
    [
      'es',
      'Serie para plataforma, 8 capítulos\nInglés alto',
      ['Inglés, alto o más'],
      ['Serie', 'plataforma', '8 capítulos'],
    ],
    [
      'es',
      'Papel fijo en serie diaria. Mujer 40-50',
      ['Mujer', '40–50 años'],
      ['Papel fijo', 'serie diaria'],
    ],
    ['en', 'FEATURE FILM - shooting in Madrid', [], ['FEATURE FILM', 'Madrid']],
    // Labels, and what is sent
    [
      'es',
      'Fechas: 12-14 de enero. Lugar: Málaga. Actriz 30',
      ['Actrices', '30 años'],
      ['12-14 de enero', 'Málaga'],
    ],
    ['es', 'Rodaje: abril 2027, Granada', [], ['abril 2027', 'Granada']],
    [
      'es',
      'Largometraje. Directora: Ana Pérez. Actriz 16-20',
      ['Actrices', '16–20 años'],
      ['Largometraje', 'Directora', 'Ana Pérez'],
    ],
    [
      'es',
      'Enviar videobook a casting@ejemplo.es antes del 15 de enero. Actriz 30',
      ['Actrices', '30 años'],
      ['Enviar videobook a casting@ejemplo.es antes del 15 de enero'],
    ],
    [
      'es',
      'Publicidad para banco, casting el lunes 30 en Madrid, hombre 35-45',
      ['Hombre', '35–45 años'],
      ['Publicidad', 'banco', 'Madrid'],
      ['lunes 30'],
    ],
    [
      'es',
      'preparamos un largometraje que se rueda en Almería, mujer 40',
      ['Mujer', '40 años'],
      ['largometraje', 'Almería'],
      ['preparamos'],
    ],
    ['en', 'Netflix series, actor 30-40', ['Actors', '30–40 years'], ['series'], ['Netflix']],
    [
      'en',
      'Lead role in a Netflix thriller, woman 30',
      ['Woman', '30 years'],
      ['Lead role', 'Netflix thriller'],
    ],
    ['en', 'Commercial for a bank\nWoman 30', ['Woman', '30 years'], ['Commercial', 'bank']],
    ['en', 'short film in Bilbao. Woman 30', ['Woman', '30 years'], ['short film', 'Bilbao']],
  ])('says what is of the project, %s: %s', (locale, words, chips, project, unknown = []) => {
    expect(read(locale, words)).toEqual({ chips, unknown, project });
  });

  test.each<[locale: Locale, words: string, chips: string[]]>([
    ['es', 'ha hecho series', ['Serie, película para televisión']],
    ['es', 'protagonista de una serie', ['Protagonista · serie, película para televisión']],
    ['es', 'serie desde 2020', ['Serie, película para televisión · desde 2020']],
    ['en', 'actress with credits in theatre', ['Actresses', 'Play, musical']],
    ['en', 'feature film experience', ['Feature film']],
    ['en', 'guest role on television', ['Guest · series, television film']],
    ['es', 'disponible el 10 de diciembre', ['Disponible: 10 dic']],
  ])('but not what somebody has done, %s: %s', (locale, words, chips) => {
    expect(read(locale, words)).toEqual({ chips, unknown: [], project: [] });
  });

  test.each<[locale: Locale, words: string, chips: string[], optional: string[]]>([
    ['es', 'que hable ruso, no hace falta inglés', ['Ruso'], ['inglés']],
    ['en', 'actor, English not required', ['Actors'], ['English']],
    ['es', 'actriz, inglés opcional', ['Actrices'], ['inglés']],
    ['en', 'Andalusian accent a plus. Woman 30', ['Woman', '30 years'], ['Andalusian']],
    ['en', 'swimming a plus, actor 30-40', ['Actors', '30–40 years'], ['swimming']],
    ['es', 'actriz, se valora inglés', ['Actrices'], ['inglés']],
    ['es', 'actor con inglés, natación valorable', ['Actores', 'Inglés'], ['natación']],
    ['es', 'actriz, catalán nativo no imprescindible', ['Actrices'], ['catalán nativo']],
  ])('names what is not needed: %s: %s', (locale, words, chips, optional) => {
    const { wishes, ...understood } = understand(indexes[locale], words, TODAY);
    expect(read(locale, words).chips).toEqual(chips);
    expect(understood).toEqual({ unknown: [], project: [], optional });
    expect(wishes).toHaveLength(chips.length);
  });

  test('a work of the person is none of the project', () => {
    expect(read('es', 'que haya hecho largometrajes').chips).toEqual(['Largometraje']);
    expect(read('es', 'actriz, disponible en enero').project).toEqual([]);
  });
});

/** Kinds of the grammar that ask for nothing by themselves. */
const SILENT = [
  'fillers',
  'particles',
  'and',
  'or',
  'nor',
  'but',
  'both',
  'notNeeded',
  'project',
  'definite',
  'indefinite',
  'possessive',
  'levelLink',
  'of',
  'to',
  'purpose',
  'nameMarker',
  'honorific',
];

/** What words that say what is beside them must have made of it: a value of a facet, or a part of a credit. */
const MARKED = new Map([
  ['accent', ['accents']],
  ['hair', ['hair', 'hairLength']],
  ['eyes', ['eyes']],
  ['video', ['video', 'tones']],
  ['place', ['places']],
  ['citizenship', ['citizenships', 'origins', 'count']],
  ['language', ['languages', 'count']],
  ['role', ['credit', 'gender', 'age']],
  ['studied', ['school']],
  ['titled', ['titles']],
  ['with', ['with', 'credit', 'crafts']],
  ['not', ['not']],
  ['no', ['not']],
  ['without', ['not']],
  ['notBeing', ['not']],
]);

/** Returns what a wish is about. */
const aboutOf = ({ any, not }: Wish): string[] =>
  any.flatMap((one) => [
    one.is,
    ...(one.is === 'value' ? [one.facet] : Object.keys(one)),
    ...(not ? ['not'] : []),
  ]);

/** Returns whether a word is one of kinds of the grammar; of verbs and nouns with forms the beginning counts. */
function wordsOfKinds(kinds: readonly string[], others: readonly string[] = []) {
  const words = Object.values(FINDER_WORDS).flatMap(({ grammar, marks: { video } }) => {
    const texts: Partial<Record<string, string>> = { ...grammar, video };
    return kinds.flatMap((kind) => (texts[kind] ?? '').split(/,\s*/));
  });
  const whole = new Set([...words, ...others].flatMap(plainWords));
  const beginnings = words
    .filter((word) => /[~*]/.test(word))
    .map((word) => plainWords(word)[0]!.slice(0, -2));
  const judged = new Map<string, boolean>();
  return (word: string): boolean => {
    const isOne =
      judged.get(word) ??
      (whole.has(word) || beginnings.some((one) => one.length > 2 && word.startsWith(one)));
    judged.set(word, isOne);
    return isOne;
  };
}

const weakLevels = Object.values(FINDER_WORDS).flatMap(({ levels }) =>
  Object.values(levels).flatMap((words) => words.match(/\?[^,]+/g) ?? []),
);
const isSilent = wordsOfKinds(SILENT, weakLevels);
const markers = [...MARKED].map(([kind, facets]) => ({ isOne: wordsOfKinds([kind]), facets }));

/** Returns the words of a sentence that are in no chip, not named, and no fillers. */
function lost(locale: Locale, sentence: string): string[] {
  const { wishes, ...named } = understand(indexes[locale], sentence, TODAY);
  // Of any gender; abbreviations are one word.
  let rest = sentence.replace(/\b[MFH]\/[MFH]\b/g, '   ').replace(/\bw\/out\b/g, 'sin  ');
  const blank = (start: number, end: number) => {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  for (const [start, end] of wishes.flatMap(({ spans }) => spans)) blank(start, end);
  const plain = () => rest.replace(/["«»“”]/g, '');
  for (const text of Object.values(named)
    .flat()
    .sort((a, b) => b.length - a.length))
    rest = plain().replace(new RegExp(`(?<!\\p{L})${RegExp.escape(text)}`, 'u'), ' ');
  const about = new Set(wishes.flatMap(aboutOf));
  const isSaid = (word: string) =>
    isSilent(word) ||
    markers.some(({ isOne, facets }) => isOne(word) && facets.some((one) => about.has(one)));
  return (rest.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? []).filter((word) =>
    plainWords(word).some((one) => !isSaid(correct(getLexicon(indexes[locale]), one) ?? one)),
  );
}

test.each(['es', 'en'] as const)(
  'each video is found by its title as it stands in %s',
  (locale) => {
    const missed = indexes[locale].people.flatMap((person) =>
      person.videos
        .flatMap(({ title }) => title.split('\n'))
        .filter((title) => {
          const { wishes } = understand(indexes[locale], title, TODAY);
          const { all } = search(indexes[locale], emptyFilters(), wishes);
          return wishes.length === 0 || !all.includes(person);
        }),
    );
    expect(missed).toEqual([]);
  },
);

test('a title says the tones of a video by any of their words, and stays a title if it says more', () => {
  const [person] = indexes.es.people;
  const withTitle = (title: string): FinderIndex => ({
    ...indexes.es,
    people: [{ ...person!, videos: [{ kind: 'showreel', tones: [], title }] }],
  });
  const finds = (title: string, words: string) => {
    const index = withTitle(title);
    return search(index, emptyFilters(), understand(index, words, TODAY).wishes).all.length === 1;
  };
  for (const title of ['Showreel cómico', 'Reel de humor', 'Funny reel', 'Comedias']) {
    expect(finds(title, 'showreel de comedia'), title).toBe(true);
    expect(finds(title, 'showreel de drama'), title).toBe(false);
  }
  for (const title of [
    'Escena de acción en el metro',
    'Drama/Comedia 2025',
    'Rodaje en Granada',
    'Hoy',
    'Tráiler',
    'Comedia y drama',
  ]) {
    const index = withTitle(title);
    const [wish] = understand(index, title, TODAY).wishes;
    expect(wish?.any, title).toEqual([expect.objectContaining({ is: 'video' })]);
    expect(finds(title, title), title).toBe(true);
  }
});

test('a title of ordinary words takes nobody away from those whom they mean', () => {
  const [first, ...others] = indexes.es.people;
  const videos = [{ kind: 'scene', tones: [], title: 'Acento argentino' }];
  const index: FinderIndex = { ...indexes.es, people: [{ ...first!, videos }, ...others] };
  const found = (words: string, of = index) =>
    search(of, emptyFilters(), understand(of, words, TODAY).wishes).all.map(
      ({ card }) => card.name,
    );
  const meant = found('acento argentino', indexes.es);
  expect(meant.length).toBeGreaterThan(0);
  expect(meant).not.toContain(first!.card.name);
  expect(found('acento argentino').sort()).toEqual([...meant, first!.card.name].sort());
  expect(found('actriz con acento argentino')).toEqual(
    found('actriz con acento argentino', indexes.es),
  );
});

describe('no word is lost in silence', () => {
  const searches = [...CORPUS_ASIDE, ...CORPUS_LATER, ...OUTSIDE] as {
    locale: Locale;
    typed: string;
  }[];

  test('of the corpora', () => {
    const found = searches.flatMap(({ locale, typed }) => {
      const words = lost(locale, typed);
      return words.length > 0 ? [`${typed}: ${words.join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  test('of random sentences', () => {
    const found = randomSentences(500).flatMap((sentence) => {
      const words = lost('es', sentence);
      return words.length > 0 ? [`${sentence}: ${words.join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });
});

test('no chip comes or goes for the letters of a word that nobody could read yet', () => {
  const lexicon = getLexicon(indexes.es);
  const chipsOf = (words: string) =>
    understand(indexes.es, words, TODAY, true).wishes.map(({ any, not }) =>
      JSON.stringify([any, not]),
    );
  // "gal" is a woman in English, "des" a word of a title, "20" an age.
  const isRead = (word: string): boolean =>
    lexicon.words.has(word) ||
    Object.values(lexicon.named).some((one) => one.has(word)) ||
    [...lexicon.named.name.keys()].some((one) => one.startsWith(word));
  const isExplained = (part: string) => /\d/.test(part) || plainWords(part).every(isRead);
  const outside = OUTSIDE.filter((_, at) => at % 20 === 0);
  const sentences = [...CORPUS_ASIDE, ...outside].map(({ typed }) => typed).slice(0, 300);
  const flickers = sentences.flatMap((typed) =>
    [...typed.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const first = chipsOf(typed.slice(0, index));
      const last = chipsOf(typed.slice(0, index + word.length));
      return Array.from(word, (_, at) => word.slice(0, at + 1)).flatMap((part) => {
        if (isExplained(part)) return [];
        const chips = chipsOf(typed.slice(0, index) + part);
        const isGone = first.some((chip) => last.includes(chip) && !chips.includes(chip));
        const isNew = chips.some((chip) => !first.includes(chip) && !last.includes(chip));
        return isGone || isNew ? [typed.slice(0, index) + part] : [];
      });
    }),
  );
  expect(sentences).toHaveLength(300);
  expect(flickers).toEqual(['Could you suggest a man of about fifty-fiv']);
});

test.each(['es', 'en'] as const)('the examples in the field are understood: %s', (locale) => {
  const t = createTexts(locale);
  for (const list of ['actors', 'actresses', 'directors', 'discover', 'agency'] as const) {
    const example = t(`finder:hint.${list}`);
    const { chips, unknown } = read(locale, example.split(': ')[1]!);
    expect(chips.length, example).toBeGreaterThan(1);
    expect(unknown, example).toEqual([]);
    // The field is so wide at 390 pixels.
    expect(example.length, example).toBeLessThan(29);
  }
});

describe('what people type and paste', () => {
  test.each([
    '«» "" ¿?',
    'constructor',
    '__proto__',
    'toString valueOf hasOwnProperty',
    'isPrototypeOf 3',
  ])('finds nothing in words of every object, and in none: %s', (words) => {
    expect(read('es', words).chips).toEqual([]);
  });

  test('a long text is shared whole, up to a limit', () => {
    const brief = `${'actriz que cante y monte a caballo.\n'.repeat(40)}`.trim();
    const asked = parseAddress(new URLSearchParams({ q: brief }), indexes.es);
    expect(asked.words).toBe(brief);
    const again = parseAddress(new URLSearchParams(formatAddress(asked)), indexes.es);
    expect(again.words).toBe(brief);
    const longer = parseAddress(new URLSearchParams({ q: 'canto '.repeat(9000) }), indexes.es);
    expect(longer.words.length).toBeLessThanOrEqual(2000);
  });
});
