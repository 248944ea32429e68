import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import families from '../../ui/fonts/families.json' with { type: 'json' };
import { replaceFile } from '../../lib/replaceFile.ts';

const FILE = 'licenses.txt';

/** The licences of what reaches browsers without being bundled: Tailwind's base styles and font files. */
const OTHERS: [title: string, file: string | URL][] = [
  ['tailwindcss (MIT)', createRequire(import.meta.url).resolve('tailwindcss/LICENSE')],
  ...Object.entries(families).map(([name, { family, license }]): [string, URL] => [
    `${family} (font, ${license})`,
    new URL(`../../ui/fonts/${name}-LICENSE.txt`, import.meta.url),
  ]),
];

/**
 * Writes the licences of everything that browsers receive to `licenses.txt`: most of them require that
 * copies carry their text. Vite writes those of the bundled packages.
 */
export const licenses = (): AstroIntegration => ({
  name: 'licenses',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { build: { license: { fileName: FILE } } } });
    },
    'astro:build:done': async ({ dir }) => {
      const file = new URL(FILE, dir);
      let text = await readFile(file, 'utf8');
      for (const [title, license] of OTHERS) {
        text += `\n## ${title}\n\n${(await readFile(license, 'utf8')).trim()}\n`;
      }
      // Not in place: the file is a link to the stored bundle.
      await replaceFile(file, text);
    },
  },
});
