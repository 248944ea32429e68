import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isoDay } from '../../cms/contract/timeZone.ts';
import { launchOptions } from '../browser/chromium.ts';
import { send, signIn } from '../cms/support/accounts.ts';
import { fillEmptyAgency, upload } from '../cms/support/fixtureAgency.ts';
import { READER_KEY, publish, startTestCms } from '../cms/support/testCms.ts';
import { MEASUREMENT_ID, mockAnalytics } from '../e2e/support/analyticsServer.ts';
import { ACCEPTED } from '../e2e/support/consent.ts';
import { createFiles } from '../edits/files.ts';
import { buildSite, hashFiles } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { readRights } from '../support/readXmp.ts';
import { createRecording } from '../support/recording.ts';
import { hasTypst } from '../support/typst.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

/** An adult whose page has everything, and who is erased at the end. */
const ADULT = { name: 'Úrsula Marañón', slug: 'ursula-maranon', credit: 'Lucía & Hnas.' };
const CHILD = { name: 'Zoe Benítez', slug: 'zoe-benitez', homeBase: 'Torrevieja', year: '' };

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** A second minor, whose consent runs out. */
const LEAVING = { name: 'Noa Quirós', slug: 'noa-quiros' };
CHILD.year = dayFromNow(-12.5 * 365.25).slice(0, 4);
/** What is withheld: nothing of it is in a text. */
const WITHHELD = new RegExp(
  `${CHILD.homeBase}|\\b${CHILD.year}\\b|12 años|birthDate|homeLocation|consentUntil`,
);

const HAS_SHEETS = hasTypst();

let cms: RunningCms;
let folder: string;
let adult: number;

const dist = (file = '') => path.join(folder, 'dist', file);
const read = (file: string) => readFile(dist(file), 'utf8');
const distFiles = async () => Object.keys(await hashFiles(dist()));

async function build(settings: Record<string, string> = {}): Promise<void> {
  const environment = {
    ...settings,
    CMS_URL: cms.url,
    CMS_TOKEN: READER_KEY,
    PUBLIC_GA_MEASUREMENT_ID: MEASUREMENT_ID,
    SITE_URL: 'https://foco.example',
  };
  const { code, output } = await buildSite(folder, environment);
  expect(code, output).toBe(0);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** For a server or a page that a busy machine delays; the default is one second. */
const WAIT = { timeout: 60_000, interval: 250 };

/** Serves the built site with its headers, as `npm start` does. */
async function serve() {
  const port = await freePort();
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'preview', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  await vi.waitFor(
    async () => expect((await fetch(`${origin}/robots.txt`)).status).toBe(200),
    WAIT,
  );
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { origin, stop };
}

const photograph = (background: object | string) =>
  sharp({ create: { width: 1600, height: 2000, channels: 4, background: background as never } });

async function addFile(name: string, type: string, data: Buffer, credit?: string) {
  const { id } = await upload(cms, name, type, data);
  if (credit) await cms.payload.update({ collection: 'media', id, data: { credit } });
  return id;
}

beforeAll(async () => {
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
  await fillEmptyAgency(cms);
  const jpeg = (colour: string) => photograph(colour).jpeg().toBuffer();
  const { slug, credit } = ADULT;
  const photo = await addFile(`${slug}.jpg`, 'image/jpeg', await jpeg('#b45a32'), credit);
  const further = await addFile(`${slug}-2.jpg`, 'image/jpeg', await jpeg('#325ab4'), credit);
  const clear = { r: 90, g: 180, b: 50, alpha: 0.5 };
  const figure = await addFile(
    'figura.png',
    'image/png',
    await photograph(clear).png().toBuffer(),
    credit,
  );
  const clip = await addFile(`${slug}-voz.wav`, 'audio/wav', createRecording(2));
  const pdf = await addFile('cv.pdf', 'application/pdf', (await createFiles())[1]!.data);
  const { id } = await publish(cms, ADULT.name, {
    photo,
    gallery: [{ picture: further }],
    videos: [{ kind: 'videobook', title: 'Reel', url: 'https://vimeo.com/76979871' }],
    voiceClips: [{ kind: 'language', language: 'spanish', file: clip }],
    curriculum: pdf,
    birthDate: '1990-05-06',
    homeBase: ['Madrid'],
  });
  adult = id;
  const childPhoto = await addFile(`${CHILD.slug}.jpg`, 'image/jpeg', await jpeg('#5ab432'));
  await publish(cms, CHILD.name, {
    photo: childPhoto,
    gallery: [{ picture: childPhoto }],
    curriculum: pdf,
    birthDate: dayFromNow(-12.5 * 365.25),
    consentUntil: dayFromNow(20),
    homeBase: [CHILD.homeBase],
    playingAgeFrom: 10,
    playingAgeTo: 13,
    cinema: [{ year: 2025, title: 'La cometa', role: 'Nina' }],
  });
  const leavingPhoto = await addFile(`${LEAVING.slug}.jpg`, 'image/jpeg', await jpeg('#5a32b4'));
  await publish(cms, LEAVING.name, {
    photo: leavingPhoto,
    birthDate: dayFromNow(-9.5 * 365.25),
    consentUntil: dayFromNow(1),
  });
  const slides = [{ picture: figure, headline: ADULT.name, talent: adult }];
  const home = { slides, featured: [{ talent: adult }], _status: 'published' } as never;
  await cms.payload.updateGlobal({ slug: 'home', locale: 'es', data: home });
  await cms.payload.create({
    collection: 'proposals',
    data: {
      project: 'Una serie',
      people: [{ talent: adult, note: `Con ${ADULT.name}` }],
      language: 'es',
      validUntil: dayFromNow(100),
      _status: 'published',
    } as never,
  });
  folder = await mkdtemp(path.join(tmpdir(), 'faces-'));
  await copySite(folder);
});
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true });
});

