import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { serveFolder } from '../site/serve';
import { hasTypst } from '../support/typst';
import { readPdf } from '../unit/features/documents/sheet/readPdf';
import { startAdminServer } from './adminServer';
import { startFakeHost } from './fakeHost';
import { createReader } from './hostAccount';
import { NAME, TITLES, VIDEOS, fillTalent } from './newTalent';
import { onSite, publishButton } from './recordForm';
import { signIn } from './signIn';

const PORT = 3129;
const BUILD_KEY = 'the-key-of-the-host';
const PAGE = '/actrices/maider-etxeberria';
const MAX_PDF_BYTES = 200_000;

let host: Awaited<ReturnType<typeof startFakeHost>>;
let admin: Awaited<ReturnType<typeof startAdminServer>>;
let site: Awaited<ReturnType<typeof serveFolder>>;
/** What the browser says when the policy of the admin or of the site blocks something. */
const violations: string[] = [];

// The page and the sheet are those of the talent that the first test publishes.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casting-sheet-'));
  const outDir = path.join(folder, 'dist');
  host = await startFakeHost(outDir, { CMS_URL: `http://localhost:${PORT}`, CMS_TOKEN: BUILD_KEY });
  admin = await startAdminServer(PORT, { BUILD_HOOK_URL: host.url });
  await createReader(admin.origin, BUILD_KEY);
  site = await serveFolder(outDir);
});
test.beforeEach(({ page }) => {
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
});
test.afterEach(() => expect(violations).toEqual([]));
test.afterAll(async () => {
  site?.close();
  await admin?.stop();
  host?.close();
});

async function openNewTalent(page: Page) {
  await signIn(page, admin.origin);
  await page.getByRole('link', { name: /^Nuevo talento/ }).click();
  await expect(page.getByLabel('Nombre artístico')).toBeFocused();
}

test('an editor publishes a new talent with clips, a voice clip and twelve credits', async ({
  page,
}) => {
  await openNewTalent(page);
  await fillTalent(page);
  await publishButton(page).click();
  await expect(page).not.toHaveURL(/create/);
  await expect.poll(() => host.titles).toContain(`POST CMS: ${NAME}`);
  expect([...(await host.pages()).keys()]).toEqual(expect.arrayContaining([PAGE, `/en${PAGE}`]));
  await expect(onSite(page)).toHaveText(/En línea desde las? \d+:\d\d/);
});

for (const [language, prefix, film, listen, call] of [
  ['Spanish', '', 'Cine', 'Escuchar', 'Representa'],
  ['English', '/en', 'Film', 'Listen', 'Represented by'],
] as const) {
  test(`the page in ${language} shows the clips, plays the voice, and has every credit and the agent`, async ({
    page,
  }) => {
    await page.goto(`${site.origin}${prefix}${PAGE}`);
    await expect(page.locator('h1')).toHaveText(NAME);
    const portrait = page.locator('.portrait img');
    await expect
      .poll(() => portrait.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    for (const [index, { title, work, tone, length }] of VIDEOS.entries()) {
      const clip = page.locator(`#video-${index + 1}`);
      await expect(clip).toBeVisible();
      for (const text of [title, work, length]) await expect(clip).toContainText(text);
      // The reel has its title on the poster, and nothing below it.
      if (index > 0) await expect(clip).toContainText(prefix ? tone.en : tone.es);
      await expect(clip.getByRole('link')).toHaveAttribute('href', /vimeo/);
    }
    for (const [id, titles] of Object.entries(TITLES)) {
      const heads = page.locator(`section[aria-labelledby=${id}] tbody th`);
      await expect(heads).toContainText(titles);
    }
    await expect(page.getByRole('heading', { name: film, exact: true })).toBeVisible();
    const director = page.getByRole('link', { name: 'Elena Prats' });
    await expect(director).toHaveAttribute('href', /directores-y-guionistas\/elena-prats$/);
    const agent = page.getByRole('region', { name: call });
    await expect(agent).toContainText('Marta Olmedo');
    await expect(agent.getByRole('link', { name: '+34 910 000 022' })).toBeVisible();

    await page.locator('summary', { hasText: listen }).click();
    const player = page.locator('audio');
    await expect(player).toBeVisible();
    await player.evaluate((audio: HTMLAudioElement) => audio.play());
    await expect
      .poll(() => player.evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
      .toBeGreaterThan(0);
    expect(await player.evaluate(({ duration }: HTMLAudioElement) => duration)).toBeGreaterThan(1);
  });

  test(`the sheet in ${language} names every credit, the languages, the agent and the page`, async ({
    page,
    request,
  }) => {
    test.skip(!hasTypst(), 'Typst has no package for this machine');
    await page.goto(`${site.origin}${prefix}${PAGE}`);
    const href = await page.locator('a[href$=".pdf"]').first().getAttribute('href');
    const file = await (await request.get(`${site.origin}${href}`)).body();
    expect(file.length).toBeLessThanOrEqual(MAX_PDF_BYTES);
    const { pages, xmp, info, elements, links } = await readPdf(file);
    const text = pages.join(' ');
    const titles = Object.values(TITLES).flat();
    expect(titles).toHaveLength(12);
    const capitals = titles.map((title) => title.toLocaleUpperCase('es'));
    expect(capitals.filter((title) => !text.includes(title))).toEqual([]);
    const words = prefix ? ['Basque native', 'Japanese high'] : ['Euskera nativo', 'Japonés alto'];
    expect(
      [...words, 'Marta Olmedo', '+34 910 000 022'].filter((word) => !text.includes(word)),
    ).toEqual([]);
    expect(links).toContain(`https://foco-agencia.example${prefix}${PAGE}`);
    expect(info).toMatchObject({ Language: prefix ? 'en' : 'es' });
    expect(xmp).toMatch(/<pdfuaid:part>1</);
    expect(elements.filter(({ role }) => role === 'Table')).toHaveLength(3);
    expect(elements.find(({ role }) => role === 'Figure')?.alt).toContain(NAME);
  });
}
