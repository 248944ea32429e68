import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedSkillKey } from '../../cms/contract/addedSkills.ts';
import { replaceSkill } from '../../cms/features/vocabulary/vocabularyPlugin.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';
import { PASSWORD, publish, startTestCms } from './support/testCms.ts';

const TRIKITIXA = 'music:trikitixa|Basque accordion';
const WRONG = 'other:triki|triki';

let cms: RunningCms;
let session: Record<string, string>;

beforeAll(async () => {
  cms = await startTestCms();
  const response = await fetch(`${cms.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'editor@agencia.example', password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  session = { Authorization: `JWT ${token}` };
});
afterAll(() => cms.close());

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
  expect(addedSkillKey('music', ' trikitixa ', 'Basque accordion')).toBe(TRIKITIXA);
  expect(addedSkillKey('other', 'uno: dos|tres')).toBe('other:uno dos tres|uno dos tres');
});

it('keeps the higher level when two skills become one', () => {
  const rows = [
    { id: 'a', skill: WRONG, level: 'high' },
    { id: 'b', skill: 'piano', level: null },
    { id: 'c', skill: TRIKITIXA, level: 'mid' },
  ] as never;
  expect(replaceSkill(rows, WRONG, TRIKITIXA)).toEqual([
    { id: 'a', skill: TRIKITIXA, level: 'high' },
    { id: 'b', skill: 'piano', level: null },
  ]);
  expect(replaceSkill(rows, 'sports:remo|rowing', 'piano')).toEqual(rows);
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
  expect((await send('added-skills')).body.skills).toEqual(
    expect.arrayContaining([
      { key: TRIKITIXA, people: 2 },
      { key: WRONG, people: 1 },
    ]),
  );

  const merged = await send('added-skills', { from: WRONG, to: TRIKITIXA });
  expect(merged).toEqual({ status: 200, body: { changed: 1 } });
  expect(await skillsOf(eva.id, true)).toEqual([
    ['piano', null],
    [TRIKITIXA, 'high'],
  ]);
  expect(await skillsOf(eva.id, false)).toEqual([['piano', null]]);

  const readAna = () => payload.findByID({ collection: 'talents', id: ana.id, locale: 'all' });
  const before = await readAna();
  const renamed = 'music:trikitixa|diatonic accordion';
  expect((await send('added-skills', { from: TRIKITIXA, to: renamed })).body.changed).toBe(2);
  expect(await skillsOf(ana.id, false)).toEqual([[renamed, 'pro']]);
  expect(await skillsOf(ana.id, true)).toEqual([[renamed, 'pro']]);
  const after = await readAna();
  expect(after.updatedAt).not.toBe(before.updatedAt);
  expect({ ...after, updatedAt: '', skills: [] }).toMatchObject({
    ...withoutEmpty(before),
    updatedAt: '',
    skills: [],
  });

  expect((await send('added-skills', { from: renamed, to: 'accordion' })).body.changed).toBe(2);
  expect(await skillsOf(ana.id, false)).toEqual([['accordion', 'pro']]);
  expect((await send('added-skills')).body.skills).toEqual([]);
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

it('is for editors, and from an added skill to a skill only', async () => {
  for (const body of [
    { from: 'piano', to: TRIKITIXA },
    { from: TRIKITIXA, to: 'nothing' },
    { from: TRIKITIXA, to: TRIKITIXA },
    { from: 1, to: 2 },
    {},
  ]) {
    expect((await send('added-skills', body)).status).toBe(400);
  }
  expect((await send('added-skills', undefined, {})).status).not.toBe(200);
});

it('refuses to publish a skill that is none', async () => {
  await expect(publish(cms, 'Luis Peña', { skills: [{ skill: 'x:y|z' }] })).rejects.toThrow();
});
