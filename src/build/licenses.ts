import type { AstroIntegration } from 'astro';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import families from '../ui/fonts/families.json' with { type: 'json' };

/** What Vite writes for each package in the bundles of browsers. */
interface BundledLicense {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** The file that Vite writes; it is replaced by `FILE`. */
const BUNDLED = '.licenses.json';

const FILE = 'licenses.txt';

/** The licences of what reaches browsers without being bundled: font files and Tailwind's base styles. */
async function readOthers(srcDir: string): Promise<BundledLicense[]> {
  const fonts = path.join(srcDir, 'ui/fonts');
  const tailwind = createRequire(import.meta.url).resolve('tailwindcss/package.json');
  const { version, license } = JSON.parse(await readFile(tailwind, 'utf8'));
  const read = (...file: string[]) => readFile(path.join(...file), 'utf8');
  const readFont = async (name: keyof typeof families): Promise<BundledLicense> => ({
    name: `${families[name].family} (font)`,
    version: '',
    identifier: families[name].license,
    text: await read(fonts, `${name}-LICENSE.txt`),
  });
  const text = await read(path.dirname(tailwind), 'LICENSE');
  return [
    { name: 'tailwindcss', version, identifier: license, text },
    await readFont('display'),
    await readFont('text'),
  ];
}

function format({ name, version, identifier = '', text = '' }: BundledLicense): string {
  const title = [name, version, identifier && `(${identifier})`].filter(Boolean).join(' ');
  return [title, '-'.repeat(title.length), text.trim().replace(/\r\n/g, '\n'), ''].join('\n');
}

/**
 * Writes the licences of everything that browsers receive to `licenses.txt`: most of them require that
 * copies carry their text. Vite collects those of the bundled packages from their licence files.
 */
export const licenses = (): AstroIntegration => {
  let srcDir: string;
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        srcDir = fileURLToPath(config.srcDir);
        updateConfig({ vite: { build: { license: { fileName: BUNDLED } } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const bundledFile = path.join(folder, BUNDLED);
        const bundled = JSON.parse(await readFile(bundledFile, 'utf8')) as BundledLicense[];
        const all = [...bundled, ...(await readOthers(srcDir))];
        all.sort((a, b) => a.name.localeCompare(b.name, 'en'));
        await writeFile(path.join(folder, FILE), all.map(format).join('\n'));
        await rm(bundledFile);
      },
    },
  };
};
