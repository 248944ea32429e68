import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SitePath } from '~/incremental/manifest.ts';
import { Assembly } from '~/incremental/pageCache.ts';
import { Keep } from '~/incremental/outputStore.ts';
import { readManifest, writeManifest, summarise } from '~/incremental/manifest.ts';
import { Pictures } from '~/incremental/imageCache.ts';
import { trackedQuery } from '~/lib/incremental/trackedQuery.ts';

/** A path that Astro would give. */
export const sitePath = (name: string, cacheKey: string | undefined, pathname?: string): SitePath =>
  ({
    pathname: `/${name}`,
    cacheKey,
    route: { component: 'src/pages/[slug].astro', type: 'page', pathname },
  }) as SitePath;

/** A folder in which a site is built again and again. */
export async function workshop() {
  const root = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'assembly-'))}/`);
  const folder = (name: string) => new URL(`${name}/`, root);
  for (const name of ['assets', '0', '1', '2']) await mkdir(folder(name), { recursive: true });
  const manifest = new URL('manifest.json', root);
  let count = 0;

  /** Builds these paths, whose pages show what is asked; gives the names of those made anew. */
  async function build(
    paths: SitePath[],
    ask: () => unknown,
    { guard = 'g', picture = '', type = 'text/html; charset=utf-8' } = {},
  ) {
    const outDir = folder(String(count++));
    const last = await readManifest(manifest);
    const pictures = new Pictures({ cache: folder('assets'), outDir }, last.pictures);
    const keep = new Keep(folder('keep'));
    let notes: ReadonlyMap<string, string> = new Map();
    const finishing = {
      finish: (html: string) => html.replace('draft', 'final'),
      notes: {
        noteOf: (html: string) => `note of ${html}`,
        take: (all: typeof notes) => (notes = all),
      },
    };
    const assembly = new Assembly({ last, guard, keep, pictures, finishing, outDir });
    const asked = trackedQuery('shown', ask);
    const rest = await assembly.restore(paths);
    for (const { pathname } of rest) {
      await assembly.make(new Request(`https://a.example${pathname}.html`), async () => ({
        response: new Response(String(asked()), {
          headers: { 'content-type': type },
        }),
        metadata: { staticImages: picture ? [{ finalPath: `/_astro/${picture}` }] : [] } as never,
      }));
    }
    await pictures.discardDoubtful();
    const made = new URL(`assets/${picture}`, root);
    // As Astro does.
    if (picture && !existsSync(made)) {
      await writeFile(made, 'pixels');
      await writeFile(`${made.pathname}.json`, '{"expires":1}');
    }
    await writeManifest(manifest, await summarise(assembly, guard, pictures.finish()));
    assembly.tell();
    return {
      notes,
      anew: rest.map(({ pathname }) => pathname),
      outDir,
      manifest: await readManifest(manifest),
    };
  }
  return { build, root, manifest };
}
