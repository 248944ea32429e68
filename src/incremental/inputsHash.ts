import type { AstroConfig } from 'astro';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from './hash.ts';

/** What lies at the root and shapes no page. All else does, what nobody has thought of included. */
const SHAPELESS = [
  'README.md',
  'cms',
  'dist',
  'dist.last',
  'dist.next',
  'node_modules',
  'playwright-report',
  'test-results',
  'tests',
];

const shapes = (name: string) => !name.startsWith('.') && !SHAPELESS.includes(name);

/** The digest of all files below these places, with their names. */
export async function digestFiles(root: string, places: string[]): Promise<string> {
  const digests = await Promise.all(
    places.map(async (place) => {
      const inner = await readdir(path.join(root, place), { withFileTypes: true }).catch(() => []);
      if (inner.length > 0) {
        const names = inner.map(({ name }) => path.join(place, name));
        return [place, await digestFiles(root, names.sort())];
      }
      const content = await readFile(path.join(root, place)).catch(() => '');
      return [place, sha256(content)];
    }),
  );
  return sha256(JSON.stringify(digests));
}

/** What of the configuration the environment can change, and what is put into scripts from it. */
function settingsOf(config: AstroConfig): unknown[] {
  const { site, base, build, image, i18n, trailingSlash, security, experimental } = config;
  const { format, assets, assetsPrefix, inlineStylesheets } = build;
  const environment = Object.entries(process.env).filter(
    ([name]) => name.startsWith('PUBLIC_') || name === 'NODE_ENV',
  );
  return [
    { site, base, image, i18n, trailingSlash, security, experimental },
    { format, assets, assetsPrefix, inlineStylesheets },
    environment.sort(([one], [other]) => (one < other ? -1 : 1)),
    [process.version, process.platform],
  ];
}

/**
 * The digest of everything that shapes all pages at once: sources, dictionaries, packages,
 * configuration and the names of the bundled files. Where it differs, no page of an older build
 * can stand.
 */
export async function guardOf(config: AstroConfig): Promise<string> {
  const root = fileURLToPath(config.root);
  const places = (await readdir(root)).filter(shapes).sort();
  const assets = new URL(`${config.build.assets}/`, config.outDir);
  const bundled = await readdir(assets, { recursive: true }).catch(() => []);
  const files = await digestFiles(root, places);
  return sha256(JSON.stringify([files, bundled.sort(), settingsOf(config)]));
}
