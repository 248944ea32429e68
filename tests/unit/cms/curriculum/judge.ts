import { readFileSync } from 'node:fs';

import { Talents } from '../../../../cms/collections/talents.ts';
import { type ListName, findValues } from '../../../../cms/contract/vocabulary.ts';
import { plain } from '../../../../cms/features/curriculum/pastedText.ts';
import { curriculumTables } from '../../../../cms/features/curriculum/curriculumTables.ts';
import { readCurriculum } from '../../../../cms/features/curriculum/readCurriculum.ts';
import type { Reading } from '../../../../cms/features/curriculum/readings.ts';
import { readValues } from '../../../../cms/features/credits/creditColumns.ts';

/** A fact of a curriculum as its author has written it down, with the words that say it. */
interface Fact {
  field: string;
  value: string | number | boolean;
  text: string;
  level?: string;
  kind?: string;
  centre?: string;
  teacher?: string;
  category?: string;
  result?: string;
  work?: string;
  year?: number;
}

/** A work as the author has written it down; `company` is also a theatre, a company of actors or a channel. */
interface Credit {
  title: string;
  year?: number | null;
  role?: string | null;
  director?: string | null;
  company?: string | null;
  network?: string | null;
}

interface Curriculum {
  facts: Fact[];
  credits: Credit[];
  notFacts: string[];
  private: string[];
}

export const tables = curriculumTables(Talents.fields);

const LEVELS: Record<string, string[]> = {
  native: ['native', 'bilingual'],
  bilingual: ['bilingual', 'native'],
  A1: ['basic'],
  A2: ['basic'],
  B1: ['mid'],
  B2: ['high'],
  C1: ['high'],
  C2: ['high', 'bilingual'],
  high: ['high'],
  medium: ['mid'],
  mid: ['mid'],
  basic: ['basic'],
};
const LISTS: Record<string, [list: string, name: string, vocabulary: ListName]> = {
  language: ['languages', 'language', 'languages'],
  accent: ['accents', 'accent', 'accents'],
  skill: ['skills', 'skill', 'skills'],
};
const CHOICES: Record<string, [field: string, vocabulary: ListName]> = {
  eyes: ['eyes', 'eyes'],
  hairColour: ['hair', 'hair'],
  hairLength: ['hairLength', 'hairLengths'],
  voiceRange: ['voiceRange', 'voiceRanges'],
  nationality: ['citizenships', 'countries'],
  profession: ['sections', 'sections'],
};
const WORKS = ['cinema', 'television', 'theatre', 'otherWork'];
/** The fields in which each field of a work can be right. */
const FIELDS_OF_WORK = {
  title: ['title'],
  year: ['year'],
  role: ['role'],
  director: ['director'],
  company: ['company', 'venue', 'broadcaster'],
  network: ['broadcaster'],
};
const LICENCES: Record<string, string> = {
  A: 'motorcycleLicence',
  B: 'carLicence',
  C: 'lorryLicence',
  D: 'busLicence',
};

/** What became of a fact: right, asked for since no list has it, left in view, or wrong. */
type Outcome = 'right' | 'asked' | 'left' | 'wrong';

/** A school with its town: "Escuela Gorputz de Bilbao" is "Escuela Gorputz (Bilbao)". */
const named = (text: string | undefined): string =>
  text?.replace(/\s(?:de|in|en)\s(?=\p{Lu})/gu, ' ') ?? '';

const hasWords = (text: string | undefined, words: unknown): boolean =>
  plain(text ?? '').includes(plain(String(words ?? '')));

/** Judges what was read of a curriculum by what its author has written down. */
export class Judge {
  readonly #curriculum: Curriculum;
  readonly #read: ReturnType<typeof readCurriculum>;
  readonly #meant = new Set<Reading>();

  constructor(text: string, curriculum: Curriculum) {
    this.#curriculum = curriculum;
    this.#read = readCurriculum(text, tables);
  }

  static of(name: string): Judge {
    const file = (extension: string) =>
      readFileSync(new URL(`${name}.${extension}`, import.meta.url), 'utf8');
    return new Judge(file('txt'), JSON.parse(file('json')) as Curriculum);
  }

