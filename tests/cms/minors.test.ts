import { afterAll, expect, it } from 'vitest';
import { adultsBornUntil, isMinor, publicAge } from '../../cms/collections/talents/profile.ts';
import { readDashboard } from '../../cms/features/dashboard/dashboardData.ts';
import { READER_KEY, publish, query, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
const YEARS = 365.25;
const child = dayFromNow(-12 * YEARS);
const adult = dayFromNow(-40 * YEARS);

/** Returns what the build reads: names with ages. */
const readByBuild = async () => {
  const { data } = await query(
    cms,
    '{ Talents(sort: "name") { docs { name age isMinor } } }',
    READER_KEY,
  );
  return data.Talents?.docs;
};

it('a person is an adult from the 18th birthday on', () => {
  const person = { birthDate: '2008-02-29T12:00:00.000Z' };
  expect(isMinor(person, '2026-02-28')).toBe(true);
  expect(publicAge(person, '2026-02-28').age).toBeNull();
  expect(isMinor(person, '2026-03-01')).toBe(false);
  expect(publicAge(person, '2026-03-01').age).toBe(18);
  expect(isMinor({}, '2026-03-01')).toBe(false);
});

it.each(['2026-02-28', '2026-03-01', '2028-02-29', '2028-03-01', '2026-11-24'])(
  'the database finds on %s as adults who are none of minors',
  (day) => {
    const last = new Date(`${adultsBornUntil(day)}T12:00:00.000Z`);
    expect(isMinor({ birthDate: last.toISOString() }, day)).toBe(false);
    const next = new Date(last.getTime() + DAY_MS).toISOString();
    expect(isMinor({ birthDate: next }, day)).toBe(true);
  },
);

it('a minor is published with a consent on file only, and the build reads no age', async () => {
  await publish(cms, 'Adulta', { birthDate: adult, consentUntil: dayFromNow(-3) });
  await expect(publish(cms, 'Menor', { birthDate: child })).rejects.toThrow();
  await expect(
    publish(cms, 'Menor', { birthDate: child, consentUntil: dayFromNow(-1) }),
  ).rejects.toThrow();
  await publish(cms, 'Menor', { birthDate: child, consentUntil: dayFromNow(20) });
  expect(await readByBuild()).toEqual([
    { name: 'Adulta', age: expect.any(Number), isMinor: false },
    { name: 'Menor', age: null, isMinor: true },
  ]);
});

it('the first page of the admin lists consents that run out, and the build reads none of them', async () => {
  const { docs, totalDocs } = (await readDashboard(cms.payload)).ending;
  expect(totalDocs).toBe(2);
  expect(docs.map(({ name, isMinor: minor }) => [name, minor])).toEqual([
    ['Adulta', false],
    ['Menor', true],
  ]);
  const { errors, data } = await query(
    cms,
    '{ Talents { docs { name consentUntil consentSignedOn birthDate } } }',
    READER_KEY,
  );
  expect(errors ?? []).toEqual([]);
  for (const doc of data.Talents!.docs) {
    expect(doc).toMatchObject({ consentUntil: null, consentSignedOn: null, birthDate: null });
  }
});

it('the build does not read a minor whose consent has run out', async () => {
  const where = { name: { equals: 'Menor' } };
  await cms.payload.db.updateOne({
    collection: 'talents',
    where,
    data: { consentUntil: `${dayFromNow(-1)}T12:00:00.000Z` },
  });
  expect((await readByBuild())?.map(({ name }) => name)).toEqual(['Adulta']);
});
