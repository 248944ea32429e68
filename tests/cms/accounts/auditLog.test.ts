import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, send, signIn, trySignIn, useCheapHashes } from '../support/accounts.ts';
import { PASSWORD, READER_KEY, useTestCms } from '../support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

const ADMIN = 'directora@agencia.example';
const EDITOR = 'redactora@agencia.example';
const YEAR_MS = 365 * 24 * 3_600_000;

interface Entry {
  id: number;
  who: string;
  action: string;
  record: string;
  changes: string;
  time: string;
  createdAt: string;
  address?: string;
}

let hashes: ReturnType<typeof useCheapHashes>;
let asAdmin: Record<string, string>;
let asEditor: Record<string, string>;

beforeAll(async () => {
  hashes = useCheapHashes();
  await createAccount(cms, ADMIN, 'admin');
  await createAccount(cms, EDITOR, 'editor');
  asAdmin = await signIn(cms, ADMIN);
  asEditor = await signIn(cms, EDITOR);
});
afterAll(() => hashes.mockRestore());

async function readLog(language = 'es'): Promise<Entry[]> {
  const headers = { ...asAdmin, 'Accept-Language': language };
  const response = await send(cms, 'GET', '/audit-log?limit=100', undefined, headers);
  return ((await response.json()) as { docs: Entry[] }).docs;
}

/** Returns the entries that an action adds, oldest first, as lines. */
async function logged(act: () => Promise<unknown>, language = 'es'): Promise<string[]> {
  const before = new Set((await readLog()).map(({ id }) => id));
  await act();
  const added = (await readLog(language)).filter(({ id }) => !before.has(id)).reverse();
  return added.map(({ who, action, record, changes }) =>
    [who, action, record, changes].filter((text) => text !== '—').join(' | '),
  );
}

const edit = (method: string, path: string, data?: object) =>
  send(cms, method, path, data, asEditor).then((response) => response.json());

