import { pbkdf2Sync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createAccount,
  fieldErrors,
  send,
  signIn,
  useSession,
  trySignIn,
  whoAmI,
} from '../support/accounts.ts';
import { PASSWORD, READER_KEY, useTestCms } from '../support/testCms.ts';

const ADMIN = 'admin@agencia.example';
const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
const asAdmin = useSession(cms, ADMIN);
const EDITOR = 'editor@agencia.example';
const NEW = 'caballo lámpara azul 47';

let editorId: number;

beforeAll(async () => {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: EDITOR } },
  });
  editorId = docs[0]!.id;
});

describe('a new password', () => {
  const create = async (password: string, headers: Record<string, string>) => {
    const data = { email: `${crypto.randomUUID()}@agencia.example`, role: 'editor', password };
    return send(cms, 'POST', '/users', data, headers);
  };

  it.each(['corta47!', 'password1234', 'contraseña2026', 'qwertyuiopas', 'realmadrid2026'])(
    'is refused at the field when it is short or common: %s',
    async (password) => {
      const refused = await create(password, asAdmin);
      expect(refused.status).toBe(400);
      expect((await fieldErrors(refused)).password).toMatch(/al menos 12 caracteres|elige otra/);
    },
  );

  it('is refused in English to an administrator who works in English', async () => {
    const refused = await create('password1234', { ...asAdmin, 'Accept-Language': 'en' });
    expect((await fieldErrors(refused)).password).toContain('choose another one');
  });

  it('is refused when it is the e-mail address', async () => {
    const email = 'casilda@agencia.example';
    const data = { email, password: email, role: 'editor' };
    const refused = await send(cms, 'POST', '/users', data, asAdmin);
    expect((await fieldErrors(refused)).password).toContain('elige otra');
  });

  it('is refused when it is made of the name of its own or another account', async () => {
    const name = 'Casilda Montesinos';
    const data = { email: 'casilda@agencia.example', name, role: 'editor' };
    const own = { ...data, password: 'CasildaMontesinos1' };
    const refused = await send(cms, 'POST', '/users', own, asAdmin);
    expect((await fieldErrors(refused)).password).toContain('elige otra');
    expect((await send(cms, 'POST', '/users', { ...data, password: NEW }, asAdmin)).status).toBe(
      201,
    );
    const other = await create('montesinos2026!', asAdmin);
    expect((await fieldErrors(other)).password).toContain('elige otra');
  });

  it.each(['Agencia2026!!', 'FocoAgencia2026', EDITOR, ADMIN])(
    'is refused when it is made of the name of the agency or the address of an account: %s',
    async (password) => {
      const refused = await create(password, asAdmin);
      expect(refused.status).toBe(400);
      expect((await fieldErrors(refused)).password).toContain('elige otra');
    },
  );

  it('is accepted when it is long and not common', async () => {
    expect((await create(NEW, asAdmin)).status).toBe(201);
  });

  it('is refused for another user and after a reset, too', async () => {
    const data = { password: 'password1234' };
    const update = await send(cms, 'PATCH', `/users/${editorId}`, data, asAdmin);
    expect(Object.keys(await fieldErrors(update))).toEqual(['password']);

    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email: EDITOR },
      disableEmail: true,
    });
    const reset = (password: string) =>
      send(cms, 'POST', '/users/reset-password', { token, password });
    expect(Object.keys(await fieldErrors(await reset('password1234')))).toEqual(['password']);
    expect((await reset(PASSWORD)).status).toBe(200);
  });
});

it('an account keeps a password that the rules would refuse today, as an earlier Payload stored it', async () => {
  const email = 'antigua@agencia.example';
  const id = await createAccount(cms, email, 'editor');
  const salt = 'a1b2'.repeat(16);
  const hash = pbkdf2Sync('corta', salt, 25_000, 512, 'sha256').toString('hex');
  await cms.payload.db.updateOne({ collection: 'users', id, data: { salt, hash } });
  expect((await trySignIn(cms, email, 'corto')).status).toBe(401);
  const asSelf = await signIn(cms, email, 'corta');
  const change = (password: string) =>
    send(cms, 'PATCH', `/users/${id}`, { password, currentPassword: 'corta' }, asSelf);
  expect((await fieldErrors(await change('corta2'))).password).toContain('12 caracteres');
  expect((await change(NEW)).status).toBe(200);
});

