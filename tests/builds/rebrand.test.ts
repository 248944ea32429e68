import { execFileSync } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRAND } from '../../cms/contract/brand.ts';
import families from '../../src/ui/fonts/families.json';
import { launchOptions } from '../browser/chromium.ts';
import { buildSite } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { serveFolder } from '../site/serve.ts';
import { hasTypst } from '../support/typst.ts';

/*
 * Changes the brand's file in a copy of the repository, as docs/how-to/rebrand.md says, builds the sample
 * agency, and looks for the former brand.
 */

/** Longer than some texts for search engines leave room for. */
const NAME = 'Orilla Superrepresentantes de Intérpretes';
const ACCENT = '#7FE0C2';
const INK = '#0B2540';

let folder: string;
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
const read = async (pattern: string) => {
  const [file] = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return readFile(path.join(folder, file!));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rebrand-'));
  await copySite(folder);
  const file = path.join(folder, 'cms/contract/brand.ts');
  const brand = (await readFile(file, 'utf8'))
    .replace(BRAND.name, NAME)
    .replace(BRAND.colours.accent, ACCENT)
    .replace(BRAND.colours.ink, INK)
    .replace(BRAND.fonts.display.package, BRAND.fonts.text.package)
    .replace('weight: 800', 'weight: 700');
  await writeFile(file, brand);
  run('src/ui/writeBrand.ts');
  const { code, output } = await buildSite(folder, { SITE_URL: 'https://orilla.example' });
  expect(code, output).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

it('leaves no trace of the former name, colours and font in the built site', async () => {
  const words = [BRAND.name, BRAND.colours.accent, BRAND.colours.ink, families.display.family];
  const former = words.map((word) => word.toLowerCase());
  let files = 0;
  let styles = '';
  const found: string[] = [];
  for await (const file of glob('dist/**/*.{html,css,js,json,xml,txt,svg,webmanifest}', {
    cwd: folder,
  })) {
    files++;
    const text = (await readFile(path.join(folder, file), 'utf8')).toLowerCase();
    if (file.endsWith('.css')) styles += text;
    found.push(...former.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`));
  }
  expect(files).toBeGreaterThan(200);
  expect(found).toEqual([]);
  expect(String(await read('dist/index.html'))).toContain(NAME);
  expect(styles).toContain(ACCENT.toLowerCase());
});

it('changes the sheets, in text and fonts', async ({ skip }) => {
  skip(!hasTypst(), 'Typst has no package for this machine');
  const pdf = await read('dist/fichas/actrices/*.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  expect(text.toUpperCase()).toContain(NAME.toUpperCase());
  expect(text).not.toContain(BRAND.name);
  expect(pdf.toString('latin1')).not.toContain(families.display.family.replaceAll(' ', ''));
});

it('changes the share images', async () => {
  const { data } = await sharp(await read('dist/cards/*.jpg'))
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = [1, 3, 5].map((at) => parseInt(INK.slice(at, at + 2), 16));
  ink.forEach((channel, index) => expect(Math.abs(data[index]! - channel)).toBeLessThan(6));
});

it('changes the icons, the e-mails and the admin', async () => {
  expect(String(await read('public/favicon.svg'))).toContain(ACCENT);
  const printed = run(
    '--input-type=module',
    '-e',
    `const { accounts } = await import('./cms/features/accounts/accountsPlugin.ts');
     const { collections } = await accounts({ collections: [{ slug: 'users', fields: [] }] });
     const { ICON_URL, brandStyle } = await import('./cms/features/brand/brandPlugin.ts');
     const req = { i18n: { language: 'es' } };
     console.log(collections[0].auth.forgotPassword.generateEmailHTML({ req, token: 'x' }));
     console.log(JSON.stringify(brandStyle), decodeURIComponent(ICON_URL));`,
  );
  expect(printed).toContain(NAME);
  expect(printed).toContain(`"--brand-accent":"${ACCENT}"`);
  for (const former of [BRAND.name, BRAND.colours.accent, BRAND.colours.ink]) {
    expect(printed).not.toContain(former);
  }
});

/** What of the header is cut, broken within a word, or over something else. */
const findHeaderFaults = () => {
  const header = document.querySelector('.site-header')!;
  const name = header.querySelector('.wordmark')!;
  const text = name.firstChild!;
  const faults: string[] = [];
  for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (range.getClientRects().length !== 1) faults.push(`${word} is broken`);
  }
  if (name.scrollWidth > name.clientWidth) faults.push('the name is cut');
  if (header.scrollWidth > header.clientWidth) faults.push('the header is too wide');
  const parts = [...header.firstElementChild!.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > top)
    .toSorted((a, b) => a.left - b.left);
  parts.forEach(({ left }, index) => {
    if (index > 0 && parts[index - 1]!.right > left) faults.push(`part ${index} is covered`);
  });
  if (header.clientHeight > 90) faults.push(`the header is ${header.clientHeight} px high`);
  return faults;
};

it('shows a long name whole in the header, in a wide font', async () => {
  const site = await serveFolder(path.join(folder, 'dist'));
  const browser = await chromium.launch(launchOptions());
  const found: string[] = [];
  for (const width of [320, 390, 768, 1280, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    for (const address of ['/actrices', '/en/actrices']) {
      await page.goto(site.origin + address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const faults = await page.evaluate(findHeaderFaults);
      found.push(...faults.map((fault) => `${address} at ${width} px: ${fault}`));
    }
  }
  await browser.close();
  site.close();
  expect(found).toEqual([]);
});
