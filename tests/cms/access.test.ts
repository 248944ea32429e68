import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import {
  type GraphQLResponse,
  READER_KEY,
  publish,
  query,
  startTestCms,
} from './support/testCms.ts';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startTestCms();
  await publish(cms, 'Ana Pública', { birthDate: '1990-05-05T12:00:00.000Z' });
  await cms.payload.create({
    collection: 'talents',
    draft: true,
    data: { name: 'Berta Borrador', sections: ['actress'], visibility: 'listed', _status: 'draft' },
  });
});
afterAll(() => cms.close());

const names = ({ data }: GraphQLResponse) => data.Talents?.docs.map(({ name }) => name);

describe('read access', () => {
  const TALENTS = '{ Talents(sort: "id") { docs { name birthDate } } }';

  it('shows the public published records and no drafts', async () => {
    expect(names(await query(cms, TALENTS))).toEqual(['Ana Pública']);
  });

  it('shows an API key the drafts, too', async () => {
    expect(names(await query(cms, TALENTS, READER_KEY))).toEqual(['Ana Pública', 'Berta Borrador']);
  });

  it('hides birth dates from the public and shows them to an API key', async () => {
    const [asPublic] = (await query(cms, TALENTS)).data.Talents?.docs ?? [];
    const [asBuild] = (await query(cms, TALENTS, READER_KEY)).data.Talents?.docs ?? [];
    expect(asPublic?.birthDate).toBeNull();
    expect(asBuild?.birthDate).toContain('1990-05-05');
  });

  it('refuses public queries that filter by birth date, which would reveal it', async () => {
    const filtered =
      '{ Talents(where: { birthDate: { less_than: "1991-01-01T00:00:00Z" } }) { totalDocs } }';
    expect((await query(cms, filtered, READER_KEY)).data.Talents).toEqual({ totalDocs: 1 });
    const asPublic = await query(cms, filtered);
    expect(asPublic.data.Talents).toBeNull();
    expect(asPublic.errors).toHaveLength(1);
  });

  it('hides versions of drafts from the public', async () => {
    const VERSIONS = '{ versionsTalents { totalDocs } }';
    expect(
      (await query(cms, VERSIONS, READER_KEY)).data.versionsTalents?.totalDocs,
    ).toBeGreaterThan(0);
    expect((await query(cms, VERSIONS)).data.versionsTalents).toBeNull();
  });

  it('shows the e-mail addresses of other users to administrators only', async () => {
    const USERS = '{ Users { docs { email } } }';
    expect((await query(cms, USERS)).data.Users).toBeNull();
    const own = await query(cms, USERS, READER_KEY);
    expect(own.data.Users?.docs).toEqual([{ email: 'reader@agencia.example' }]);
  });
});

describe('write access', () => {
  const as = async (email: string) => {
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    });
    return { ...docs[0]!, collection: 'users' as const };
  };
  const rename = async (email: string) =>
    cms.payload.update({
      collection: 'talents',
      where: { slug: { equals: 'ana-publica' } },
      data: { homeBase: `Changed by ${email}` },
      user: await as(email),
      overrideAccess: false,
    });

  it('allows editors to edit', async () => {
    const { docs } = await rename('editor@agencia.example');
    expect(docs[0]?.homeBase).toBe('Changed by editor@agencia.example');
  });

  it('forbids readers to edit', async () => {
    await expect(rename('reader@agencia.example')).rejects.toThrow();
  });

  it('does not allow an editor to become an administrator', async () => {
    const editor = await as('editor@agencia.example');
    const changed = await cms.payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'admin' },
      user: editor,
      overrideAccess: false,
    });
    expect(changed.role).toBe('editor');
  });

  it('allows only administrators to create users', async () => {
    const createUser = async (email: string) =>
      cms.payload.create({
        collection: 'users',
        data: { email: `created-by-${email}`, password: 'a long password', role: 'editor' },
        user: await as(email),
        overrideAccess: false,
      });
    await expect(createUser('editor@agencia.example')).rejects.toThrow();
    expect((await createUser('admin@agencia.example')).role).toBe('editor');
  });
});
