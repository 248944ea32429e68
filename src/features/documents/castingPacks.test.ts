import type { Talent } from '~/model/talent';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { castingPacks } from './castingPacks';
import { getAllTalents } from '~/loaders/talentQueries';
import { problemReport } from '~/session/problemReport';
import { omittedFiles } from '~/session/omittedFiles';
import { packPath } from '~/lib/routing/routes';
import { renderPdf } from '~/features/documents/sheet/renderPdf';
import { MissingCompilerError } from '~/features/documents/sheet/typst';
import { everything, nameOnly } from '../../../tests/unit/support/fixtures';
import { agency } from '../../../tests/unit/features/documents/sheet/sheets.fixture';
import { fakeCms } from '../../../tests/unit/loaders/fakeCms';

vi.mock('~/loaders/talentQueries', () => ({ getAllTalents: vi.fn() }));
vi.mock('~/loaders/siteQueries', () => ({
  getAgency: () =>
    Promise.resolve({ ...agency, aiCrawlers: 'none', team: [], phones: [], emails: [] }),
}));
vi.mock('~/features/documents/sheet/renderPdf', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  renderPdf: vi.fn(),
}));

const SITE = new URL('https://foco-agencia.example');
const { argv } = process;
beforeEach(() => {
  problemReport.start();
});
afterEach(() => {
  process.argv = argv;
  problemReport.end();
});

/** Lets the next sheet fail. */
const failOnce = (error: Error) =>
  vi.mocked(renderPdf).mockImplementationOnce(() => {
    throw error;
  });

const ana: Talent = { ...nameOnly, recordId: '7', slug: 'ana-gil', name: 'Ana Gil' };

it('a sheet that cannot be rendered is left out, reported, and not linked, until it can', async () => {
  failOnce(new Error('no glyph'));
  expect(await castingPacks.render(ana, 'sheet', SITE)).toBeUndefined();
  expect(problemReport.end().problems).toMatchObject([
    {
      collection: 'talents',
      record: 'actresses/ana-gil "Ana Gil" (id 7)',
      locale: 'es',
      field: 'sheet',
      message: 'cannot be rendered as PDF: no glyph',
      fallback: 'omitted',
    },
  ]);
  expect(omittedFiles.pathOf(packPath('es', ana, 'sheet'))).toBeUndefined();
  expect(castingPacks.isComplete(ana)).toBe(false);
  expect(castingPacks.isComplete({ ...ana, locale: 'en' })).toBe(true);

  vi.mocked(renderPdf).mockReturnValueOnce(Buffer.from('%PDF'));
  expect(await castingPacks.render(ana, 'sheet', SITE)).toMatchObject({ isComplete: true });
  expect(omittedFiles.pathOf(packPath('es', ana, 'sheet'))).toBe('/fichas/actrices/ana-gil.pdf');
  expect(castingPacks.isComplete(ana)).toBe(true);
});

it('a sheet that cannot be rendered ends a strict build', async () => {
  process.argv = [...argv, '--strict'];
  failOnce(new Error('no glyph'));
  await expect(castingPacks.render(ana, 'sheet', SITE)).rejects.toThrow('no glyph');
});

it('a machine without compiler is told once for all sheets, and ends no strict build', async () => {
  process.argv = [...argv, '--strict'];
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = new MissingCompilerError('no package');
  for (const talent of [ana, { ...ana, recordId: '8', slug: 'eva' }]) {
    failOnce(error);
    expect(await castingPacks.render(talent, 'sheet', SITE)).toBeUndefined();
  }
  expect(warn.mock.calls).toEqual([['The site is built without sheets: no package']]);
  expect(problemReport.end().problems).toEqual([]);
});

it('a broken photograph leaves the sheet without it for this build, and is itself not linked', async () => {
  const cms = await fakeCms((_request, response) => response.writeHead(404).end());
  vi.stubEnv('CMS_URL', cms.origin);
  const photo = { ...everything.photo!, url: `${cms.origin}/api/media/file/lost.jpg` };
  const talent = { ...everything, photo };
  vi.mocked(renderPdf).mockReturnValueOnce(Buffer.from('%PDF'));
  expect(await castingPacks.render(talent, 'sheet', SITE)).toMatchObject({ isComplete: false });
  expect(vi.mocked(renderPdf).mock.lastCall![1]).toBeUndefined();
  expect(await castingPacks.render(talent, 'photo', SITE)).toBeUndefined();
  expect(omittedFiles.pathOf(packPath('es', talent, 'photo'))).toBeUndefined();
  expect(castingPacks.isComplete(talent)).toBe(false);
});

/** Returns the hashes of the files of a talent, by file and locale. */
async function hashesOf(talent: Talent) {
  vi.mocked(getAllTalents).mockImplementation((locale) => Promise.resolve([{ ...talent, locale }]));
  const entries = await castingPacks.entries();
  return Object.fromEntries(
    entries.map((entry) => [`${entry.file} ${entry.talent.locale}`, entry.hash]),
  );
}

it('a minor has no files, and no page links to one', async () => {
  expect(await hashesOf({ ...everything, isMinor: true })).toEqual({});
  expect(omittedFiles.pathOf(packPath('es', everything, 'sheet'))).toBeUndefined();
  expect(omittedFiles.pathOf(packPath('es', everything, 'photo'))).toBeUndefined();
});

it('every talent has a sheet and a text in both languages, and one photograph', async () => {
  const hidden = { ...everything, isListed: false };
  expect(Object.keys(await hashesOf(hidden)).sort()).toEqual([
    'photo es',
    'sheet en',
    'sheet es',
    'text en',
    'text es',
  ]);
  expect(Object.keys(await hashesOf(ana))).toHaveLength(4);
});

it.each<[string, Partial<Talent>, string[]]>([
  ['the age', { age: 46 }, []],
  ['the biography', { biography: undefined }, []],
  ['the height', { heightCm: 170 }, ['sheet', 'text']],
  ['a credit', { cinema: [] }, ['sheet', 'text']],
  [
    'the focal point',
    { photo: { ...everything.photo!, focal: { x: 0, y: 0 } } },
    ['sheet', 'photo'],
  ],
])('a change of %s renders these files again: %s', async (_what, changes, files) => {
  const [before, after] = [
    await hashesOf(everything),
    await hashesOf({ ...everything, ...changes }),
  ];
  const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
  expect(new Set(changed.map((key) => key.split(' ')[0]))).toEqual(new Set(files));
});
