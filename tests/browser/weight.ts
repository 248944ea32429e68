import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

/** What a page costs on the wire before anybody touches it; texts as Brotli makes them, in bytes. */
export interface Weight {
  html: number;
  css: number;
  /** Files and inline scripts together; data blocks such as JSON-LD do not run and do not count. */
  script: number;
  font: number;
  picture: number;
  requests: number;
  /** The addresses of scripts in which React or Swiper is found. */
  libraries: string[];
}

const LIBRARY =
  /react\.(transitional\.element|element|fragment|memo)|swiper-(wrapper|slide|initialized)/;

const brotli = (text: string | Buffer): number =>
  text.length ? brotliCompressSync(text).length : 0;

async function inlineScripts(page: Page): Promise<string[]> {
  return page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[])
        .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
        .map(({ text }) => text),
    );
}

/** To the end of the page and a moment's wait: what comes by being seen is counted too. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

async function add(weight: Weight, response: Response): Promise<void> {
  const body = await response.body();
  const type = response.request().resourceType();
  if (type === 'document') weight.html += brotli(body);
  if (type === 'stylesheet') weight.css += brotli(body);
  if (type === 'font') weight.font += body.length;
  if (type === 'image') weight.picture += body.length;
  if (type === 'script') {
    weight.script += brotli(body);
    if (LIBRARY.test(body.toString())) weight.libraries.push(response.url());
  }
}

/**
 * Opens a page with a cold cache and weighs everything it asks for until it is quiet, scrolled to
 * its end or not.
 */
export async function weigh(page: Page, address: string, isScrolled: boolean): Promise<Weight> {
  const weight: Weight = {
    html: 0,
    css: 0,
    script: 0,
    font: 0,
    picture: 0,
    requests: 0,
    libraries: [],
  };
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (isScrolled) await seeAll(page);
  page.off('response', note);
  for (const text of await inlineScripts(page)) {
    weight.script += brotli(text);
    if (LIBRARY.test(text)) weight.libraries.push('inline');
  }
  for (const response of responses) await add(weight, response);
  weight.requests = responses.length;
  return weight;
}
