import { expect, it } from 'vitest';
import { namedKey } from '../../cms/contract/vocabulary.ts';
import { replaceValue } from '../../cms/features/vocabulary/vocabularyPlugin.ts';
import { useSession } from './support/accounts.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const session = useSession(cms, 'editor@agencia.example');

const TRIKITIXA = 'music:trikitixa|Basque accordion';
const WRONG = 'other:triki|triki';

async function send(path: string, body?: object, headers = session) {
  const response = await fetch(`${cms.url}/api/talents/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, 'Content-Type': 'application/json', 'Accept-Language': 'es' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function skillsOf(id: number, draft: boolean) {
  const { skills } = await cms.payload.findByID({ collection: 'talents', id, draft });
  return skills!.map(({ skill, level }) => [skill, level ?? null]);
}

const withoutEmpty = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

it('makes a key of what an editor types', () => {
  expect(namedKey('skills', ' trikitixa ', 'Basque accordion', 'music')).toBe(TRIKITIXA);
  expect(namedKey('skills', 'uno: dos|tres')).toBe('other:uno dos tres|uno dos tres');
  expect(namedKey('languages', 'griko')).toBe('language:griko|griko');
  expect(namedKey('accents', 'valdense', 'Waldensian')).toBe('accent:valdense|Waldensian');
  // What the vocabulary has, however the editor says it, is not added a second time.
  expect(namedKey('accents', 'maño', 'From Zaragoza')).toBe('aragonese');
  expect(namedKey('skills', 'Acordeón', 'Squeezebox', 'music')).toBe('accordion');
});

it('keeps the higher level when two skills become one', () => {
  const rows = [
    { id: 'a', skill: WRONG, level: 'high' },
    { id: 'b', skill: 'piano', level: null },
    { id: 'c', skill: TRIKITIXA, level: 'mid' },
  ] as never;
  expect(replaceValue(rows, 'skill', WRONG, TRIKITIXA)).toEqual([
    { id: 'a', skill: TRIKITIXA, level: 'high' },
    { id: 'b', skill: 'piano', level: null },
  ]);
  expect(replaceValue(rows, 'skill', 'sports:remo|rowing', 'piano')).toEqual(rows);
});

it('is published, listed, renamed and merged in public rows and drafts, and nothing else is changed', async () => {
  const ana = await publish(cms, 'Ana Ríos', {
    biography: 'Toca la trikitixa',
    homeBase: ['Bermeo'],
    skills: [{ skill: TRIKITIXA, level: 'pro' }],
  });
  await cms.payload.update({
    collection: 'talents',
    id: ana.id,
    locale: 'en',
    data: { biography: 'She plays the trikitixa', _status: 'published' },
  });
  const eva = await publish(cms, 'Eva Gil', { skills: [{ skill: 'piano' }] });
  const { payload } = cms;
  await payload.update({
    collection: 'talents',
    id: eva.id,
    draft: true,
    data: {
      skills: [
        { skill: 'piano' },
        { skill: WRONG, level: 'high' },
        { skill: TRIKITIXA, level: 'mid' },
      ],
    },
  });
  expect((await send('added-values')).body.values).toEqual(
    expect.arrayContaining([
      { key: TRIKITIXA, people: 2 },
      { key: WRONG, people: 1 },
    ]),
  );

  const merged = await send('added-values', { from: WRONG, to: TRIKITIXA });
  expect(merged).toEqual({ status: 200, body: { changed: 1 } });
  expect(await skillsOf(eva.id, true)).toEqual([
    ['piano', null],
    [TRIKITIXA, 'high'],
  ]);
  expect(await skillsOf(eva.id, false)).toEqual([['piano', null]]);

  const readAna = () => payload.findByID({ collection: 'talents', id: ana.id, locale: 'all' });
  const before = await readAna();
  const renamed = 'music:trikitixa|diatonic accordion';
  expect((await send('added-values', { from: TRIKITIXA, to: renamed })).body.changed).toBe(2);
  expect(await skillsOf(ana.id, false)).toEqual([[renamed, 'pro']]);
  expect(await skillsOf(ana.id, true)).toEqual([[renamed, 'pro']]);
  const after = await readAna();
  expect(after.updatedAt).not.toBe(before.updatedAt);
  expect({ ...after, updatedAt: '', skills: [] }).toMatchObject({
    ...withoutEmpty(before),
    updatedAt: '',
    skills: [],
  });

  expect((await send('added-values', { from: renamed, to: 'accordion' })).body.changed).toBe(2);
  expect(await skillsOf(ana.id, false)).toEqual([['accordion', 'pro']]);
  expect((await send('added-values')).body.values).toEqual([]);
});

it('is found in the list by what people say, as those of the vocabulary are', async () => {
  await publish(cms, 'Iker Sanz', { skills: [{ skill: 'sports:remo|rowing' }] });
  await publish(cms, 'Olga Ruiz', { skills: [{ skill: 'horseRiding' }, { skill: 'tango' }] });
  const find = async (condition: string) => {
    const response = await fetch(
      `${cms.url}/api/talents?sort=name&where[and][0][skills.skill]${condition}`,
      { headers: session },
    );
    const { docs } = (await response.json()) as { docs: { name: string }[] };
    return docs.map(({ name }) => name);
  };
  expect(await find('[equals]=caballo')).toEqual(['Olga Ruiz']);
  expect(await find('[contains]=Equitación')).toEqual(['Olga Ruiz']);
  expect(await find('[equals]=horseRiding')).toEqual(['Olga Ruiz']);
  expect(await find('[equals]=remo')).toEqual(['Iker Sanz']);
  expect(await find('[contains]=Rowing')).toEqual(['Iker Sanz']);
  expect(await find('[equals]=nada de eso')).toEqual([]);
});

it.each([
  ['languages', 'language', 'language:griko|Griko', 'language:grecánico|Griko', 'greek'],
  ['accents', 'accent', 'accent:valdense|Waldensian', 'accent:val pellice|Waldensian', 'castilian'],
] as const)('is one of the %s too', async (list, name, key, renamed, known) => {
  const rows = [
    { [name]: known, level: 'basic' },
    { [name]: key, level: 'native' },
  ];
  const { id } = await publish(cms, `Pau ${list}`, { [list]: rows });
  const read = async () => {
    const talent = await cms.payload.findByID({ collection: 'talents', id });
    return (talent[list] as Record<string, unknown>[]).map((row) => [row[name], row.level]);
  };
  expect((await send('added-values')).body.values).toContainEqual({ key, people: 1 });
  const found = await fetch(
    `${cms.url}/api/talents?where[${list}.${name}][equals]=${key.slice(name.length + 1).split('|')[0]}`,
    {
      headers: session,
    },
  );
  expect(((await found.json()) as { totalDocs: number }).totalDocs).toBe(1);
  // Into another list, and a skill's group, nothing goes.
  for (const to of [TRIKITIXA, [renamed], { toString: 1 }]) {
    expect((await send('added-values', { from: key, to })).status).toBe(400);
    expect((await send('added-values', { from: to, to: renamed })).status).toBe(400);
  }
  expect((await send('added-values', { from: key, to: renamed })).body).toEqual({ changed: 1 });
  expect(await read()).toEqual([
    [known, 'basic'],
    [renamed, 'native'],
  ]);
  expect((await send('added-values', { from: renamed, to: known })).body).toEqual({ changed: 1 });
  expect(await read()).toEqual([[known, 'native']]);
  await expect(
    publish(cms, 'Luis', { [list]: [{ ...rows[0]!, [name]: TRIKITIXA }] }),
  ).rejects.toThrow();
});

it('is for editors, and from an added value to one of its list only', async () => {
  for (const body of [
    { from: 'piano', to: TRIKITIXA },
    { from: TRIKITIXA, to: 'nothing' },
    { from: TRIKITIXA, to: TRIKITIXA },
    { from: 1, to: 2 },
    {},
  ]) {
    expect((await send('added-values', body)).status).toBe(400);
  }
  expect((await send('added-values', undefined, {})).status).not.toBe(200);
});

it('refuses to publish a skill that is none', async () => {
  await expect(publish(cms, 'Luis Peña', { skills: [{ skill: 'x:y|z' }] })).rejects.toThrow();
});
