import type { FinderPerson } from '~/features/finder/createIndex';
import { pictureFileName } from '~/pictures/pictureFile';
import type { Format } from '~/pictures/quality';
import type { Talent } from '~/model/talent';
import vocabulary from '../../../i18n/es/vocabulary.json' with { type: 'json' };
import { LISTS, proposeGenders } from '../../../cms/contract/lists.ts';
import { SeededRandom } from '../random.ts';

const GIVEN =
  'Ana Bruno Carla Diego Elena Fermín Gala Hugo Inés Jon Lucía Mateo Nerea Óscar Paula Raúl Sofía Tomás Vera Yago Łucja Øyvind 美咲'.split(
    ' ',
  );
const FAMILY =
  'Arrieta Bermejo Cañas Durán Egea Ferrer Gil Haro Ibarra Lamas Montes Núñez Ortega Prats Quiroga Rubio Soto Vidal Vasco Zubiri Çelik'.split(
    ' ',
  );
const NOUNS =
  'marea casa río sombra verano puerto noche isla sal viento cebada piedra luna calle hermana frontera invierno orilla hielo espejo'.split(
    ' ',
  );
const ADJECTIVES =
  'baja larga oscuro última perdida azul rota lejano quieta blanca vasca tercera dulce seca'.split(
    ' ',
  );
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const BASES = [
  ['Madrid', 'Madrid'],
  ['Sevilla', 'Seville'],
  ['Barcelona', 'Barcelona'],
  ['Londres', undefined],
  ['Las Palmas de Gran Canaria', 'Las Palmas'],
  ['LAS PALMAS de Gran Canaria', undefined],
  ['San Sebastián', 'San Sebastián'],
  ['Ciudad de México', 'Mexico City'],
] as const;
const COUNTRIES = ['ES', 'AR', 'MX', 'MA', 'FR', 'US', 'CO', 'PE', 'SN', 'IT'];
const DAYS = ['2026-11-01', '2027-01-15', '2027-06-01'];
const ROLES = ['Marta', 'Inspector Galán', 'La abogada', 'Enfermero 2', 'Rey Fernando', 'Vecina'];
const BILLINGS = ['lead', 'supporting', 'guest'];
const SECTIONS = { actors: 'actor', actresses: 'actress', discover: 'newTalent' } as const;
/** Only their number counts. */
const TITLES = ['Videobook 2026', 'Escena de «La orilla»', 'Showreel', 'Monólogo de época'];
const CLIP = {} as Talent['voiceClips'][number];
const LEVELS = Object.keys(vocabulary.levels);
const HAIR_LENGTHS = Object.keys(vocabulary.hairLengths);
const BEARDS = Object.keys(vocabulary.beards);
const GENRES = Object.keys(vocabulary.genres);
const PROJECT_STATES = Object.keys(vocabulary.projectStates);
const VOICE_RANGES = Object.keys(vocabulary.voiceRanges);
/** What people have often, of each list and group; most of them have no other. */
const COMMON = 15;
const SKILLS = Object.values(vocabulary.skills).flatMap((group) =>
  Object.keys(group).slice(0, COMMON),
);
const LANGUAGES = Object.keys(vocabulary.languages).slice(0, 2 * COMMON);
const ACCENTS = Object.keys(vocabulary.accents).slice(0, 2 * COMMON);

const COURSES =
  'Arte dramático,Técnica Meisner,Verso clásico,Canto,Improvisación,Cámara,Guion,Dirección,Clown,Voz'.split(
    ',',
  );
const SCHOOLS = NOUNS.flatMap((noun) => [
  `Escuela de Teatro ${capital(noun)}`,
  `Laboratorio ${capital(noun)}`,
  `${capital(noun)} Studio`,
]);
const AWARDS = ADJECTIVES.flatMap((adjective) => [
  `Premio ${capital(adjective)} a la mejor interpretación`,
  `Mejor película, Festival de ${capital(adjective)}`,
]);

const COMPANIES = NOUNS.flatMap((noun) => [
  `${capital(noun)} Films`,
  `Producciones ${capital(noun)}`,
  `Teatro ${capital(noun)}`,
]);
const BROADCASTERS = ['Canal Uno', 'Canal Dos', 'Telecosta', 'Vereda', 'Tele Norte'];

