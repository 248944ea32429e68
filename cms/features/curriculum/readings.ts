import { PRIVATE, PRIVATE_NUMBER } from './curriculumLines.ts';
import { type Line, type Span, spanOf } from './pastedText.ts';
import { type Found, moved } from './phrases.ts';

/* What was read of a pasted text, and what was not. */

/** Something that was read: a field of the record, or a row of one of its lists. */
export interface Reading extends Omit<Found, 'start' | 'end'> {
  /** Where it stands in the pasted text. */
  spans: Span[];
  /** Whether it was read out of a sentence, which the editor has to compare: words do not tell where a name ends. */
  isTold?: boolean;
}

/** A line of which nothing was read. */
interface Unread {
  text: string;
  span: Span;
}

/** Returns whether a part of a text overlaps one of the spans. */
function coverage(spans: readonly Span[], length: number): (span: Span) => boolean {
  const marks = new Uint8Array(length);
  for (const [start, end] of spans) marks.fill(1, start, end);
  return ([start, end]) => marks.subarray(start, end).includes(1);
}

/** Whether something private would become a value or stand beside one; "Plaza Mayor, 8" of 2014 is a title. */
const isPrivate = ({ list, cells, note = '' }: Reading): boolean =>
  [...Object.entries(cells), ['note', note] as const].some(
    ([name, text]) =>
      !text.startsWith('https:') &&
      (name === 'title' && cells.year && list !== 'studies' ? PRIVATE_NUMBER : PRIVATE).test(text),
  );

/** The readings of a pasted text while it is read. */
export class Readings {
  readonly all: Reading[] = [];
  readonly headings: Span[] = [];
  readonly #source: string;
  /** The readings by list and key. */
  readonly #known = new Map<string, Reading>();

  constructor(source: string) {
    this.#source = source;
  }

  /** The name that the text begins with. */
  get name(): string | undefined {
    return this.#known.get('\nname')?.cells.name;
  }

  /** Takes what was read of a line; returns whether it was something. */
  take(found: readonly Found[], line: Line, offset = 0): boolean {
    for (const { start, end, ...one } of moved(found, offset))
      this.add({ ...one, spans: [spanOf(line, start, end)] });
    return found.length > 0;
  }

  add(reading: Reading): void {
    const { list, cells } = reading;
    if (isPrivate(reading)) return;
    const [name = ''] = Object.keys(cells);
    // What stands first counts: of a field there is one value, of a list one row for each key.
    const key = [list, name, ...(list === '' ? [] : [cells.url ?? cells[name]])].join('\n');
    const known = this.#known.get(key);
    if (!known) {
      this.#known.set(key, reading);
      this.all.push(reading);
    } else if (known.cells[name] === cells[name]) {
      known.spans.push(...reading.spans);
      // "Trabajo en inglés", and below "Inglés: C1"
      if (cells.level) known.cells.level ||= cells.level;
    } else if (/^(?:homeBase|citizenships)$/.test(name)) {
      // "Vivo en Lugo", "pero tengo casa en Madrid"
      const others = cells[name]!.split('; ').filter((one) => !known.cells[name]!.includes(one));
      known.cells[name] = [known.cells[name], ...others].join('; ');
      if (others.length > 0) known.spans.push(...reading.spans);
    }
  }

  push(...readings: Reading[]): void {
    this.all.push(...readings.filter((one) => !isPrivate(one)));
  }

  /** Returns whether a part of the text was read, by the readings or by other spans. */
  coverage(others: readonly Span[] = []): (span: Span) => boolean {
    return coverage([...this.all.flatMap(({ spans }) => spans), ...others], this.#source.length);
  }

  /** Joins what is one field: the names, of which the artistic one is shown, and date and place of birth. */
  joinFields(): void {
    const take = (field: string): Reading | undefined => {
      const index = this.all.findIndex(({ cells }) => cells[field]);
      return index < 0 ? undefined : this.all.splice(index, 1)[0];
    };
    const names = ['artisticName', 'name', 'fullName', 'legalName'].map(take);
    const shown = names.find(Boolean);
    if (shown) {
      const [name = '', ...others] = names.flatMap((one) => Object.values(one?.cells ?? {}));
      const other = others.findLast((one) => one !== name);
      const spans = names.flatMap((one) => one?.spans ?? []);
      this.all.unshift({ list: '', cells: { name }, spans, ...(other && { note: other }) });
    }
    const place = take('birthPlace');
    const birth = this.all.find(({ cells }) => cells.birthDate);
    if (!birth || !place || birth.note) return;
    birth.note = place.cells.birthPlace!;
    birth.spans.push(...place.spans);
  }

  /** Returns the lines, and the sentences of paragraphs, of which nothing was read; of a heading what stands beside it: "AGENCIA", and its name. */
  unread(): Unread[] {
    const isRead = this.coverage();
    const isHeading = coverage(this.headings, this.#source.length);
    let offset = 0;
    return this.#source
      .split(/(?<=\n|(?:\p{Ll}{3}|\d{4})[.!?] )(?=\S|\n)/u)
      .flatMap((line): Unread[] => {
        const span: Span = [offset, offset + line.trimEnd().length];
        offset += line.length;
        if (isRead(span)) return [];
        const rest = line
          .split('')
          .filter((_, at) => !isHeading([span[0] + at, span[0] + at + 1]))
          .join('');
        return /[\p{L}\p{N}]/u.test(rest) ? [{ text: rest.trim(), span }] : [];
      });
  }
}
