import { type APIRequestContext, type Response, expect } from '@playwright/test';
import { SeededRandom } from '../../support/random';
import type { EditorForm } from './editorForm';
import {
  type Choices,
  type Content,
  contentOf,
  copyOf,
  differences,
  inLocale,
  merge,
  orderProblems,
} from './model';

/** Rows of each list, with values that a publication accepts. */
const LISTS: Record<string, (number: number) => Record<string, unknown>> = {
  cinema: (n) => ({ title: `Film ${n}`, year: 1990 + (n % 30), role: `R${n}`, status: 'released' }),
  television: (n) => ({ title: `Series ${n}`, season: 1 + (n % 9), status: 'released' }),
  theatre: (n) => ({ title: `Play ${n}`, venue: `V${n}`, status: 'released' }),
  studies: (n) => ({ title: `School ${n}`, year: 1980 + (n % 30) }),
  awards: (n) => ({ award: `Award ${n}`, work: `W${n}`, result: n % 2 ? 'won' : 'nominated' }),
  languages: (n) => ({ language: LANGUAGES[n % LANGUAGES.length], level: LEVELS[n % 3] }),
  videos: (n) => ({
    kind: 'scene',
    title: `Video ${n}`,
    url: `https://vimeo.com/${700_000_000 + n}`,
    tones: TONES.slice(n % 3, (n % 3) + 2),
  }),
  gallery: () => ({}),
};
const LANGUAGES = ['basque', 'english', 'french', 'italian', 'german', 'portuguese'];
const LEVELS = ['native', 'high', 'mid'];
const TONES = ['drama', 'comedy', 'action', 'thriller'];

/** Texts in each language; in rows with the name of the list. */
const LOCALISED = new Set([
  'availability',
  'biography',
  'cinema.role',
  'television.role',
  'theatre.role',
  'studies.title',
  'awards.award',
  'videos.title',
]);
/** Lists whose rows need a Spanish text. */
const SPANISH_FIRST = ['studies', 'awards', 'videos'];

/** Lists with a row only once each, or whose component has no button to duplicate one. */
const NOT_DUPLICATED = ['languages', 'gallery'];

/** Fields of the record itself. */
const FIELDS: Record<string, (number: number) => unknown> = {
  heightCm: (n) => 150 + (n % 50),
  familyName: (n) => (n % 5 ? `Family ${n}` : null),
  website: (n) => (n % 4 ? `https://site-${n}.example` : null),
  availability: (n) => (n % 4 ? `Free ${n}` : null),
  biography: (n) => (n % 4 ? `Biography ${n}` : null),
  castAs: (n) => [['woman'], ['woman', 'man'], []][n % 3],
  eyes: (n) => ['brown', 'green', 'blue'][n % 3],
};

interface Editor {
  name: string;
  form: EditorForm;
  /** What the form was loaded with, and what the editor has made of it. */
  base: Content;
  mine: Content;
  /** The language of the same record to which the browser's back button leads. */
  previous?: string;
}

/** What a sequence starts from. */
export interface Desk {
  origin: string;
  request: APIRequestContext;
  forms: Record<string, EditorForm>;
  /** The ids of pictures. */
  pictures: number[];
}

const ANY = { failOnStatusCode: false };

/** Two editors at one record: does random steps, and compares what is stored after each. */
export class Sequence {
  readonly steps: string[] = [];
  #random: SeededRandom;
  #desk: Desk;
  #id = 0;
  #editors: Editor[] = [];
  #stored!: Content;
  #public!: Content;
  #number = 0;

  constructor(desk: Desk, seed: number) {
    this.#desk = desk;
    this.#random = new SeededRandom(seed);
  }

  /** Does as many steps at random. */
  async run(count: number): Promise<void> {
    await this.#start();
    for (let step = 0; step < count; step++) await this.#doAny();
    await this.#end();
  }

  /** Does these steps, e.g. `Ana deletes`; what they change is random. */
  async play(steps: readonly string[]): Promise<void> {
    await this.#start();
    for (const step of steps) {
      const [name, ...words] = step.split(' ');
      const editor = this.#editors.find((one) => one.name === name)!;
      await this.#do(editor, words.join(' '));
    }
    await this.#end();
  }

  async #end(): Promise<void> {
    for (const editor of this.#editors) await this.#save(editor, true);
  }