describe('the audit log', () => {
  it('names who created, saved, published, unpublished and deleted a record', async () => {
    const talent = { name: 'Ana Gil', sections: ['actress'], visibility: 'listed' };
    let id = 0;
    const lines = await logged(async () => {
      ({ id } = (await edit('POST', '/talents?draft=true', { ...talent, _status: 'draft' })).doc);
      await edit('PATCH', `/talents/${id}?draft=true`, { heightCm: 170, _status: 'draft' });
      await edit('PATCH', `/talents/${id}`, { homeBase: ['Lugo'], _status: 'published' });
      await edit('PATCH', `/talents/${id}`, { _status: 'draft' });
    });
    expect(lines).toEqual([
      `${EDITOR} | create | Talento · Ana Gil`,
      `${EDITOR} | update | Talento · Ana Gil | Altura (cm)`,
      expect.stringMatching(/ \| publish \| Talento · Ana Gil \| .*/),
      expect.stringMatching(/ \| unpublish \| Talento · Ana Gil/),
    ]);
    await edit('PATCH', `/talents/${id}`, { deletedAt: new Date().toISOString() });
    const path = `/talents/${id}?trash=true`;
    const deletion = await logged(() => send(cms, 'DELETE', path, undefined, asAdmin));
    expect(deletion).toEqual([`${ADMIN} | delete | Talento · ${id} (borrado)`]);
  });

  it('names changed fields in the reader’s language, and only those', async () => {
    const change = () => edit('POST', '/globals/agency', { name: 'Foco', taxId: 'B00000000' });
    expect(await logged(change, 'en')).toEqual([`${EDITOR} | update | Agency | Name, Tax number`]);
    expect(await logged(change)).toEqual([`${EDITOR} | update | Agencia`]);
  });

  it('contains no values: no personal data, no passwords', async () => {
    const { docs } = await cms.payload.db.find({ collection: 'audit-log', where: {}, limit: 500 });
    const stored = JSON.stringify(docs);
    for (const value of ['Ana Gil', 'Lugo', 'B00000000', PASSWORD])
      expect(stored).not.toContain(value);
  });

  it('names a change of account, but not the password', async () => {
    const id = await createAccount(cms, 'cambia@agencia.example', 'editor');
    const data = { password: 'caballo lámpara azul 47', role: 'admin' };
    const lines = await logged(() => send(cms, 'PATCH', `/users/${id}`, data, asAdmin));
    expect(lines).toEqual([
      `${ADMIN} | update | Cuenta · cambia@agencia.example | Papel, Contraseña`,
    ]);
  });

  it('records sign-ins, refused ones and blocked ones, with the address', async () => {
    const address = '198.51.100.200';
    const email = 'entra@agencia.example';
    await createAccount(cms, email, 'editor');
    const lines = await logged(async () => {
      await trySignIn(cms, email, PASSWORD, address);
      await trySignIn(cms, 'a typed passphrase', 'wrong password', address);
      for (let attempt = 0; attempt < 8; attempt++) await trySignIn(cms, email, 'wrong', address);
    });
    const failed = `${email} | signInFailed`;
    expect(lines).toEqual([
      `${email} | signIn`,
      'Cuenta desconocida | signInFailed',
      ...Array.from({ length: 5 }, () => failed),
      `${email} | blocked`,
    ]);
    const entries = (await readLog()).filter((entry) => entry.address === address);
    expect(entries).toHaveLength(lines.length);
    expect(JSON.stringify(entries)).not.toContain('a typed passphrase');
  });

  it('shows times in Madrid, in summer and winter', async () => {
    const add = async (createdAt: string) =>
      cms.payload.db.create({ collection: 'audit-log', data: { action: 'signIn', createdAt } });
    await add('2026-07-01T10:00:00.000Z');
    await add('2026-12-01T10:00:00.000Z');
    const timeOf = (entries: Entry[], month: string) =>
      entries.find(({ createdAt }) => createdAt.startsWith(month))?.time;
    const [spanish, english] = [await readLog('es'), await readLog('en')];
    expect(timeOf(spanish, '2026-07')).toBe('1 jul 2026, 12:00:00');
    expect(timeOf(spanish, '2026-12-01T10')).toBe('1 dic 2026, 11:00:00');
    expect(timeOf(english, '2026-07')).toBe('1 Jul 2026, 12:00:00');
  });

  it('is read by administrators only and written by nobody', async () => {
    const asReader = { Authorization: `users API-Key ${READER_KEY}` };
    const readAs = async (headers: Record<string, string>) =>
      (await send(cms, 'GET', '/audit-log', undefined, headers)).status;
    expect(await readAs({})).toBe(401);
    expect(await readAs(asReader)).toBe(403);
    expect(await readAs(asEditor)).toBe(403);
    const [entry] = await readLog();
    const path = `/audit-log/${entry?.id}`;
    for (const [method, url] of [
      ['POST', '/audit-log'],
      ['PATCH', path],
      ['DELETE', path],
    ] as const) {
      const response = await send(cms, method, url, { action: 'signIn', who: 'x' }, asAdmin);
      expect(response.status).toBe(403);
    }
    for (const collection of ['audit-log', 'second-factors']) {
      const response = await send(cms, 'GET', `/${collection}`, undefined, asEditor);
      expect(response.status).toBe(403);
    }
    expect((await send(cms, 'GET', '/second-factors', undefined, asAdmin)).status).toBe(403);
  });

  it('forgets entries after a year', async () => {
    const at = (ageMs: number) => new Date(Date.now() - ageMs).toISOString();
    const add = (who: string, createdAt: string) =>
      cms.payload.db.create({
        collection: 'audit-log',
        data: { action: 'signIn', who, createdAt },
      });
    await add('old', at(YEAR_MS + 60_000));
    await add('recent', at(YEAR_MS - 60_000));
    await cms.payload.jobs.queue({ task: 'purgeAuditLog', input: {} });
    await cms.payload.jobs.run({ queue: 'default', silent: true });
    const names = (await readLog()).map(({ who }) => who);
    expect(names).not.toContain('old');
    expect(names).toContain('recent');
  });
});
