import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { send, signIn, useCheapHashes } from './support/accounts.ts';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { publish, startTestCms } from './support/testCms.ts';

let cms: RunningCms;
const headers: Record<string, string>[] = [];

beforeAll(async () => {
  const hashes = useCheapHashes();
  cms = await startTestCms();
  await fillEmptyAgency(cms);
  for (const email of ['marta@agencia.example', 'luis@agencia.example']) {
    const account = { email, role: 'editor', password: 'a long password' };
    await cms.payload.create({ collection: 'users', data: account as never });
    headers.push(await signIn(cms, email));
  }
  hashes.mockRestore();
});
afterAll(() => cms.close());

const saveAgency = (who: 0 | 1, legalName: string, revision: string) =>
  send(cms, 'POST', '/globals/agency?locale=es', { legalName, updatedAt: revision }, headers[who]);
const save = (id: number, data: object, who: 0 | 1, revision: string) =>
  send(
    cms,
    'PATCH',
    `/talents/${id}?draft=true`,
    { ...data, _status: 'draft', updatedAt: revision },
    headers[who],
  );
const read = (id: number) =>
  cms.payload.findByID({ collection: 'talents', id, draft: true, locale: 'es' });

it('refuses a save over a field that somebody else has changed, and says who', async () => {
  const { id } = await publish(cms, 'Ana Gil', { heightCm: 170 });
  const { updatedAt } = await read(id);
  expect((await save(id, { heightCm: 171 }, 0, updatedAt)).status).toBe(200);
  const refused = await save(id, { heightCm: 172 }, 1, updatedAt);
  expect(refused.status).toBe(409);
  const body = (await refused.json()) as { errors: { data: object }[] };
  expect(body.errors[0]!.data).toMatchObject({
    who: 'marta',
    fields: { heightCm: { base: 170, theirs: 171 } },
  });
  expect(await read(id)).toMatchObject({ heightCm: 171, updatedBy: 'marta' });
});

it('merges fields that only one of two editors has changed', async () => {
  const { id } = await publish(cms, 'Eva Sanz', { heightCm: 170, name: 'Eva Sanz' });
  const { updatedAt } = await read(id);
  expect((await save(id, { heightCm: 171 }, 0, updatedAt)).status).toBe(200);
  const merged = await save(id, { name: 'Eva Sanz Gil', heightCm: 170 }, 1, updatedAt);
  expect(merged.status).toBe(200);
  expect(await read(id)).toMatchObject({ name: 'Eva Sanz Gil', heightCm: 171 });
});

it('refuses a save of a global over a changed field', async () => {
  const read = () => cms.payload.findGlobal({ slug: 'agency', locale: 'es' });
  const { updatedAt } = await read();
  expect((await saveAgency(0, 'Uno SL', updatedAt!)).status).toBe(200);
  expect((await saveAgency(1, 'Dos SL', updatedAt!)).status).toBe(409);
  expect(await read()).toMatchObject({ legalName: 'Uno SL' });
});

it('does not write the values of fields to the log', async () => {
  const log = vi.spyOn(cms.payload.logger, 'error');
  const { id } = await publish(cms, 'Sol Ruiz', { heightCm: 170 });
  const { updatedAt } = await read(id);
  await save(id, { heightCm: 171 }, 0, updatedAt);
  expect((await save(id, { heightCm: 172 }, 1, updatedAt)).status).toBe(409);
  expect(log).not.toHaveBeenCalled();
});

it('lets one of two simultaneous saves of a field pass', async () => {
  const { id } = await publish(cms, 'Iris Paz', { heightCm: 170 });
  const { updatedAt } = await read(id);
  const saves = [171, 172].map((heightCm, who) => save(id, { heightCm }, who as 0 | 1, updatedAt));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});
