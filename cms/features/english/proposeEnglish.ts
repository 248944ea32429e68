import type { Field } from 'payload';
import { isLocalised, leavesOf } from '../../fields/leaves.ts';
import type { Siblings } from '../../fields/rules.ts';
import type { MissingEnglish } from './missingEnglish.ts';
import { containsBirthDate } from './birthDate.ts';
import type { EnglishDrafts } from './draftStates.ts';
import { type Line, linesOf, protect, unprotect } from './translationMarkup.ts';
import type { Translate } from './translationService.ts';

/** What a service has proposed for a record, and the texts that it was not asked for or changed. */
export interface Proposals {
  drafts: EnglishDrafts;
  /** Keys of texts that contain the birth date, which is never sent. */
  private: string[];
  /** Keys of texts in which the service has changed a name. */
  unusable: string[];
}

/** A text on its way to the service: one protected string per line that has words. */
interface Job {
  key: string;
  from: string;
  lines: Line[];
  sent: string[];
}

/** Texts and characters of one request; DeepL accepts 50 texts and 128 kB. */
const BATCH_TEXTS = 50;
const BATCH_CHARACTERS = 30_000;
/** Fields whose values are addresses or keys, and never words of a text. */
const NO_NAMES = ['slug', 'url', 'website', 'imdb', 'agentId', 'shareId', 'email', 'address'];

const isWord = ({ words }: Line): boolean => /\p{L}/u.test(words);

/** Returns the names in a record: texts without translation, such as people, works and companies. */
export const namesIn = (fields: readonly Field[], record: Siblings): string[] =>
  [...leavesOf(fields, record)]
    .filter(({ field }) => field.type === 'text' && !isLocalised(field))
    .filter(({ field }) => !NO_NAMES.includes(field.name))
    .map(({ field, siblings }) => siblings[field.name])
    .filter((value): value is string => typeof value === 'string' && value.trim().length > 1);

/** Splits texts into requests of a bounded size, in order. */
function toBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.length < BATCH_TEXTS && characters <= BATCH_CHARACTERS) last.push(text);
    else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

/** Puts the translated lines of a text together; `undefined` if one of them is not usable. */
function assemble({ lines, sent }: Job, translated: readonly string[]): string | undefined {
  let position = 0;
  const result: string[] = [];
  for (const line of lines) {
    if (!isWord(line)) {
      result.push(line.start + line.words);
      continue;
    }
    const words = unprotect(translated[position] ?? '', sent[position] ?? '');
    if (!words?.trim()) return undefined;
    result.push(line.start + words);
    position++;
  }
  return result.join('\n');
}

/**
 * Asks a service for the English of texts. It receives the texts themselves, one line at a time, and
 * nothing else of the record: no pictures, no birth date, no other field.
 *
 * @param names that the service must not translate
 * @throws {TranslationError} when the service fails
 */
export async function proposeEnglish(
  missing: readonly MissingEnglish[],
  { names, birthDate }: { names: readonly string[]; birthDate?: unknown },
  translate: Translate,
): Promise<Proposals> {
  const isPrivate = ({ spanish }: MissingEnglish) => containsBirthDate(spanish, birthDate);
  const jobs = missing
    .filter((text) => !isPrivate(text))
    .map(({ key, spanish }): Job => {
      const lines = linesOf(spanish);
      const sent = lines.filter(isWord).map(({ words }) => protect(words, names));
      return { key, from: spanish, lines, sent };
    });
  const translated: string[] = [];
  for (const batch of toBatches(jobs.flatMap(({ sent }) => sent))) {
    translated.push(...(await translate(batch)));
  }
  const drafts: EnglishDrafts = {};
  const unusable: string[] = [];
  for (const job of jobs) {
    const text = assemble(job, translated.splice(0, job.sent.length));
    if (text === undefined) unusable.push(job.key);
    else drafts[job.key] = { text, from: job.from };
  }
  return { drafts, private: missing.filter(isPrivate).map(({ key }) => key), unusable };
}
