import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHARE_ID } from '../../cms/contract/shareId.ts';
import { PASSWORD, publish, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

const FORGED = 'aaaaaaaaaa';

let cms: RunningCms;
let headers: Record<string, string>;

beforeAll(async () => {
  cms = await startTestCms();
  const { token } = await cms.payload.login({
    collection: 'users',
    data: { email: 'editor@agencia.example', password: PASSWORD },
  });
  headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
});
afterAll(() => cms.close());

const send = async (method: string, path: string, body: object = {}) => {
  const init = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${cms.url}/api/talents${path}`, init);
  const { doc } = (await response.json()) as { doc: { id: number; shareId: string } };
  return doc;
};

const read = async (id: number, draft = false) =>
  (await cms.payload.findByID({ collection: 'talents', id, draft })).shareId;

describe('a share id', () => {
  it('is made by the CMS for every talent, and differs from the others', async () => {
    const made = await Promise.all(['Ana', 'Eva', 'Mar'].map((name) => publish(cms, name)));
    const ids = made.map(({ shareId }) => shareId!);
    for (const id of ids) expect(id).toMatch(SHARE_ID.pattern);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is kept on every save, in drafts and when an earlier version is restored', async () => {
    const { id, shareId } = await publish(cms, 'Sol');
    const save = (data: object, draft = false) =>
      cms.payload.update({ collection: 'talents', id, draft, data: data as never });
    await save({ heightCm: 170, shareId: FORGED });
    await save({ heightCm: 171, _status: 'draft', shareId: null }, true);
    expect(await read(id)).toBe(shareId);
    expect(await read(id, true)).toBe(shareId);
    const { docs } = await cms.payload.findVersions({
      collection: 'talents',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await cms.payload.restoreVersion({ collection: 'talents', id: docs[0]!.id });
    expect(await read(id)).toBe(shareId);
  });

  it('cannot be chosen or changed by an editor', async () => {
    const fields = { sections: ['actress'], visibility: 'listed', shareId: FORGED };
    const created = await send('POST', '', { name: 'Luz', ...fields });
    expect(created.shareId).toMatch(SHARE_ID.pattern);
    expect(created.shareId).not.toBe(FORGED);
    const changed = await send('PATCH', `/${created.id}`, { heightCm: 160, shareId: FORGED });
    expect(changed.shareId).toBe(created.shareId);
  });

  it('is new in a copy of a talent', async () => {
    const original = await send('POST', '?draft=true', { name: 'Paz', _status: 'draft' });
    const copy = await send('POST', `/${original.id}/duplicate`);
    expect(copy.id).not.toBe(original.id);
    expect(copy.shareId).toMatch(SHARE_ID.pattern);
    expect(copy.shareId).not.toBe(original.shareId);
  });

  it('belongs to one talent only, in the database too', async () => {
    const { shareId } = await publish(cms, 'Ada');
    await expect(publish(cms, 'Bea', { shareId })).rejects.toThrow();
  });
});
