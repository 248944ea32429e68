import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from './support/accounts.ts';
import { createPicture } from './support/fixtureAgency.ts';
import { useTestCms } from './support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });

let headers: Record<string, string>;
let folder: string;

beforeAll(async () => {
  folder = cms.payload.collections.media.config.upload.staticDir!;
  headers = { ...(await signIn(cms, 'editor@agencia.example')), 'Accept-Language': 'es' };
});
afterEach(() => vi.restoreAllMocks());

interface Answer {
  doc?: { id: number; filename: string };
  errors?: { message: string }[];
}

async function send(method: string, target: string, width: number) {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Un retrato' }));
  const picture = new Uint8Array(await createPicture(width, width));
  form.set('file', new Blob([picture], { type: 'image/png' }), 'retrato.png');
  const response = await fetch(`${cms.url}/api/media${target}`, { method, headers, body: form });
  return { status: response.status, ...((await response.json()) as Answer) };
}

/** Lets the disk be full: of each file of this kind the first bytes are stored, and the rest is refused. */
function fillDisk(isRefused: (file: string) => boolean): void {
  const { writeFile } = fs;
  vi.spyOn(fs, 'writeFile').mockImplementation(async (file, data, ...rest) => {
    if (!isRefused(String(file))) return writeFile(file, data, ...rest);
    await writeFile(file, (data as Buffer).subarray(0, 100));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
}

const inFolder = async () => (await fs.readdir(folder)).sort();
const rowCount = async () => (await cms.payload.count({ collection: 'media' })).totalDocs;

const KINDS: [string, (file: string) => boolean][] = [
  ['the file', (file) => file.endsWith('.png')],
  ['its sized copy', (file) => file.endsWith('.webp')],
];

describe.each(KINDS)('with a disk too full for %s', (_name, isRefused) => {
  it('a new file leaves no row and no file, and the editor is told', async () => {
    const before = [await inFolder(), await rowCount()];
    fillDisk(isRefused);
    const { status, errors } = await send('POST', '', 800);
    expect([await inFolder(), await rowCount()]).toEqual(before);
    expect(status).toBe(507);
    expect(errors?.[0]?.message).toContain('quizá porque su disco está lleno');
    vi.restoreAllMocks();
    const { doc } = await send('POST', '', 800);
    expect(existsSync(path.join(folder, doc!.filename))).toBe(true);
  });

  it('a record whose file is replaced keeps the one that it had', async () => {
    const { doc } = await send('POST', '', 800);
    const before = await inFolder();
    const bytes = await fs.readFile(path.join(folder, doc!.filename));
    fillDisk(isRefused);
    expect((await send('PATCH', `/${doc!.id}`, 900)).status).toBe(507);
    expect(await inFolder()).toEqual(before);
    expect(await fs.readFile(path.join(folder, doc!.filename))).toEqual(bytes);
    vi.restoreAllMocks();
    const { status, doc: replaced } = await send('PATCH', `/${doc!.id}`, 900);
    expect(status).toBe(200);
    const after = await inFolder();
    expect(after).toContain(replaced!.filename);
    expect(after).not.toContain(doc!.filename);
    expect(after).toHaveLength(before.length);
  });
});

it('a file whose row cannot be stored leaves nothing', async () => {
  const before = await inFolder();
  const refuse = () => Promise.reject(new Error('SQLITE_FULL: database or disk is full'));
  vi.spyOn(cms.payload.db, 'create').mockImplementation(refuse);
  expect((await send('POST', '', 800)).status).toBe(500);
  expect(await inFolder()).toEqual(before);
});