  get #url() {
    return `${this.#desk.origin}/api/talents/${this.#id}`;
  }

  #next = () => ++this.#number;

  async #read(isDraft: boolean): Promise<Content> {
    const query = `depth=0&locale=all&trash=true&draft=${isDraft}`;
    const response = await this.#desk.request.get(`${this.#url}?${query}`);
    return contentOf((await response.json()) as Record<string, unknown>);
  }

  /** Creates the record in both languages, and opens it at both desks. */
  async #start(): Promise<void> {
    const { request, origin, forms, pictures } = this.#desk;
    const lists = Object.entries(LISTS).map(([list, row]) => {
      const rows = Array.from({ length: 1 + this.#random.integer(3) }, () => row(this.#next()));
      const filled = list === 'gallery' ? rows.map(() => ({ picture: this.#picture() })) : rows;
      return [list, filled];
    });
    const data = {
      name: `Person ${this.#random.integer(2 ** 31)}`,
      sections: ['actress'],
      visibility: 'listed',
      _status: 'published',
      photo: pictures[0],
      ...Object.fromEntries(
        Object.entries(FIELDS).map(([name, make]) => [name, make(this.#next())]),
      ),
      ...Object.fromEntries(lists),
    };
    const created = await request.post(`${origin}/api/talents?locale=es&depth=0`, { data });
    const { doc } = (await created.json()) as { doc?: { id: number; awards: object[] } };
    if (!doc) throw new Error(await created.text());
    this.#id = doc.id;
    const english = {
      availability: 'In English',
      awards: doc.awards.map((row) => ({ ...row, award: 'In English' })),
    };
    await request.patch(`${this.#url}?locale=en`, { data: { ...english, _status: 'published' } });
    [this.#stored, this.#public] = [await this.#read(true), await this.#read(false)];
    this.#editors = Object.entries(forms).map(([name, form]) => ({
      name,
      form,
      base: copyOf(this.#stored),
      mine: copyOf(this.#stored),
    }));
    await Promise.all(this.#editors.map((editor) => this.#open(editor, 'es')));
  }

  #picture = () => this.#random.pick(this.#desk.pictures)!;

  async #open(editor: Editor, locale: string, isReload = false): Promise<void> {
    if (isReload) await editor.form.reload();
    else {
      await editor.form.show(this.#id, locale);
      editor.previous = undefined;
    }
    await this.#opened(editor);
  }

  async #opened(editor: Editor): Promise<void> {
    editor.base = copyOf(this.#stored);
    editor.mine = copyOf(this.#stored);
    await this.#compareForm(editor);
  }

  /** The form shows what is stored, and nothing else. */
  async #compareForm({ form, mine }: Editor): Promise<void> {
    const shown = await form.content();
    expect(differences(shown, inLocale(mine, form.locale)), 'the form').toEqual([]);
  }

  async #doAny(): Promise<void> {
    const editor = this.#random.pick(this.#editors)!;
    const total = Object.values(this.#kinds).reduce((sum, [weight]) => sum + weight, 0);
    let at = this.#random.integer(total);
    const [name] = Object.entries(this.#kinds).find(([, [weight]]) => (at -= weight) < 0)!;
    await this.#do(editor, name);
  }

  async #do(editor: Editor, name: string): Promise<void> {
    const [, run] = this.#kinds[name]!;
    const index = this.steps.push(`${editor.name} (${editor.form.locale}) ${name}`) - 1;
    const detail = await run(editor);
    if (detail) this.steps[index] += ` ${detail}`;
  }

  #key(editor: Editor, path: string, field: string): string {
    return LOCALISED.has(field) ? `${path}@${editor.form.locale}` : path;
  }

  #set(editor: Editor, key: string, value: unknown): void {
    const isEmpty =
      value === null || value === undefined || (Array.isArray(value) && !value.length);
    if (isEmpty) editor.mine.values.delete(key);
    else editor.mine.values.set(key, JSON.stringify(value));
  }

  #change = async (editor: Editor): Promise<string> => {
    const list = this.#random.pick(Object.keys(LISTS))!;
    const rows = editor.mine.rows.get(list) ?? [];
    if (rows.length === 0 || this.#random.boolean(0.4)) {
      const [name, make] = this.#random.pick(Object.entries(FIELDS))!;
      const value = make(this.#next());
      await editor.form.change(name, value);
      this.#set(editor, this.#key(editor, name, name), value);
      return `${name} to ${JSON.stringify(value)}`;
    }
    const index = this.#random.integer(rows.length);
    const values = list === 'gallery' ? { picture: this.#picture() } : LISTS[list]!(this.#next());
    const [name, value] = this.#random.pick(Object.entries(values))!;
    await editor.form.change(`${list}.${index}.${name}`, value);
    this.#set(
      editor,
      this.#key(editor, `${list}.${rows[index]}.${name}`, `${list}.${name}`),
      value,
    );
    return `${list}.${rows[index]}.${name} to ${JSON.stringify(value)}`;
  };

  /** Returns the ids of a list as the editor has them, to be changed. */
  #rows(editor: Editor, list: string): string[] {
    const { rows } = editor.mine;
    if (!rows.has(list)) rows.set(list, []);
    return rows.get(list)!;
  }

  #add = async (editor: Editor): Promise<string> => {
    const isSpanish = editor.form.locale === 'es';
    const lists = Object.keys(LISTS).filter((one) => isSpanish || !SPANISH_FIRST.includes(one));
    const list = this.#random.pick(lists)!;
    const rows = this.#rows(editor, list);
    const index = this.#random.integer(rows.length + 1);
    const values = list === 'gallery' ? { picture: this.#picture() } : LISTS[list]!(this.#next());
    const id = await editor.form.addRow(list, index, values, this.#random.boolean(0.5));
    rows.splice(index, 0, id);
    editor.mine.values.set(`${list}.${id}`, '"row"');
    for (const [name, value] of Object.entries(values)) {
      this.#set(editor, this.#key(editor, `${list}.${id}.${name}`, `${list}.${name}`), value);
    }
    return `${list}.${id} at ${index}`;
  };

  /** Returns a list of the editor with as many rows. */
  #listWith(editor: Editor, count: number, without: string[] = []): string | undefined {
    const lists = [...editor.mine.rows].filter(
      ([list, ids]) => list in LISTS && ids.length >= count && !without.includes(list),
    );
    return this.#random.pick(lists)?.[0];
  }

  #drop(editor: Editor, list: string, id: string): void {
    const row = `${list}.${id}`;
    for (const key of [...editor.mine.values.keys()]) {
      if (key === row || key.startsWith(`${row}.`)) editor.mine.values.delete(key);
    }
  }

  #delete = async (editor: Editor): Promise<string | void> => {
    const list = this.#listWith(editor, 1);
    if (!list) return;
    const rows = this.#rows(editor, list);
    const index = this.#random.integer(rows.length);
    await editor.form.removeRow(list, index);
    const [id] = rows.splice(index, 1);
    this.#drop(editor, list, id!);
    if (rows.length === 0) editor.mine.rows.delete(list);
    return `${list}.${id}`;
  };

  /** Empties a list while the server still answers about the form with its row. */
  #empty = async (editor: Editor): Promise<string | void> => {
    const [list, ids] =
      [...editor.mine.rows].find(([name, { length }]) => name in LISTS && length === 1) ?? [];
    if (!list) return;
    const familyName = `Family ${this.#next()}`;
    await editor.form.duringAnswer(
      () => editor.form.change('familyName', familyName),
      () => editor.form.removeRow(list, 0),
    );
    this.#set(editor, 'familyName', familyName);
    this.#drop(editor, list, ids![0]!);
    editor.mine.rows.delete(list);
    return `${list}.${ids![0]}`;
  };

  #move = async (editor: Editor): Promise<string | void> => {
    const list = this.#listWith(editor, 2);
    if (!list) return;
    const rows = this.#rows(editor, list);
    const [from, to] = [this.#random.integer(rows.length), this.#random.integer(rows.length)];
    await editor.form.moveRow(list, from, to);
    rows.splice(to, 0, ...rows.splice(from, 1));
    return `${list} ${from} to ${to}`;
  };

  #duplicate = async (editor: Editor): Promise<string | void> => {
    const isSpanish = editor.form.locale === 'es';
    const without = [...NOT_DUPLICATED, ...(isSpanish ? [] : SPANISH_FIRST)];
    const list = this.#listWith(editor, 1, without);
    if (!list) return;
    const rows = this.#rows(editor, list);
    const index = this.#random.integer(rows.length);
    const id = await editor.form.duplicateRow(list, index);
    const original = `${list}.${rows[index]}`;
    rows.splice(index + 1, 0, id);
    for (const [key, value] of [...editor.mine.values]) {
      const isShown = !key.includes('@') || key.endsWith(`@${editor.form.locale}`);
      if (!isShown || (key !== original && !key.startsWith(`${original}.`))) continue;
      editor.mine.values.set(key.replace(original, `${list}.${id}`), value);
    }
    return `${original} as ${id}`;
  };

  #choosePhoto = async (editor: Editor): Promise<string> => {
    const value = this.#random.boolean(0.3) ? null : this.#picture();
    await editor.form.change('photo', value);
    this.#set(editor, 'photo', value);
    return String(value);
  };

  /** Nothing that a save has not acknowledged is stored. */
  async #expectUnchanged(): Promise<void> {
    expect(differences(await this.#read(true), this.#stored), 'what is stored').toEqual([]);
    expect(differences(await this.#read(false), this.#public), 'what is online').toEqual([]);
  }

  #save = async (editor: Editor, isDraft: boolean): Promise<string> => {
    if (this.#random.boolean(0.5)) await editor.form.settle();
    if (!(await editor.form.canSave(isDraft))) return '(nothing to save)';
    const { locale } = editor.form;
    return this.#afterSave(editor, isDraft, locale, await editor.form.save(isDraft));
  };

  /** Compares what a save must have done, and answers its questions. */
  async #afterSave(
    editor: Editor,
    isDraft: boolean,
    locale: string,
    response: Response | undefined,
  ): Promise<string> {
    const { base, mine } = editor;
    const { questions } = merge(base, mine, this.#stored, locale);
    if (response?.status() === 409) {
      await this.#expectUnchanged();
      return this.#answer(editor, isDraft, await response.json());
    }
    expect([response?.status(), await response?.text()]).toEqual([200, expect.anything()]);
    expect(questions, 'a change was overwritten without a question').toEqual([]);
    await this.#acknowledge(editor, isDraft, {}, locale);
    return '';
  }

  /** Chooses at random, or goes back to the form. */
  async #answer(editor: Editor, isDraft: boolean, refusal: unknown): Promise<string> {
    const { errors } = refusal as { errors: { data: { questions: { path: string }[] } }[] };
    const asked = errors[0]!.data.questions.map(({ path }) => path).sort();
    const { base, mine, form } = editor;
    expect(asked).toEqual(merge(base, mine, this.#stored, form.locale).questions);
    if (this.#random.boolean(0.2)) {
      await form.closeDialog();
      await this.#compareForm(editor);
      return `is asked about ${asked.join()}, and goes back`;
    }
    const choices: Choices = Object.fromEntries(
      asked.map((path) => [path, this.#random.pick(['mine', 'theirs'] as const)!]),
    );
    const response = await form.choose(choices);
    expect([response?.status(), await response?.text()]).toEqual([200, expect.anything()]);
    await this.#acknowledge(editor, isDraft, choices);
    return `chooses ${JSON.stringify(choices)}`;
  }

  /** Compares what is stored, published and shown after a save with what must be. */
  async #acknowledge(
    editor: Editor,
    isDraft: boolean,
    choices: Choices,
    locale = editor.form.locale,
  ): Promise<void> {
    const { base, mine } = editor;
    const expected = merge(base, mine, this.#stored, locale, choices).content;
    const actual = await this.#read(true);
    expect(differences(actual, expected, false), 'what is stored').toEqual([]);
    expect(orderProblems(base, mine, this.#stored, actual)).toEqual([]);
    const online = await this.#read(false);
    const published = isDraft ? this.#public : actual;
    expect(differences(online, published), 'what is online').toEqual([]);
    this.#stored = actual;
    this.#public = online;
    editor.base = copyOf(actual);
    editor.mine = copyOf(actual);
    await this.#compareForm(editor);
  }

  #saveTwice = async (editor: Editor): Promise<string> => {
    const details: string[] = [];
    for (let time = 0; time < 2; time++) {
      details.push(await this.#change(editor), await this.#save(editor, this.#random.boolean(0.7)));
    }
    return details.join('; ');
  };

  #switchLanguage = async (editor: Editor): Promise<void> => {
    await this.#open(editor, editor.form.locale === 'es' ? 'en' : 'es');
  };

  #chooseLanguage = async (editor: Editor): Promise<string | void> => {
    const { locale } = editor.form;
    const response = await editor.form.chooseLanguage(locale === 'es' ? 'en' : 'es');
    if (editor.form.locale !== locale) editor.previous = locale;
    if (response) return this.#afterSave(editor, true, locale, response);
    expect(differences(editor.mine, editor.base), 'what was left without a question').toEqual([]);
    await this.#opened(editor);
  };

  #goBack = async (editor: Editor): Promise<string | void> => {
    const details = editor.previous ? '' : await this.#chooseLanguage(editor);
    if (!editor.previous) return details;
    const changed = this.#random.boolean(0.6) ? await this.#change(editor) : 'nothing';
    const isLeaving = this.#random.boolean(0.5);
    const isAsked = await editor.form.goBackInHistory(editor.previous, isLeaving);
    if (!isAsked) expect(differences(editor.mine, editor.base), 'what was left').toEqual([]);
    if (isAsked && !isLeaving) {
      await this.#compareForm(editor);
      return `after ${changed}, and stays`;
    }
    editor.previous = undefined;
    await this.#opened(editor);
    return `after ${changed}`;
  };

  /** Restores a version as the page of the version does, which then opens the record. */
  #restore = async (editor: Editor): Promise<string> => {
    const { request } = editor.form.page.context();
    const { origin } = this.#desk;
    const query = `where[parent][equals]=${this.#id}&depth=0&locale=all&limit=20`;
    const response = await request.get(`${origin}/api/talents/versions?${query}`);
    interface Version {
      id: number;
      version: Record<string, unknown>;
    }
    const { docs } = (await response.json()) as { docs: Version[] };
    const { id, version } = this.#random.pick(docs)!;
    const restored = await request.post(`${origin}/api/talents/versions/${id}?draft=true`);
    expect(restored.status()).toBe(200);
    const actual = await this.#read(true);
    expect(differences(actual, contentOf(version)), 'what is restored').toEqual([]);
    expect(differences(await this.#read(false), this.#public), 'what is online').toEqual([]);
    this.#stored = actual;
    await this.#open(editor, editor.form.locale);
    return String(id);
  };

  /** A save meanwhile is refused, and loses nothing. */
  #trash = async (editor: Editor): Promise<string> => {
    const { request } = editor.form.page.context();
    const move = async (deletedAt: string | null) => {
      const data = { deletedAt };
      const moved = await request.patch(`${this.#url}?trash=true`, { data, ...ANY });
      expect(moved.status()).toBe(200);
    };
    await move(new Date().toISOString());
    const other = this.#editors.find((one) => one !== editor)!;
    const detail = await this.#change(other);
    const refused = await other.form.save(true);
    expect(refused?.status()).toBe(404);
    await move(null);
    await this.#expectUnchanged();
    await this.#compareForm(other);
    await this.#open(editor, editor.form.locale);
    return `while the other changes ${detail}`;
  };

  #goOffline = async (editor: Editor): Promise<string> => {
    const context = editor.form.page.context();
    const detail = await this.#change(editor);
    await context.setOffline(true);
    const answer = await editor.form.save(true);
    await context.setOffline(false);
    expect(answer).toBeUndefined();
    await this.#expectUnchanged();
    await this.#compareForm(editor);
    return `and ${detail}`;
  };

  /** The kinds of steps, with how often each is done. */
  #kinds: Record<string, [number, (editor: Editor) => Promise<string | void>]> = {
    changes: [5, this.#change],
    adds: [3, this.#add],
    deletes: [3, this.#delete],
    'empties a list during an answer': [1, this.#empty],
    moves: [2, this.#move],
    duplicates: [1, this.#duplicate],
    'chooses the photograph': [2, this.#choosePhoto],
    'saves a draft': [5, (editor) => this.#save(editor, true)],
    publishes: [2, (editor) => this.#save(editor, false)],
    'saves twice': [3, this.#saveTwice],
    'switches the language': [1, this.#switchLanguage],
    'chooses the other language': [2, this.#chooseLanguage],
    'goes back in the browser': [2, this.#goBack],
    'opens the record again': [1, (editor) => this.#open(editor, editor.form.locale)],
    'reloads the page': [1, (editor) => this.#open(editor, editor.form.locale, true)],
    'restores a version': [1, this.#restore],
    'moves the record to the trash and recovers it': [1, this.#trash],
    'goes offline and comes back': [1, this.#goOffline],
  };
}