/** How many credits the people of a generated agency have at most. */
const MAX_CREDITS = 16;

/** People who share works and directors, as those of an agency do. */
class Generator {
  readonly #random: SeededRandom;
  readonly #slugs = new Map<string, number>();
  readonly #works: {
    title: string;
    director: string;
    company: string;
    broadcaster: string | undefined;
    year: number;
  }[];

  constructor(seed: number, count: number) {
    this.#random = new SeededRandom(seed);
    const directors = Array.from({ length: Math.ceil(count / 2) }, () => this.#name());
    const companies = new SeededRandom(seed + 1);
    this.#works = Array.from({ length: Math.ceil(count * 2.5) }, (_, number) => ({
      title: this.#title(number),
      director: this.#pick(directors),
      company: companies.pick(COMPANIES)!,
      broadcaster: companies.boolean(0.3) ? companies.pick(BROADCASTERS)! : undefined,
      year: 1995 + this.#random.integer(31),
    }));
  }

  person(number: number): FinderPerson {
    const list = LISTS[number % LISTS.length]!;
    const base = this.#maybe(0.9, () => this.#pick(BASES));
    const name = this.#name();
    const sections: Talent['sections'] = list === 'directors' ? this.#crafts() : [SECTIONS[list]];
    const es = {
      shareId: this.#characters(10),
      name,
      slug: this.#slug(name),
      list,
      sections,
      castAs: this.#castAs(sections),
      playingAge: list === 'directors' ? undefined : this.#playingAge(),
      ...this.#voices(),
      ...this.#looks(),
      // Without a value where the number is past the list.
      hairLength: HAIR_LENGTHS[number % 7],
      beard: BEARDS[number % 11],
      voiceRange: VOICE_RANGES[number % 13],
      genres: list === 'directors' ? GENRES.slice(number % 11, (number % 11) + 2) : [],
      projects:
        list === 'directors' && number % 5 === 0
          ? [
              {
                title: { text: `Proyecto ${number}`, lang: 'es' },
                state: PROJECT_STATES[number % 4]!,
              },
            ]
          : [],
      homeBase: base && { text: base[0], lang: 'es' },
      places: base ? [base[0]] : [],
      citizenships: this.#some(3, () => this.#pick(COUNTRIES)),
      ...this.#maybe(0.2, () => ({ availableFrom: this.#pick(DAYS) })),
      unavailable: number % 7 === 0 ? [{ from: '2027-01-01', until: '2027-01-20' }] : [],
      videos: this.#some(2, () => {
        const title = { text: this.#pick(TITLES), lang: 'es' };
        const tones = [this.#pick(['drama', 'comedy', 'action'])];
        return { kind: 'scene', title, tones } as Talent['videos'][number];
      }),
      voiceClips: this.#some(1, () => CLIP),
      ...this.#works4(),
      studies: this.#some(2, () => ({
        title: { text: this.#pick(COURSES), lang: 'es' },
        school: this.#maybe(0.9, () => this.#pick(SCHOOLS)),
      })),
      awards: this.#some(2, () => ({
        award: { text: this.#pick(AWARDS), lang: 'es' },
        result: this.#pick(['won', 'nominated']),
      })),
    } as Talent;
    const english = base?.[1] ?? base?.[0];
    const lang = base?.[1] ? ('en' as const) : ('es' as const);
    const en: Talent = {
      ...es,
      homeBase: english ? { text: english, lang } : undefined,
      places: english ? [english] : [],
    };
    return { talents: { es, en }, picture: this.#picture(name) };
  }

  #castAs(sections: string[]): Talent['castAs'] {
    const proposed = proposeGenders(sections);
    return proposed.length > 0 ? proposed : [this.#pick(['woman', 'man'] as const)];
  }

  #pick<Value>(values: readonly Value[]): Value {
    return this.#random.pick(values)!;
  }

  #maybe<Value>(share: number, make: () => Value): Value | undefined {
    return this.#random.boolean(share) ? make() : undefined;
  }

  #some<Value>(max: number, make: () => Value): Value[] {
    return Array.from({ length: this.#random.integer(max + 1) }, make);
  }

  #characters(length: number): string {
    return Array.from({ length }, () => this.#random.integer(36).toString(36)).join('');
  }

  #name(): string {
    return [this.#pick(GIVEN), this.#pick(FAMILY), this.#pick(FAMILY)].join(' ');
  }

  /** Returns the slug of a name; of two people with one name the second has a number. */
  #slug(name: string): string {
    const words = name
      .normalize('NFD')
      .replace(/[^\w ]/g, '')
      .toLowerCase()
      .trim();
    const slug = words.replace(/ +/g, '-');
    const count = (this.#slugs.get(slug) ?? 0) + 1;
    this.#slugs.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  }

  #title(number: number): string {
    const words = [this.#pick(NOUNS), this.#pick(ADJECTIVES), this.#pick(NOUNS)];
    const title = `La ${words.join(' ')}${number % 3 === 0 ? ` ${number}` : ''}`;
    return number % 7 === 0 ? title.toUpperCase() : title;
  }

  #crafts(): Talent['sections'] {
    return this.#pick<Talent['sections']>([
      ['director'],
      ['screenwriter'],
      ['director', 'screenwriter'],
    ]);
  }

  #playingAge(): Talent['playingAge'] {
    const from = this.#maybe(0.9, () => 10 + this.#random.integer(60));
    const to = this.#maybe(0.9, () => (from ?? 10) + this.#random.integer(15));
    return from === undefined && to === undefined ? undefined : { from, to };
  }

  #voices(): Pick<Talent, 'languages' | 'accents' | 'skills'> {
    const level = () => this.#pick(LEVELS);
    return {
      languages: [
        { language: 'spanish', level: 'native' },
        ...this.#some(4, () => ({ language: this.#pick(LANGUAGES), level: level() })),
      ],
      accents: this.#some(4, () => ({ accent: this.#pick(ACCENTS), level: level() })),
      skills: this.#some(6, () => ({ skill: this.#pick(SKILLS), level: this.#maybe(0.8, level) })),
    };
  }

  #looks(): Pick<Talent, 'heightCm' | 'hair' | 'eyes'> {
    return {
      heightCm: this.#maybe(0.9, () => 150 + this.#random.integer(45)),
      hair: this.#maybe(0.9, () => this.#pick(Object.keys(vocabulary.hair))),
      eyes: this.#maybe(0.9, () => this.#pick(Object.keys(vocabulary.eyes))),
    };
  }

  #works4(): Pick<Talent, 'cinema' | 'television' | 'theatre' | 'otherWork'> {
    const works = () =>
      this.#some(MAX_CREDITS / 4, () => ({
        ...this.#pick(this.#works),
        role: this.#maybe(0.3, () => ({ text: this.#pick(ROLES), lang: 'es' as const })),
        billing: this.#maybe(0.3, () => this.#pick(BILLINGS)),
        status: 'released' as const,
      }));
    return { cinema: works(), television: works(), theatre: works(), otherWork: works() };
  }

  #picture(name: string): FinderPerson['picture'] {
    const [width, height] = [720, 900];
    const filename = `${name.split(' ')[0]!.toLowerCase()}-${this.#characters(3)}.jpg`;
    const url = `https://cms.example/api/media/file/${filename}?v=${this.#characters(12)}`;
    const record = { id: filename, filename, mimeType: 'image/jpeg', sizeBytes: 0 };
    const fileOf = (format: Format, side: number) =>
      `/_astro/${pictureFileName({ picture: { url, width, height, record }, format, width: side, height: side * 1.25 })}`;
    const avif = [320, 480, 720].map((side) => `${fileOf('avif', side)} ${side}w`).join(', ');
    const colour = `#${this.#random.integer(0x1000).toString(16).padStart(3, '0')}`;
    return { width, height, focal: undefined, colour, avif, fallback: fileOf('jpg', 480) };
  }
}

/**
 * Returns generated people, list by list. Some have the same names, bases and titles in other
 * spellings, languages twice, and open playing ages.
 */
export function randomPeople(count: number, seed = 16): FinderPerson[] {
  const generator = new Generator(seed, count);
  const people = Array.from({ length: count }, (_, number) => generator.person(number));
  return LISTS.flatMap((list) => people.filter(({ talents: { es } }) => es.list === list));
}