const TRAINING = `AI2Bot Amazonbot Applebot-Extended Bytespider CCBot ClaudeBot
cohere-training-data-crawler Diffbot Google-Extended GPTBot imageSpider ImagesiftBot img2dataset
laion-huggingface-processor LAIONDownloader meta-externalagent Omgilibot PanguBot Timpibot
webzio-extended`.split(/\s/);
const ANSWERING = `Amzn-SearchBot Amzn-User ChatGPT-User Claude-SearchBot Claude-User DuckAssistBot
meta-externalfetcher MistralAI-User OAI-SearchBot Perplexity-User PerplexityBot YouBot`.split(/\s/);

/** What is declared for each choice, byte for byte. */
const DECLARATIONS = {
  all: {
    disallowed: [],
    rules: 'Content-Usage: train-ai=y\nContent-Signal: search=yes, ai-input=yes, ai-train=yes',
    tdmRep: '[{"location":"/","tdm-reservation":0}]',
    headers: { 'tdm-reservation': '0', 'content-usage': 'train-ai=y' },
    dataMining: 'ALLOWED',
  },
  none: {
    disallowed: [...TRAINING, ...ANSWERING],
    rules: 'Content-Usage: train-ai=n\nContent-Signal: search=yes, ai-input=no, ai-train=no',
    tdmRep: '[{"location":"/","tdm-reservation":1}]',
    headers: { 'tdm-reservation': '1', 'content-usage': 'train-ai=n' },
    dataMining: 'PROHIBITED-EXCEPTSEARCHENGINEINDEXING',
  },
  searchOnly: {
    disallowed: TRAINING,
    rules: 'Content-Usage: train-ai=n\nContent-Signal: search=yes, ai-input=yes, ai-train=no',
    tdmRep: '[{"location":"/","tdm-reservation":1}]',
    headers: { 'tdm-reservation': '1', 'content-usage': 'train-ai=n' },
    dataMining: 'PROHIBITED-AIMLTRAINING',
  },
} as const;

/** Returns the addresses of the pictures that a text names, by their file type. */
const picturesIn = (html: string, type: string) => [
  ...new Set(html.match(new RegExp(`/(_astro|cards)/[^"\\s,]+\\.${type}`, 'g')) ?? []),
];

type Get = (address: string) => Promise<Response>;

