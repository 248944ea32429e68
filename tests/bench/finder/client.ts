import { formatAddress, parseAddress } from '~/features/finder/address';
import { type Context, answer, preparations } from '~/features/finder/answer';
import type { FinderIndex } from '~/features/finder/finderIndex';
import { FIELDS, isRange } from '~/features/finder/finderIndex';
import { unpackIndex } from '~/features/finder/indexFile';
import { createTexts } from '~/features/finder/vocabulary';

/** All that a page uses of the finder besides its components, so that its size is measured. */
export const finder = { unpackIndex, formatAddress };

/** The searches of the measurement, by their addresses. */
const QUERIES = [
  'lista=actrices&edad=28-40&idioma=euskera&habilidad=esgrima',
  'idioma=ingles:bilingue,frances&acento=andaluz',
  'habilidad=esgrima,equitacion&todas=1&video=1',
  'altura=170-185&pelo=rubio,pelirrojo&ojos=azules',
  'q=mujer+de+unos+40+que+cante,+no+catalana',
];

/** What somebody types, key by key. */
const TYPED = 'actriz 30-40 euskera, esgirma o con Marea blanca';

/** Milliseconds. */
export interface Times {
  first: number;
  /** The longest step of the preparation for words, which runs while the browser is idle. */
  slowestStep: number;
  query: number;
  key: number;
  slowestKey: number;
}

/** Returns what a function takes, in milliseconds. */
function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Facets whose values the finder shows to everybody; titles are for directors. */
const SHOWN = FIELDS.filter((field) => field !== 'titles' && !isRange(field));

/** Answers a search with the counts of facets. */
function show(context: Context, query: string, isTyping = false): void {
  const asked = parseAddress(new URLSearchParams(query), context.index);
  const { found } = answer(context, asked, isTyping);
  for (const field of SHOWN) if (!isRange(field)) void found.count(field).size;
}

/** Measures the index of a page. */
export function measure(json: string): Times {
  let index!: FinderIndex;
  const contextOf = (): Context => ({
    index,
    locale: 'es',
    t: createTexts('es'),
    list: undefined,
    today: '2026-11-24',
  });
  const first = time(() => {
    index = unpackIndex(JSON.parse(json));
    show(contextOf(), QUERIES[0]!);
  });
  const preparing = preparations(index);
  const steps: number[] = [];
  for (let isDone = false; !isDone;) {
    steps.push(time(() => (isDone = Boolean(preparing.next().done))));
  }
  const keys = Array.from(TYPED, (_, at) =>
    time(() => show(contextOf(), `q=${encodeURIComponent(TYPED.slice(0, at + 1))}`, true)),
  );
  const queries = Array.from({ length: 1000 }, (_, at) =>
    time(() => show(contextOf(), QUERIES[at % QUERIES.length]!)),
  );
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;
  (globalThis as { kept?: unknown }).kept = index;
  return {
    first,
    slowestStep: Math.max(...steps),
    query: median(queries),
    key: median(keys),
    slowestKey: Math.max(...keys),
  };
}
