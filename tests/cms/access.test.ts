import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { type Answer, READER_KEY, ask, publish, startEmptyCms } from './support/emptyCms.ts';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startEmptyCms();
  await publish(cms, 'Ana Pública', { birthDate: '1990-05-05T12:00:00.000Z' });
  await cms.payload.create({
    collection: 'talents',
    draft: true,
    data: { name: 'Berta Borrador', sections: ['actress'], visibility: 'listed', _status: 'draft' },
  });
});
afterAll(() => cms.close());

const names = ({ data }: Answer) => data.Talents?.docs.map(({ name }) => name);

describe('who may read what', () => {
  const TALENTS = '{ Talents(sort: "id") { docs { name birthDate } } }';

  it('shows the public what is published, and no draft', async () => {
    expect(names(await ask(cms, TALENTS))).toEqual(['Ana Pública']);
  });

  it('shows an API key the drafts too', async () => {
    expect(names(await ask(cms, TALENTS, READER_KEY))).toEqual(['Ana Pública', 'Berta Borrador']);
  });

  it('keeps birth dates from the public and gives them to an API key', async () => {
    const [asPublic] = (await ask(cms, TALENTS)).data.Talents?.docs ?? [];
    const [asBuild] = (await ask(cms, TALENTS, READER_KEY)).data.Talents?.docs ?? [];
    expect(asPublic?.birthDate).toBeNull();
    expect(asBuild?.birthDate).toContain('1990-05-05');
  });

  it('refuses the public a search by birth date, which would give it away', async () => {
    const query =
      '{ Talents(where: { birthDate: { less_than: "1991-01-01T00:00:00Z" } }) { totalDocs } }';
    expect((await ask(cms, query, READER_KEY)).data.Talents).toEqual({ totalDocs: 1 });
    const asPublic = await ask(cms, query);
    expect(asPublic.data.Talents).toBeNull();
    expect(asPublic.errors).toHaveLength(1);
  });

  it('keeps versions of drafts from the public', async () => {
    const VERSIONS = '{ versionsTalents { totalDocs } }';
    expect((await ask(cms, VERSIONS, READER_KEY)).data.versionsTalents?.totalDocs).toBeGreaterThan(
      0,
    );
    expect((await ask(cms, VERSIONS)).data.versionsTalents).toBeNull();
  });

  it('tells nobody but administrators the e-mails of others', async () => {
    const USERS = '{ Users { docs { email } } }';
    expect((await ask(cms, USERS)).data.Users).toBeNull();
    const own = await ask(cms, USERS, READER_KEY);
    expect(own.data.Users?.docs).toEqual([{ email: 'reader@agencia.example' }]);
  });
});

describe('who may change what', () => {
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

  it('lets editors edit', async () => {
    const { docs } = await rename('editor@agencia.example');
    expect(docs[0]?.homeBase).toBe('Changed by editor@agencia.example');
  });

  it('does not let a reader edit', async () => {
    await expect(rename('reader@agencia.example')).rejects.toThrow();
  });

  it('does not let an editor become an administrator', async () => {
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

  it('lets administrators alone make users', async () => {
    const make = async (email: string) =>
      cms.payload.create({
        collection: 'users',
        data: { email: `made-by-${email}`, password: 'a long password', role: 'editor' },
        user: await as(email),
        overrideAccess: false,
      });
    await expect(make('editor@agencia.example')).rejects.toThrow();
    expect((await make('admin@agencia.example')).role).toBe('editor');
  });
});
