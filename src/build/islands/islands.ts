import type { AstroIntegration } from 'astro';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import families from '../../ui/fonts/families.json' with { type: 'json' };
import { replaceFile } from '../../lib/replaceFile.ts';
import { scriptTexts } from './scriptTexts.ts';

const LICENSES_FILE = 'licenses.txt';

/** The licences of what reaches browsers without being bundled: Tailwind's base styles and font files. */
const OTHER_LICENSES: [title: string, file: string | URL][] = [
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
const licenses = (): AstroIntegration => ({
  name: 'licenses',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { build: { license: { fileName: LICENSES_FILE } } } });
    },
    'astro:build:done': async ({ dir }) => {
      const file = new URL(LICENSES_FILE, dir);
      let text = await readFile(file, 'utf8');
      for (const [title, license] of OTHER_LICENSES) {
        text += `\n## ${title}\n\n${(await readFile(license, 'utf8')).trim()}\n`;
      }
      // Not in place: the file is a link to the stored bundle.
      await replaceFile(file, text);
    },
  },
});

/** Returns the integrations of what browsers run and show: React, inline scripts, styles, and their licences. */
export const islands = (): AstroIntegration[] => [
  react(),
  scriptTexts(),
  tailwind({ applyBaseStyles: false }),
  licenses(),
];