it('an account with a hash of an earlier Payload can change its password in an open session', async () => {
  const email = 'abierta@agencia.example';
  const id = await createAccount(cms, email, 'editor');
  const asSelf = await signIn(cms, email);
  const salt = 'a1b2'.repeat(16);
  const hash = pbkdf2Sync(PASSWORD, salt, 25_000, 512, 'sha256').toString('hex');
  await cms.payload.db.updateOne({ collection: 'users', id, data: { salt, hash } });
  const data = { password: NEW, currentPassword: PASSWORD };
  expect((await send(cms, 'PATCH', `/users/${id}`, data, asSelf)).status).toBe(200);
  // The check was no sign-in.
  expect(await whoAmI(cms, asSelf)).toBe(email);
  expect((await trySignIn(cms, email, NEW)).status).toBe(200);
});

describe('changing one’s own password or e-mail address', () => {
  const email = 'propia@agencia.example';
  let id: number;
  let asSelf: Record<string, string>;
  const change = (data: object, headers = asSelf) =>
    send(cms, 'PATCH', `/users/${id}`, data, headers);

  beforeAll(async () => {
    id = await createAccount(cms, email, 'editor');
    asSelf = await signIn(cms, email);
  });

  it('asks for the current password at the field', async () => {
    for (const data of [{ password: NEW }, { email: 'otra@agencia.example' }]) {
      const missing = await change(data);
      expect(missing.status).toBe(400);
      expect((await fieldErrors(missing)).currentPassword).toContain('contraseña actual');
      const wrong = await change({ ...data, currentPassword: 'not the current one' });
      expect((await fieldErrors(wrong)).currentPassword).toContain('no es correcta');
    }
    expect((await trySignIn(cms, email)).status).toBe(200);
  });

  it('works with the current password, and never stores it', async () => {
    expect((await change({ password: NEW, currentPassword: PASSWORD })).status).toBe(200);
    expect((await trySignIn(cms, email, NEW)).status).toBe(200);
    const row = await cms.payload.db.findOne({
      collection: 'users',
      where: { id: { equals: id } },
    });
    expect(row).not.toHaveProperty('currentPassword');
  });

  it('is not possible in an update of several accounts', async () => {
    const where = `where[id][equals]=${id}`;
    const refused = await send(cms, 'PATCH', `/users?${where}`, { password: PASSWORD }, asSelf);
    expect(refused.status).toBe(403);
  });

  it('needs no password of the account when an administrator does it', async () => {
    expect((await change({ password: PASSWORD }, asAdmin)).status).toBe(200);
    expect((await trySignIn(cms, email)).status).toBe(200);
  });

  it('limits the guesses of the current password', async () => {
    const guess = () => change({ password: NEW, currentPassword: 'not the current one' });
    asSelf = await signIn(cms, email);
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe('keys', () => {
  const asReader = { Authorization: `users API-Key ${READER_KEY}` };
  const readerId = async () => {
    const response = await send(cms, 'GET', '/users/me', undefined, asReader);
    return ((await response.json()) as { user: { id: number } }).user.id;
  };

  it('of a reader cannot change its own password, e-mail address, key or role', async () => {
    const id = await readerId();
    const changes = [
      { password: NEW, currentPassword: PASSWORD },
      { email: 'otro@agencia.example', currentPassword: PASSWORD },
      { enableAPIKey: true, apiKey: 'another-key' },
      { role: 'admin' },
    ];
    for (const data of changes) {
      expect((await send(cms, 'PATCH', `/users/${id}`, data, asReader)).status).toBe(403);
    }
    expect(await readerId()).toBe(id);
  });

  it('are accepted for readers only: those of others have no second factor and no end', async () => {
    const id = await createAccount(cms, 'clave@agencia.example', 'editor');
    const data = { enableAPIKey: true, apiKey: 'key-of-an-editor' };
    await cms.payload.update({ collection: 'users', id, data });
    const headers = { Authorization: 'users API-Key key-of-an-editor' };
    const response = await send(cms, 'GET', '/users/me', undefined, headers);
    expect(((await response.json()) as { user: unknown }).user).toBeNull();
  });

  it('are created by administrators only', async () => {
    const asEditor = await signIn(cms, EDITOR);
    const data = { enableAPIKey: true, apiKey: 'own-key-of-an-editor' };
    await send(cms, 'PATCH', `/users/${editorId}`, data, asEditor);
    const where = { id: { equals: editorId } };
    const row = await cms.payload.db.findOne<{ id: number; apiKey?: string }>({
      collection: 'users',
      where,
    });
    expect(row?.apiKey).toBeFalsy();
  });
});