/** Expects the rights in every file of the places where a page shows the person large. */
async function expectRights(get: Get, dataMining: string): Promise<void> {
  const page = await read(`actrices/${ADULT.slug}.html`);
  const home = await read('index.html');
  const slide = /<article class="slide">[^]*?<\/article>/.exec(home)![0];
  const portrait = /<main[^]*?class="cv-head[^]*?<\/picture>/.exec(page)![0];
  const reel = /class="reel[^]*?<\/picture>/.exec(page)![0];
  const gallery = new RegExp(`<a[^>]*data-large[^>]*>(?:(?!</a>)[^])*${ADULT.slug}-2[^]*?</a>`);
  const [opened] = gallery.exec(page)!;
  const graph = /<script type="application\/ld\+json">[^]*?<\/script>/.exec(page)![0];
  const pictures = {
    portrait: [...picturesIn(portrait, 'avif'), ...picturesIn(portrait, 'jpg')],
    gallery: [...picturesIn(opened, 'avif'), ...picturesIn(opened, 'jpg')],
    reel: [...picturesIn(reel, 'avif'), ...picturesIn(reel, 'jpg')],
    slide: [...picturesIn(slide, 'avif'), ...picturesIn(slide, 'png')],
    searchEngines: picturesIn(graph, 'jpg'),
    card: picturesIn(/<meta property="og:image"[^>]*>/.exec(page)![0], 'jpg'),
    download: [`/fichas/actrices/${ADULT.slug}.jpg`],
  };
  for (const [place, addresses] of Object.entries(pictures)) {
    expect([place, addresses.length > 0]).toEqual([place, true]);
    for (const address of addresses) {
      const body = Buffer.from(await (await get(address)).arrayBuffer());
      expect([place, address, await readRights(body)]).toEqual([
        place,
        address,
        {
          creator: ADULT.credit,
          notice: ADULT.credit,
          credit: ADULT.credit,
          dataMining: `http://ns.useplus.org/ldf/vocab/DMI-${dataMining}`,
          statement: 'https://foco.example/uso-de-las-imagenes',
        },
      ]);
    }
  }
}

describe('with an image service', () => {
  beforeAll(() => build({ IMAGE_DOMAIN: 'foco.example', IMAGE_SERVICE: 'netlify' }));

  it('large pictures are files of the build and carry the rights; thumbnails are its own', async () => {
    const site = await serve();
    await expectRights((address) => fetch(site.origin + address), 'PROHIBITED-AIMLTRAINING');
    await site.stop();
    const list = await read('actrices.html');
    expect(list).toContain('/.netlify/images?url=');
    expect(picturesIn(list, 'avif')).toEqual([]);
  });
});

describe.each(['all', 'none', 'searchOnly'] as const)('with the choice %s', (choice) => {
  const { disallowed, rules, tdmRep, headers, dataMining } = DECLARATIONS[choice];
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    const data = { aiCrawlers: choice } as never;
    await cms.payload.updateGlobal({ slug: 'agency', locale: 'es', data });
    await build();
    site = await serve();
  });
  afterAll(() => site.stop());
  const get = (address: string) => fetch(site.origin + address);

  it('robots.txt and tdmrep.json are, byte for byte', async () => {
    const named = disallowed.map((agent) => `User-agent: ${agent}\n`).join('');
    expect(await (await get('/robots.txt')).text()).toBe(
      `${named ? `${named}Disallow: /\n\n` : ''}User-agent: *\n${rules}\nAllow: /\n\n` +
        'Sitemap: https://foco.example/sitemap.xml\n',
    );
    expect(await (await get('/.well-known/tdmrep.json')).text()).toBe(tdmRep);
  });

  it('a page, a picture, the PDFs and a voice clip have the headers', async () => {
    const html = await read(`actrices/${ADULT.slug}.html`);
    const files = (await distFiles()).map((file) => `/${file}`);
    const addresses = [
      `/actrices/${ADULT.slug}`,
      picturesIn(html, 'avif')[0]!,
      ...files.filter((file) => /^\/(fichas|files)\/.*\.pdf$/.test(file)),
      files.find((file) => /^\/files\/.*\.wav$/.test(file))!,
    ];
    expect(addresses).toHaveLength(HAS_SHEETS ? 5 : 4);
    for (const address of addresses) {
      const response = await get(address);
      const found = Object.keys(headers).map((name) => [name, response.headers.get(name)]);
      expect([address, response.status]).toEqual([address, 200]);
      expect([address, Object.fromEntries(found)]).toEqual([address, headers]);
    }
  });

  it('every format of a large picture carries the rights, and thumbnails carry none', async () => {
    await expectRights(get, dataMining);
    const list = await read('actrices.html');
    const thumbnails = [...picturesIn(list, 'avif'), ...picturesIn(list, 'jpg')].filter((file) =>
      file.startsWith('/_astro/'),
    );
    expect(thumbnails.length).toBeGreaterThan(0);
    for (const address of thumbnails) {
      const { xmp } = await sharp(Buffer.from(await (await get(address)).arrayBuffer())).metadata();
      expect([address, xmp]).toEqual([address, undefined]);
    }
  });
});

