import { expect, test } from 'vitest';
import { READERS } from './readers';

/** Characters of the longest text; with `GROWTH_LENGTH=100000` the times of four lengths are printed. */
const LONGEST = Number(process.env.GROWTH_LENGTH || 4_000);
const IS_LONG = LONGEST > 4_000;
/** Each length is four times the one before. */
const STEP = 4;
/** A text is read again and again for this long: the least time depends little on the machine. */
const MEASURE_MS = IS_LONG ? 30 : 4;
/** Four times the length takes some 4.6 times as long for n log n, and 16 times for n²: between both. */
const MAX_FACTOR = 10;
/** What is read faster may be slowed by anything. */
const QUICK_MS = 40;

const fill = (part: string) => (length: number) =>
  part.repeat(length / part.length + 1).slice(0, length);

/** What people paste, and what makes a reader look ahead or back. */
const TEXTS: [name: string, make: (length: number) => string][] = [
  ['a brief', fill('Buscamos actriz de 25 a 35 años, rubia, con inglés alto, que cante y baile. ')],
  [
    'credits',
    fill('2024 La marea baja, de Eva Ríos. Marta (protagonista). Salitre Producciones\n'),
  ],
  ['a biography', fill('1999. Nace en Bilbao y vive en Madrid.\n2003. Debuta en el teatro.\n\n')],
  ['one word', fill('a')],
  ['spaces', fill(' ')],
  ['line breaks', fill('\n')],
  ['short lines', fill('a\n')],
  ['brackets', fill('[')],
  ['links', fill('[a](/b) https://a.es/b ')],
  ['stars', fill('*a ')],
  ['tags', fill('<a ')],
  ['quotes', fill('"a; ')],
  ['items', fill('- a\n1. b\n')],
  ['short lines', fill('a\n')],
  ['dots', fill('a.')],
  ['small words', fill('de la y a ')],
  ['cells', fill('\t')],
  ['names', fill('Ana, ')],
  ['headings', fill('CINE\nNorte\nde\n')],
  ['unseen characters', fill('\u200B')],
];

/** The milliseconds of the processor that this thread has had: what else the machine does counts for nothing. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Returns the milliseconds of one call: the least of several. */
function measure(read: (text: string) => unknown, text: string): number {
  let least = Infinity;
  const end = cpuMs() + MEASURE_MS;
  for (let calls = 0; calls < 2 || cpuMs() < end; calls++) {
    const begin = cpuMs();
    read(text);
    least = Math.min(least, cpuMs() - begin);
  }
  return least;
}

test.each(READERS)(
  'the time of $name grows with the length, not with its square',
  (reader) => {
    const { name, read, limit = Infinity } = reader;
    const longest = Math.min(LONGEST, limit);
    const lengths = Array.from({ length: IS_LONG ? 4 : 2 }, (_, step) =>
      Math.round(longest / STEP ** step),
    ).reverse();
    // One call tells most texts that are read quickly.
    const isQuick = (text: string) => {
      const begin = cpuMs();
      read(text);
      return cpuMs() - begin < QUICK_MS;
    };
    const measured = TEXTS.filter(([, make]) => IS_LONG || !isQuick(make(longest)));
    const rows = measured.map(([text, make]) => ({
      text,
      times: lengths.map((length) => measure(read, make(length))),
    }));
    if (IS_LONG) {
      const lines = rows.map(
        ({ text, times }) =>
          `${text.padEnd(18)}${times.map((ms) => ms.toFixed(2).padStart(10)).join('')}`,
      );
      console.info([`${name}: ms at ${lengths.join(', ')} characters`, ...lines].join('\n'));
    }
    for (const { text, times } of rows) {
      const [before = 0, last = 0] = times.slice(-2);
      if (last > QUICK_MS) expect(last / before, text).toBeLessThan(MAX_FACTOR);
    }
  },
  600_000,
);
