import { beforeAll, describe, expect, it } from 'vitest';
import { findVersions } from '../../cms/features/versions/versionsPlugin.ts';
import { send, useSession } from './support/accounts.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { READER_KEY, publish, query, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const asEditor = useSession(cms, 'editor@agencia.example');

beforeAll(() => fillEmptyAgency(cms));

/** What Payload's button sends. */
const restore = async (path: string, id: string) => {
  const response = await send(cms, 'POST', `${path}/versions/${id}?draft=false`, {}, asEditor);
  expect(response.status).toBe(200);
};
const listVersions = async (slug: string, id?: number) => {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@agencia.example' } },
  });
  const user = { ...docs[0]!, collection: 'users' };
  return findVersions({ payload: cms.payload, user } as never, slug, id);
};

describe('restoring a version', () => {
  it('keeps the published talent online, and opens the version as a draft', async () => {
    const { id } = await publish(cms, 'Ana Gil', { heightCm: 170 });
    const path = `/talents/${id}`;
    await send(cms, 'PATCH', `${path}?draft=true`, { heightCm: 171, _status: 'draft' }, asEditor);
    await send(cms, 'PATCH', path, { heightCm: 172, _status: 'published' }, asEditor);
    const listed = await listVersions('talents', id);
    expect(listed.map(({ who, state }) => [who, state])).toEqual([
      ['editor', 'online'],
      ['editor', 'draft'],
      [undefined, 'published'],
    ]);

    for (const [version, heightCm] of [
      [listed[1]!, 171],
      [listed[2]!, 170],
    ] as const) {
      await restore('/talents', version.id);
      const find = (draft: boolean) =>
        cms.payload.findByID({ collection: 'talents', id, draft, locale: 'es' });
      expect(await find(false)).toMatchObject({ heightCm: 172, _status: 'published' });
      expect(await find(true)).toMatchObject({ heightCm, _status: 'draft' });
    }
    expect((await listVersions('talents', id)).map(({ state }) => state).slice(0, 3)).toEqual([
      'currentDraft',
      'draft',
      'online',
    ]);
  });

  it('keeps the home page online, in both languages', async () => {
    const picture = (await upload(cms, 'ana.png', 'image/png', await createPicture(40, 50))).id;
    const save = (headline: string, locale: 'es' | 'en' = 'es', rows: object[] = [{}]) =>
      cms.payload.updateGlobal({
        slug: 'home',
        locale,
        data: {
          slides: rows.map((row) => ({ ...row, picture, headline })),
          _status: 'published',
        } as never,
      });
    const { slides } = await save('Primera');
    await save('First', 'en', [{ id: slides![0]!.id }]);
    const version = (await listVersions('home'))[0]!;
    await save('Segunda', 'es', [{ id: slides![0]!.id }]);

    await restore('/globals/home', version.id);
    const headline = async (draft: boolean, locale: 'es' | 'en' = 'es') =>
      (await cms.payload.findGlobal({ slug: 'home', draft, locale })).slides?.[0]?.headline;
    expect(await headline(false)).toBe('Segunda');
    expect(await headline(true)).toBe('Primera');
    expect(await headline(true, 'en')).toBe('First');
    const [newest] = await listVersions('home');
    expect(newest).toMatchObject({ who: 'editor', state: 'currentDraft' });
  });

  it('is for editors only', async () => {
    const [version] = await listVersions('home');
    const headers = { Authorization: `users API-Key ${READER_KEY}` };
    const path = `/globals/home/versions/${version!.id}`;
    expect((await send(cms, 'POST', path, {}, headers)).status).toBe(403);
  });
});

describe('the names of editors', () => {
  it('are hidden from builds', async () => {
    const talents = await query(cms, '{ Talents { docs { name updatedBy } } }', READER_KEY);
    expect(talents.data.Talents?.docs).toEqual([{ name: 'Ana Gil', updatedBy: null }]);
    const home = await query(cms, '{ Home { updatedBy } }', READER_KEY);
    expect(home.data).toEqual({ Home: { updatedBy: null } });
  });
});