describe('a minor of twelve years', () => {
  const expectNothing = (place: string, text: string) =>
    expect([place, WITHHELD.exec(text)?.[0]]).toEqual([place, undefined]);
  let page: string;
  beforeAll(async () => {
    page = await read(`actrices/${CHILD.slug}.html`);
  });

  it('has a page without age, residence, downloads and index', () => {
    const main = /<main[^]*<\/main>/.exec(page)![0];
    expect(main).toContain(CHILD.name);
    expect(main).toContain('La cometa');
    expect(main).toMatch(/10[^<]{1,9}13/);
    expectNothing('page', main);
    expect(main).not.toMatch(/\/fichas\/|\/files\/|\bdownload\b/);
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).toContain('<meta name="referrer" content="no-referrer"');
  });

  it('has a page without analytics, though the visitor accepted them', async () => {
    const site = await serve();
    onTestFinished(site.stop);
    const browser = await chromium.launch(launchOptions());
    onTestFinished(() => browser.close());
    const context = await browser.newContext({ storageState: ACCEPTED, locale: 'es-ES' });
    const visited = await context.newPage();
    const { scripts, events, named } = await mockAnalytics(visited);
    await visited.goto(`${site.origin}/actrices/${CHILD.slug}`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    // The visit is recorded from the next page on, and again not on the way back.
    await visited.locator('header a[href="/actrices"]').first().click();
    await vi.waitFor(() => expect(named('page_view')).toHaveLength(1), WAIT);
    await visited.goBack();
    await visited.waitForURL(`**/${CHILD.slug}`);
    await visited.locator('header a[href="/actrices"]').first().click();
    await vi.waitFor(() => expect(named('page_view')).toHaveLength(2), WAIT);
    expect(JSON.stringify(events)).not.toContain(CHILD.slug);
  });

  it('has a page of an adult to compare with, which shows all of it', async () => {
    const other = await read(`actrices/${ADULT.slug}.html`);
    expect(/\/fichas\/[^"]+\.pdf/.test(other)).toBe(HAS_SHEETS);
    expect(other).toMatch(/\/files\/[^"]+\.pdf/);
    expect(other).toContain('Madrid');
    expect(other).toMatch(/\d\d años/);
    expect(other).not.toContain('content="noindex"');
    expect(other).not.toContain('content="no-referrer"');
  });

  it('has neither sheet nor other downloads, and is not in the sitemap', async () => {
    const files = await distFiles();
    expect(files.filter((file) => file.startsWith('fichas/') && file.includes(CHILD.slug))).toEqual(
      [],
    );
    expect(files.some((file) => file.startsWith('fichas/') && file.includes(ADULT.slug))).toBe(
      true,
    );
    expect(await read('sitemap.xml')).not.toContain(CHILD.slug);
    expect(await read('sitemap.xml')).toContain(ADULT.slug);
  });

  it('has no JSON-LD, and no word of them in what is shared', () => {
    expect(page).not.toContain('application/ld+json');
    expectNothing('metas', (page.match(/<(meta|title) [^>]*>/g) ?? []).join());
  });

  it('is on the card of a list, in the finder and in the enquiry by playing age only', async () => {
    const list = await read('actrices.html');
    expect(list).toContain(CHILD.name);
    expectNothing('list', list);
    const pointer = JSON.parse(await read('finder.json')) as Record<string, string>;
    for (const address of Object.values(pointer)) {
      const index = await read(address);
      expect(index).toContain(CHILD.name);
      expectNothing('finder', index);
    }
    const files = await distFiles();
    const texts = files.filter((file) => /\.(html|json|txt|xml|js)$/.test(file));
    for (const file of texts) {
      expect([file, (await read(file)).includes(CHILD.homeBase)]).toEqual([file, false]);
    }
  });
});

describe('a person who is erased', () => {
  /** What the build keeps between builds, and last what it has put out, whose names say what they are. */
  const PLACES = ['node_modules/.astro', '.astro', '.netlify', '.cache', 'dist'];
  /** Every file in these places, by its hash. */
  const hashes = async () => {
    const files = new Map<string, string>();
    for (const place of PLACES) {
      const found = await hashFiles(path.join(folder, place)).catch(() => ({}));
      for (const [file, hash] of Object.entries(found)) files.set(hash, `${place}/${file}`);
    }
    return files;
  };
  /** The files of these places whose name or content matches. */
  const search = async (pattern: RegExp) => {
    const found: string[] = [];
    for (const file of (await hashes()).values()) {
      const content = await readFile(path.join(folder, file), 'utf8');
      if (pattern.test(file) || pattern.test(content)) found.push(file);
    }
    return found;
  };
  const NAME = /Marañón|MARAÑÓN|ursula-maranon|Mara\\u00f1\\u00f3n|Hnas/;

  it('leaves no byte of name or face in dist and caches after the next build', async () => {
    expect((await search(NAME)).length).toBeGreaterThan(10);
    const before = await hashes();
    const page = await read(`actrices/${ADULT.slug}.html`);
    const list = await read('actrices.html');
    const ownList = list
      .split(/<li[ >]/)
      // Not the head, whose card shows nobody.
      .slice(1)
      .filter((item) => item.includes(ADULT.slug))
      .join('');
    const home = await read('index.html');
    const shown = [page, ownList, home].flatMap((html) =>
      ['avif', 'jpg', 'png'].flatMap((type) => picturesIn(html, type)),
    );
    const faces = new Set(
      [...before]
        .filter(([, file]) => {
          const { base } = path.parse(file);
          return shown.some((address) => address.endsWith(`/${base}`)) || file.includes(ADULT.slug);
        })
        .filter(([, file]) => !file.includes(CHILD.slug) && /\.(avif|jpg|png|wav|pdf)$/.test(file))
        .map(([hash]) => hash),
    );
    expect(faces.size).toBeGreaterThan(10);

    const asAdmin = await signIn(cms, 'admin@agencia.example');
    const answer = await send(cms, 'POST', `/talents/${adult}/erasure`, {}, asAdmin);
    expect(answer.status).toBe(200);
    await build();

    const after = await hashes();
    expect([...after].filter(([hash]) => faces.has(hash)).map(([, file]) => file)).toEqual([]);
    expect(await search(NAME)).toEqual([]);
    expect(await read('actrices.html')).toContain(CHILD.name);
  });
});

describe('a minor whom search engines may list', () => {
  it('has JSON-LD and a share card without what is withheld', async () => {
    const data = { indexMinors: true } as never;
    await cms.payload.updateGlobal({ slug: 'agency', locale: 'es', data });
    await build();
    const page = await read(`actrices/${CHILD.slug}.html`);
    expect(page).not.toContain('content="noindex"');
    expect(page).toContain('content="no-referrer"');
    const parts =
      page.match(/<script type="application\/ld\+json">[^]*?<\/script>|<meta [^>]*>/g) ?? [];
    expect(parts.join()).toContain('application/ld+json');
    expect(parts.join()).toContain('og:image');
    expect(parts.join()).toContain(CHILD.name);
    expect(WITHHELD.exec(parts.join())?.[0]).toBeUndefined();
    expect((await distFiles()).filter((file) => file.includes(`${CHILD.slug}.pdf`))).toEqual([]);
  });
});

describe('when time passes', () => {
  /** Changes a row as time does: nothing else of it changes. */
  const passTime = async (name: string, data: object) => {
    const where = { name: { equals: name } };
    const { updatedAt } = (await cms.payload.db.findOne<{ id: number; updatedAt: string }>({
      collection: 'talents',
      where,
    }))!;
    await cms.payload.db.updateOne({ collection: 'talents', where, data: { ...data, updatedAt } });
  };
  const namesOf = async (name: string, slug: string) => {
    const files = await distFiles();
    const texts = files.filter((file) => /\.(html|json|txt|xml|js)$/.test(file));
    const naming: string[] = files.filter((file) => file.includes(slug));
    for (const file of texts) if ((await read(file)).includes(name)) naming.push(file);
    return naming;
  };
  beforeAll(async () => {
    const data = { indexMinors: false } as never;
    await cms.payload.updateGlobal({ slug: 'agency', locale: 'es', data });
    expect((await namesOf(LEAVING.name, LEAVING.slug)).length).toBeGreaterThan(4);
    const [year = '', ...rest] = isoDay().split('-');
    const birthday = [Number(year) - 18, ...rest].join('-');
    await passTime(CHILD.name, { birthDate: `${birthday}T12:00:00.000Z`, consentUntil: null });
    await passTime(LEAVING.name, { consentUntil: dayFromNow(-1) });
    await build();
  });

  it('the next build withdraws a minor whose consent is over', async () => {
    expect(await namesOf(LEAVING.name, LEAVING.slug)).toEqual([]);
  });

  it('everything of a person is shown from the 18th birthday on', async () => {
    const page = await read(`actrices/${CHILD.slug}.html`);
    expect(page).toContain(CHILD.homeBase);
    expect(page).toContain('18 años');
    expect(page).toMatch(/\/files\/[^"]+\.pdf/);
    expect(page).toContain('application/ld+json');
    expect(page).not.toContain('content="noindex"');
    expect(page).not.toContain('content="no-referrer"');
    expect(await read('sitemap.xml')).toContain(CHILD.slug);
    expect(await distFiles()).toContain(`fichas/actrices/${CHILD.slug}.pdf`);
  });
});
