import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { vi } from 'vitest';
import { type SitePath, KeyedBuild } from '~/build/incremental/keyedBuild.ts';
import { MadeFiles } from '~/build/incremental/madeFiles.ts';
import { checkedFile } from '~/build/incremental/outputStore.ts';
import { buildSession } from '~/session/buildSession.ts';
import { neededFiles, pictureFileName } from '~/pictures/pictureFile.ts';
import { fakeCms } from '../../loaders/fakeCms.ts';

/** Returns a path as Astro's prerenderer lists it. */
export const sitePath = (name: string, cacheKey: string | undefined): SitePath =>
  ({
    pathname: `/${name}`,
    cacheKey,
    route: { component: 'src/pages/[slug].astro', type: 'page' },
  }) as SitePath;

const SIZE = { width: 40, height: 50 };
const original = await sharp({ create: { ...SIZE, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();

/** Adds a file of a picture to the page; the CMS has the original of `ana` only. */
function addPicture(origin: string, name: string): void {
  const file = {
    picture: {
      url: `${origin}/api/media/file/${name}.png`,
      ...SIZE,
      colour: '#aa0000',
      record: { id: '7', filename: `${name}.png`, mimeType: 'image/png', sizeBytes: 0 },
    },
    ...SIZE,
    format: 'png' as const,
  };
  const made = `_astro/${pictureFileName(file)}`;
  buildSession.pictures.set(made, file);
  buildSession.keyed.getStore()?.pictures.add(made);
}

/** What a build has made, by file. */
export type Made = Record<string, { key: string; checksum: string }>;

/** Creates a temporary project that can be built several times with one cache. */
export async function createFixture() {
  const root = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'keyed-'))}/`);
  const folder = (name: string) => new URL(`${name}/`, root);
  for (const name of ['0', '1', '2']) await mkdir(folder(name), { recursive: true });
  const indexFile = new URL('site/made.json', root);
  let count = 0;
  const cms = await fakeCms(({ url = '' }, response) =>
    url.includes('ana') ? response.end(original) : response.writeHead(404).end(),
  );
  vi.stubEnv('CMS_URL', cms.origin);

  /** Builds these paths, whose pages show a text and a picture; returns the rendered paths. */
  async function build(
    paths: SitePath[],
    text: () => unknown,
    { inputs = 'a', picture = '', type = 'text/html; charset=utf-8', headers = {} } = {},
  ) {
    const outDir = folder(String(count++));
    const pages = new Map<string, string>();
    const made = await MadeFiles.open({ cacheDir: root, outDir });
    const keyed = new KeyedBuild(made, ({ page, html }) => pages.set(page, html));
    keyed.start(inputs);
    const rest = keyed.restore(paths);
    for (const { pathname } of rest) {
      const request = new Request(`https://a.example${pathname}.html`);
      const response = await keyed.render(request, async () => {
        if (picture) addPicture(cms.origin, picture);
        return new Response(String(text()), { headers: { 'content-type': type, ...headers } });
      });
      // As Astro does.
      const file = new URL(encodeURI(`${decodeURIComponentOrNot(pathname)}.html`).slice(1), outDir);
      writeFileSync(file, await response.text());
    }
    await made.createPictures(neededFiles);
    await made.save();
    return {
      pages,
      rendered: rest.map(({ pathname }) => pathname),
      outDir,
      made: (await checkedFile.read<Made>(indexFile))!,
    };
  }
  return { build, root, indexFile };
}

/** Returns the name of a path's file, which keeps what is no percent-encoding. */
function decodeURIComponentOrNot(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
