import type { IndexFile } from '~/features/finder/columns/indexFile';
import { parseFilters, serialiseFilters } from '~/features/finder/columns/finderAddress';
import { FACETS } from '~/features/finder/columns/facets';
import { findCard } from '~/features/finder/columns/finderCards';
import { emptyFilters } from '~/features/finder/columns/finderFilters';
import { decodeIndex } from '~/features/finder/columns/finderIndex';
import { facetLabel, levelLabel } from '~/features/finder/columns/labels';
import { loadIndex } from '~/features/finder/columns/loadIndex';
import { PREPARATIONS } from '~/features/finder/columns/prepareWords';
import { search } from '~/features/finder/columns/search';
import { understand } from '~/features/finder/columns/understand';

/** All that a page uses of the finder, so that its size is measured. */
export const finder = { loadIndex, serialiseFilters, facetLabel, levelLabel };

/** The searches of the measurement, by their addresses. */
const QUERIES = [
  'lista=actrices&edad=28-40&idioma=euskera&habilidad=esgrima',
  'idioma=ingles:bilingue,frances&acento=andaluz',
  'habilidad=esgrima,equitacion&todas=1&video=1',
  'altura=170-185&pelo=rubio,pelirrojo&ojos=azules',
  'q=marea+quiroga',
];

/** What somebody types, key by key. */
const TYPED = 'actriz 30-40 euskera esgrima marea';

/** Milliseconds, and bytes of the heap. */
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
const SHOWN = FACETS.filter((facet) => facet !== 'titles');

/** Reads all that a page shows of a result: 36 cards and the counts of facets. */
function show(index: ReturnType<typeof decodeIndex>, query: string): void {
  const { ids, counts } = search(index, parseFilters(new URLSearchParams(query), index));
  for (const id of ids.slice(0, 36)) findCard(index, id, 'es');
  for (const facet of SHOWN) void counts[facet].size;
}

/** Measures the index of a page. */
export function measure(json: string): Times {
  let index!: ReturnType<typeof decodeIndex>;
  const first = time(() => {
    index = decodeIndex(JSON.parse(json) as IndexFile);
    show(index, QUERIES[0]!);
  });
  const steps = PREPARATIONS.map((prepare) => time(() => prepare(index)));
  const queries = Array.from({ length: 1000 }, (_, at) =>
    time(() => show(index, QUERIES[at % QUERIES.length]!)),
  );
  const keys = Array.from(TYPED, (_, at) =>
    time(() => {
      const words = TYPED.slice(0, at + 1);
      search(index, understand({ ...emptyFilters(), words }, index));
    }),
  );
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;
  (globalThis as { kept?: unknown }).kept = index;
  const slowestKey = Math.max(...keys);
  return {
    first,
    slowestStep: Math.max(...steps),
    query: median(queries),
    key: median(keys),
    slowestKey,
  };
}
