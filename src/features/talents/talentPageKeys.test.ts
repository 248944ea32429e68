import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as sheets from '~/pages/[...locale]/fichas/[list]/[file]';
import * as unlisted from '~/pages/[...locale]/seleccion/[id].json';
import TalentPage, { getStaticPaths } from '~/pages/[...locale]/[list]/[slug].astro';
import { KeyedBuild, type SitePath } from '~/build/incremental/keyedBuild';
import { MadeFiles } from '~/build/incremental/madeFiles';
import { LOCALES } from '~/lib/i18n/locale';
import { talentModel } from '~/model/talent';
import { buildSession } from '~/session/buildSession';
import { agency, fullRecord } from '../../../tests/unit/support/fixtures';
import { talent } from '../../../tests/unit/loaders/records.fixture';
import { renderHtml } from '../../../tests/unit/support/render';

const NOW = new Date('2026-11-29T12:00:00Z');

const DAYS = ['2026-11-01', '2026-11-28', '2026-11-29', '2026-11-30', '2027-03-01'];
const day = fc.constantFrom(...DAYS);
const period = fc.tuple(day, day).map((days) => {
  const [from, until] = days.sort();
  return { from, until };
});
/** The fields that the page shows or not by the day. */
const dated: Record<string, fc.Arbitrary<unknown>> = {
  availableFrom: day,
  availableUntil: day,
  unavailable: fc.array(period, { minLength: 1, maxLength: 3 }),
};

const required = talent(1);

/** A record with some of the optional fields, often few. */
const anyRecord = fc
  .tuple(
    fc.subarray(Object.keys(fullRecord).filter((name) => !['id', 'slug', 'list'].includes(name))),
    fc.record(dated),
    fc.constantFrom('listed', 'unlisted'),
  )
  .map(([names, days, visibility]) => {
    const values: Record<string, unknown> = { ...fullRecord, ...days };
    const chosen = names.map((name) => [name, values[name]]);
    return { ...required, ...Object.fromEntries(chosen), visibility };
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubEnv('CMS_URL', 'https://cms.example');
  const entries = LOCALES.map(
    (locale) => [locale, { id: `${locale}/agency`, data: agency }] as const,
  );
  buildSession.entries.set('agency', new Map(entries));
});
afterEach(() => {
  buildSession.entries.clear();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Loads a record as the only talent of the site. */
function load(record: object): void {
  const talents = LOCALES.map((locale) => {
    const data = talentModel.schema(locale).parse(record);
    return [locale, { id: `${locale}/1`, data }] as const;
  });
  buildSession.entries.set('talents', new Map(talents));
}

/** Returns a page's path as Astro's prerenderer lists it. */
const pathOf = ({ params, cacheKey }: { params: object; cacheKey: string }) =>
  ({
    pathname: `/${Object.values(params).filter(Boolean).join('/')}`,
    cacheKey,
    route: { component: '[slug].astro', type: 'page' },
  }) as SitePath;

/** Renders the pages of the loaded talent as a build does: what their keys lack ends it. */
async function renderPages(): Promise<string[]> {
  const folder = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'keys-'))}/`);
  const keyed = new KeyedBuild(
    await MadeFiles.open({ cacheDir: folder, outDir: folder }),
    () => {},
  );
  // Queries are computed anew for each record, and no pictures are made.
  buildSession.isBuild = false;
  const pages = await getStaticPaths();
  const paths = pages.map(pathOf);
  keyed.restore(paths);
  const html = pages.map(async ({ props }, index) => {
    const request = new Request(`https://a.example${paths[index]!.pathname}.html`);
    const response = await keyed.render(request, async () => {
      const text = await renderHtml(TalentPage, props);
      return new Response(text, { headers: { 'content-type': 'text/html' } });
    });
    return response.text();
  });
  return Promise.all(html);
}

describe('a build renders the page of a talent', () => {
  test.each(Object.entries(dated))('who has only %s, whatever the days', async (name, values) => {
    for (const value of fc.sample(values, { numRuns: 8, seed: 1 })) {
      load(talent(1, { [name]: value }));
      expect(await renderPages()).toHaveLength(LOCALES.length);
    }
  });

  test('with any of the optional fields', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, async (record) => {
        load(record);
        expect(await renderPages()).toHaveLength(LOCALES.length);
      }),
      { numRuns: 60 },
    );
  });
});

/** Returns the keys of all files about the loaded talent, by their paths. */
async function keysOn(date: string): Promise<Record<string, string>> {
  vi.setSystemTime(new Date(`${date}T12:00:00Z`));
  const files = [getStaticPaths, sheets.getStaticPaths, unlisted.getStaticPaths];
  const paths = (await Promise.all(files.map((load) => load()))).flat();
  return Object.fromEntries(
    paths.map(({ params, cacheKey }) => [
      Object.values(params).filter(Boolean).join('/'),
      cacheKey,
    ]),
  );
}

/** Returns the files about a talent that are made again after a day. */
async function remadeAfter(date: string, next: string): Promise<string[]> {
  const before = await keysOn(date);
  const after = await keysOn(next);
  return Object.keys(after).filter((file) => after[file] !== before[file]);
}

test('what shows the days is made again when they are over, and on no other day', async () => {
  load(
    talent(1, {
      visibility: 'unlisted',
      unavailable: [{ from: '2026-12-10', until: '2026-12-20' }],
    }),
  );
  for (const [date, next] of [
    ['2026-11-29', '2026-11-30'],
    ['2026-12-09', '2026-12-10'],
    ['2026-12-19', '2026-12-20'],
    ['2026-12-21', '2026-12-22'],
  ] as const) {
    expect(await remadeAfter(date, next), next).toEqual([]);
  }
  const files = ['actrices/ana-1', 'actrices/ana-1.pdf', 'actrices/ana-1.txt', '0000000001'];
  const remade = await remadeAfter('2026-12-20', '2026-12-21');
  expect(remade.sort()).toEqual([...files, ...files.map((file) => `en/${file}`)].sort());
});
