import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeProblem, labelOf } from '../../cms/texts/problems.ts';
import { findInvalidRecords, RecordScan } from '../../cms/features/publishing/invalidRecords.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { publish, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startTestCms();
  await fillEmptyAgency(cms);
});
afterAll(() => cms.close());

/** Writes a record without validation, as an earlier version of the CMS could. */
const write = (collection: 'talents' | 'media' | 'redirects', id: number, data: object) =>
  cms.payload.db.updateOne({
    collection,
    id,
    data: { ...data, updatedAt: new Date().toISOString() },
  });

const find = async (scan = new RecordScan(), budgetMs = 60_000) => {
  const { records, ...progress } = await findInvalidRecords(cms.payload, scan, budgetMs);
  const lines = records.flatMap(({ kind, title, problems }) =>
    problems.map(({ field, path, locale, problem }) =>
      [kind, title, labelOf(field, 'es'), path, locale ?? '', describeProblem(problem, 'es')].join(
        ' | ',
      ),
    ),
  );
  return { lines, ...progress };
};

describe('the list of invalid records', () => {
  it('is empty while all records follow the rules', async () => {
    await publish(cms, 'Ana Ruiz');
    const { lines, checked, total } = await find();
    expect(lines).toEqual([]);
    expect(checked).toBe(total);
  });

  it('names record, field, language and what to do', async () => {
    const scan = new RecordScan();
    const { id } = await publish(cms, 'Eva Gil');
    await find(scan);
    const picture = await upload(cms, 'eva.png', 'image/png', await createPicture(40, 50));
    const videos = [
      { id: 'row-1', kind: 'showreel', title: { es: 'Uno' }, url: 'https://youtu.be/' },
    ];
    await write('talents', id, {
      birthDate: '2099-01-01T12:00:00.000Z',
      biography: { en: '<iframe src="https://evil.example"></iframe>' },
      videos,
      curriculum: picture.id,
    });
    await write('media', picture.id, { colour: 'red;}' });
    const { lines } = await find(scan);
    expect(lines).toEqual([
      expect.stringMatching(
        /^talents \| Eva Gil \| Fecha de nacimiento \| birthDate \| {2}\| Revisa/,
      ),
      expect.stringMatching(/^talents \| Eva Gil \| Dirección .* \| videos\.0\.url \| {2}\| Pega/),
      expect.stringMatching(
        /^talents \| Eva Gil \| Biografía \| biography \| en \| Quita .*<iframe>/,
      ),
      expect.stringMatching(/^talents \| Eva Gil \| Currículum \(PDF\) .* aquí va un PDF$/),
      expect.stringMatching(/^media \| eva\.png \| Colour \| colour \| {2}\| Sube otra vez/),
    ]);
    await cms.payload.delete({ collection: 'talents', id });
    await cms.payload.delete({ collection: 'media', id: picture.id });
  });

  it('names redirects in a circle and a former address of two people', async () => {
    const redirect = (from: string, to: string) =>
      cms.payload.create({ collection: 'redirects', data: { from, to, status: '301' } as never });
    await redirect('/uno', '/dos');
    const { id } = await redirect('/dos', '/contacto');
    await write('redirects', id, { to: '/uno' });
    const former = { previousSlugs: [{ list: 'actresses', slug: 'antes' }] };
    await publish(cms, 'Iris', former);
    const other = await publish(cms, 'Olga');
    const row = { ...former.previousSlugs[0]!, id: 'row-2' };
    await write('talents', other.id, { previousSlugs: [row] });
    const { lines } = await find();
    expect(lines).toEqual([
      expect.stringMatching(/^talents \| Iris .*Es o fue la dirección de Olga/),
      expect.stringMatching(/^talents \| Olga .*Es o fue la dirección de Iris/),
      expect.stringMatching(/^redirects \| \/uno .*círculo \(\/uno → \/dos → \/uno\)/),
      expect.stringMatching(/^redirects \| \/dos .*círculo/),
    ]);
  });

  it('continues where its time ended, and reads only what has changed', async () => {
    const scan = new RecordScan();
    const first = await find(scan, 0);
    expect(first.checked).toBeLessThan(first.total);
    const second = await find(scan);
    expect(second.checked).toBe(second.total);
    const records = [...scan.recordsOf('talents').values()];
    await find(scan, 0);
    expect([...scan.recordsOf('talents').values()]).toEqual(records);
    expect([...scan.recordsOf('talents').values()][0]).toBe(records[0]);
  });
});
