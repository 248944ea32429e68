import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

/** What a page transfers before the first interaction, in bytes; texts are compressed with Brotli. */
export interface Weight {
  html: number;
  css: number;
  /** Files and inline scripts; data blocks such as JSON-LD are not counted. */
  script: number;
  font: number;
  picture: number;
  requests: number;
  /** The URLs of scripts that contain React or Swiper. */
  libraries: string[];
}

const LIBRARY =
  /react\.(transitional\.element|element|fragment|memo)|swiper-(wrapper|slide|initialized)/;

/** The sizes by text: most pages have the same scripts and styles, and compressing takes long. */
const sizes = new Map<string, number>();

function brotliSize(content: string | Buffer): number {
  const text = content.toString('latin1');
  const size = sizes.get(text) ?? (text ? brotliCompressSync(content).length : 0);
  sizes.set(text, size);
  return size;
}

async function inlineScripts(page: Page): Promise<string[]> {
  return page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[])
        .filter(({ type }) => ['', 'module', 'text/javascript'].includes(type))
        .map(({ text }) => text),
    );
}

/** Scrolls to the end of the page, so that lazy content is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
}

/** The types of requests that are counted; of what is only prefetched, Chromium keeps no body. */
const COUNTED = ['document', 'stylesheet', 'font', 'image', 'script'];

/**
 * Reads a body as soon as it is there. A busy Chromium may have dropped it by then: the file is requested
 * once more.
 */
function readBody(page: Page, response: Response): Promise<Buffer | undefined> {
  if (!COUNTED.includes(response.request().resourceType())) return Promise.resolve(undefined);
  const again = async () => (await page.request.get(response.url())).body();
  const body = response.body().catch(again);
  // A failure is thrown where the body is awaited.
  body.catch(() => undefined);
  return body;
}

function addBody(weight: Weight, response: Response, body: Buffer): void {
  const type = response.request().resourceType();
  if (type === 'document') weight.html += brotliSize(body);
  if (type === 'stylesheet') weight.css += brotliSize(body);
  if (type === 'font') weight.font += body.length;
  if (type === 'image') weight.picture += body.length;
  if (type === 'script') {
    weight.script += brotliSize(body);
    if (LIBRARY.test(body.toString())) weight.libraries.push(response.url());
  }
}

/**
 * Opens a page with an empty cache, and measures all responses until the network is idle.
 *
 * @param isScrolled whether to scroll to the end of the page
 */
export async function measureWeight(page: Page, url: string, isScrolled: boolean): Promise<Weight> {
  const weight: Weight = {
    html: 0,
    css: 0,
    script: 0,
    font: 0,
    picture: 0,
    requests: 0,
    libraries: [],
  };
  const responses = new Map<Response, Promise<Buffer | undefined>>();
  const record = (response: Response) => responses.set(response, readBody(page, response));
  page.on('response', record);
  await page.goto(url);
  if (isScrolled) await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  page.off('response', record);
  for (const text of await inlineScripts(page)) {
    weight.script += brotliSize(text);
    if (LIBRARY.test(text)) weight.libraries.push('inline');
  }
  for (const [response, reading] of responses) {
    const body = await reading;
    if (body) addBody(weight, response, body);
  }
  weight.requests = responses.size;
  return weight;
}