  /** Whether a reading was made of words that say a fact. */
  #isOf({ spans }: Reading, { text }: Fact): boolean {
    const wanted = plain(text);
    return spans.some(([start, end]) => {
      const words = plain(this.#read.source.slice(start, end));
      return words !== '' && (wanted.includes(words) || words.includes(wanted));
    });
  }

  #field(name: string): Reading[] {
    return this.#read.readings.filter(({ list, cells }) => list === '' && name in cells);
  }

  #decide(candidates: Reading[], isRight: (reading: Reading) => boolean): Outcome {
    const right = candidates.find(isRight);
    for (const one of right ? [right] : candidates) this.#meant.add(one);
    if (right) return 'right';
    return candidates.length > 0 ? 'wrong' : 'left';
  }

  #choice(fact: Fact): Outcome {
    const { value } = fact;
    const [field, list] = CHOICES[fact.field]!;
    const keys = findValues(list, String(value).replace(/^lyric /, ''));
    const found = this.#field(field);
    // A value that no list has must stay in view.
    if (keys.length === 0)
      return found.some(({ cells }) => hasWords(cells[field], value)) ? 'wrong' : 'left';
    return this.#decide(found, ({ cells }) =>
      cells[field]!.split('; ').some((one) => keys.includes(one)),
    );
  }

  #row(fact: Fact): Outcome {
    const [list, name, vocabulary] = LISTS[fact.field]!;
    const words = String(fact.value).split(/: | \(/);
    const last = findValues(vocabulary, String(fact.value).split(' ').at(-1)!);
    const keys = [
      ...words.flatMap((word) => findValues(vocabulary, word.replace(/ dancing$/, ''))),
      // Stage fencing is fencing; "Basque dance" is no dance of the list.
      ...(last.length < 3 ? last : []),
    ];
    const rows = this.#read.readings.filter((one) => one.list === list);
    const own = rows.filter((one) => this.#isOf(one, fact));
    const table = tables.find((one) => one.name === list)!;
    const problems = (one: Reading) => readValues(one, table).problems;
    const asked = own.find((one) => problems(one).has(name));
    const levels = LEVELS[fact.level ?? ''];
    const right = (own.length > 0 ? own : rows).find(
      ({ cells }) => keys.includes(cells[name]!) && (!levels || levels.includes(cells.level!)),
    );
    if (right) {
      this.#meant.add(right);
      return 'right';
    }
    for (const one of own) this.#meant.add(one);
    if (asked) return 'asked';
    // A word that is a kind of the fact: "cajón" is percussion.
    const said = fact.text.split(/\s(?:&|y|and)\s/).flatMap((word) => findValues(vocabulary, word));
    const kind = own.find(
      ({ cells }) =>
        keys.length === 0 && [...findValues(vocabulary, fact.text), ...said].includes(cells[name]!),
    );
    if (kind) return 'right';
    return own.length > 0 ? 'wrong' : 'left';
  }

  #link({ kind = '', value }: Fact): Outcome {
    const bareUrl = (url: string | undefined) =>
      plain(url?.replace(/^https?:\/\/|www\./g, '') ?? '');
    const rows =
      kind === 'videobook' || kind === 'showreel' || kind === 'reel'
        ? this.#read.readings.filter(({ list }) => list === 'videos')
        : this.#field(kind);
    return this.#decide(
      rows,
      ({ cells }) => bareUrl(cells.url ?? cells[kind]) === bareUrl(String(value)),
    );
  }

  #credit(fact: Fact): Outcome {
    const list = fact.field === 'training' ? 'studies' : 'awards';
    const name = list === 'studies' ? 'title' : 'award';
    const own = this.#read.readings.filter((one) => one.list === list && this.#isOf(one, fact));
    return this.#decide(own, ({ cells }) =>
      list === 'studies'
        ? hasWords(cells[name], fact.value) &&
          (!fact.centre || hasWords(named(cells.school), named(fact.centre))) &&
          (!fact.teacher || hasWords(`${cells.school} ${cells.title}`, fact.teacher))
        : hasWords(cells[name], fact.value) &&
          hasWords(`${cells.category} ${cells.award}`, fact.category) &&
          (!fact.work || hasWords(cells.work, fact.work)) &&
          cells.result === (fact.result === 'special mention' ? 'mention' : fact.result),
    );
  }

  #outcome(fact: Fact): Outcome {
    const { field, value } = fact;
    if (field in LISTS) return this.#row(fact);
    if (field in CHOICES) return this.#choice(fact);
    if (field === 'link') return this.#link(fact);
    if (field === 'training' || field === 'award') return this.#credit(fact);
    const columns = tables[0]!.columns;
    const valueOf = (name: string, text: string) =>
      readValues({ list: '', cells: { [name]: text } }, { ...tables[0]!, columns }).values[name];
    switch (field) {
      case 'name':
      case 'artisticName':
        return this.#decide(this.#field('name'), ({ cells, note }) =>
          [cells.name, note].some((one) => plain(one ?? '') === plain(String(value))),
        );
      case 'birthPlace':
        return this.#decide(this.#field('birthDate'), ({ note }) => hasWords(note, value));
      case 'birthDate':
        return this.#decide(
          this.#field(field),
          ({ cells }) => valueOf(field, cells.birthDate!) === value,
        );
      case 'height':
        return this.#decide(
          this.#field('heightCm'),
          ({ cells }) => valueOf('heightCm', cells.heightCm!) === value,
        );
      case 'residence':
        return this.#decide(this.#field('homeBase'), ({ cells }) =>
          hasWords(cells.homeBase, value),
        );
      case 'bio':
        return this.#decide(
          this.#field('biography'),
          ({ cells }) => plain(cells.biography!) === plain(String(value)),
        );
      case 'beard':
        return this.#decide(
          this.#field('beard'),
          ({ cells }) => (cells.beard === 'none') !== value,
        );
      case 'drivingLicence':
        return this.#decide(
          this.#read.readings.filter(
            ({ list, cells }) =>
              list === 'skills' && cells.skill === LICENCES[String(value).charAt(0)],
          ),
          () => true,
        );
      default:
        return 'left';
    }
  }

  /** Returns each field of each work with what became of it. */
  #credits(): { field: string; outcome: Outcome }[] {
    const works = this.#read.readings.filter((one) => WORKS.includes(one.list));
    return this.#curriculum.credits.flatMap((credit) => {
      const isTitle = (title = '') => plain(title) === plain(credit.title);
      const index = works.findIndex(({ cells }) => isTitle(cells.title));
      const [{ cells } = { cells: undefined }] = index < 0 ? [] : works.splice(index, 1);
      return Object.entries(FIELDS_OF_WORK).flatMap(([field, names]) => {
        const wanted = credit[field as keyof Credit];
        if (wanted === undefined || wanted === null) return [];
        const said = names.flatMap((name) => cells?.[name] ?? []);
        const isRight = said.some(
          (text) => hasWords(text, wanted) || hasWords(String(wanted), text),
        );
        const outcome = isRight ? 'right' : said.length > 0 ? 'wrong' : 'left';
        return [{ field: `${credit.title}: ${field}`, outcome } as const];
      });
    });
  }

  /** Returns each fact with what became of it, what was read that is no fact, and the share of credits found. */
  judge() {
    const facts = this.#curriculum.facts.map((fact) => ({
      fact: `${fact.field}: ${fact.kind ?? ''}${String(fact.value)}`,
      outcome: this.#outcome(fact),
    }));
    const invented = this.#read.readings.filter(
      (one) =>
        !this.#meant.has(one) &&
        ['', 'languages', 'accents', 'skills', 'videos', 'studies', 'awards'].includes(one.list) &&
        !('playingAgeFrom' in one.cells) &&
        !('playingAgeTo' in one.cells),
    );
    const text = JSON.stringify(this.#read.readings.map(({ cells, note }) => [cells, note]));
    const leaked = this.#curriculum.private.filter((one) => text.includes(one));
    const count = (outcome: Outcome) => facts.filter((one) => one.outcome === outcome).length;
    return {
      facts,
      counts: {
        right: count('right'),
        asked: count('asked'),
        left: count('left'),
        wrong: count('wrong'),
      },
      invented: invented.map(({ list, cells }) => `${list} ${JSON.stringify(cells)}`),
      leaked,
      credits: this.#credits(),
      read: this.#read,
    };
  }
}
