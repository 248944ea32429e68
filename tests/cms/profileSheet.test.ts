import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AskedPerson } from '../../cms/features/profileUpdates/updates.ts';
import { launchOptions } from '../browser/chromium.ts';
import { send, useSession } from './support/accounts.ts';
import { createPicture, upload } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const IDS: Record<string, number> = { 'one.pdf': 11, 'two.pdf': 22, 'me.png': 33 };
/** A host that browsers give no secure context. */
const LAN = 'cms.example';
const PATIENCE = { timeout: 30_000 };

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
const editor = useSession(cms, 'editor@agencia.example');

let browser: Browser;
let context: BrowserContext;
let page: Page;
/** The names of the files whose upload has begun. */
let uploads: string[];
/** Answers the uploads that wait. */
let answerUploads: () => void;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions(`--host-resolver-rules=MAP ${LAN} 127.0.0.1`));
});
afterAll(() => browser?.close());
beforeEach(async () => {
  context = await browser.newContext({ locale: 'es-ES' });
  page = await context.newPage();
  uploads = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  answerUploads = resolve;
  await context.route('**/mine/upload*', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const name = /filename="([^"]+)"/.exec(body)![1]!;
    uploads.push(name);
    await promise;
    await route.fulfill({ json: { id: IDS[name] } });
  });
});
afterEach(() => context.close());

/** Opens the sheet of a new person by its link. */
async function openSheet(name: string, fields: object = {}, host = 'localhost'): Promise<void> {
  const { id } = await publish(cms, name, fields);
  const answer = await send(cms, 'POST', '/profile-updates/ask', { ids: [id] }, editor);
  const { people } = (await answer.json()) as { people: AskedPerson[] };
  const token = people[0]!.link.split('#')[1];
  const { port } = new URL(cms.url);
  await page.goto(`http://${host}:${port}/api/profile-updates/page#${token}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const choosePdf = (name: string, bytes = 100) => {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(bytes, name)]);
  return page
    .locator('#upload-curriculum')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
};
const waitForUploads = (names: string[]) =>
  vi.waitFor(() => expect(uploads).toEqual(names), PATIENCE);
const curriculum = () => page.locator('[name=curriculum]').inputValue();
const waitForCurriculum = (id: number) =>
  vi.waitFor(async () => expect(await curriculum()).toBe(String(id)), PATIENCE);

it('takes the curriculum that was chosen last, also while the first one is sent', async () => {
  await openSheet('Ana Gil');
  await choosePdf('one.pdf');
  await waitForUploads(['one.pdf']);
  await choosePdf('two.pdf');
  answerUploads();
  await waitForUploads(['one.pdf', 'two.pdf']);
  await waitForCurriculum(22);
});

it('does not take a file whose changes were discarded while it was sent', async () => {
  await openSheet('Eva Sanz');
  await choosePdf('one.pdf');
  await waitForUploads(['one.pdf']);
  // A field that is changed shows the button.
  await page.locator('[name=imdb]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://www.imdb.com/name/nm0000001';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const reloaded = page.waitForResponse(/\/mine\/sheet$/);
  await page.locator('[data-discard]').click();
  await reloaded;
  await page.locator('[data-send-bar]').waitFor({ state: 'hidden' });
  answerUploads();
  // The next upload begins when the first one is over.
  await page.locator('#upload-pictures').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await createPicture(20, 20),
  });
  await waitForUploads(['one.pdf', 'me.png']);
  expect(await curriculum()).toBe('');
});

it('sends a file that the device has no room for', async () => {
  await openSheet('Luz Rey');
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  answerUploads();
  await choosePdf('one.pdf', 5_000_000);
  await waitForCurriculum(11);
});

it('sends a file once where the CMS has no HTTPS', async () => {
  await openSheet('Iria Gil', {}, LAN);
  await choosePdf('one.pdf');
  await waitForUploads(['one.pdf']);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  answerUploads();
  await waitForCurriculum(11);
  expect(uploads).toEqual(['one.pdf']);
});

it('sends what waits although a photograph of the sheet does not load', async () => {
  const { id: photo } = await upload(cms, 'a.png', 'image/png', await createPicture(20, 20));
  await openSheet('Sol Mora', { photo, gallery: [{ picture: photo }] });
  await choosePdf('one.pdf');
  await waitForUploads(['one.pdf']);
  await context.route('**/mine/file', (route) => route.abort());
  await page.reload();
  await waitForUploads(['one.pdf', 'one.pdf']);
});
