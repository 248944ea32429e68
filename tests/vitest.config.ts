/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { scriptImports } from '../src/integrations/scriptImports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const minutes = (count: number) => count * 60_000;

export default getViteConfig(
  {
    root,
    resolve: { alias: { '~': `${root}src` } },
    test: {
      globalSetup: 'tests/support/tempFolder.ts',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.ts'],
            setupFiles: ['tests/unit/setup.ts'],
            // A busy machine takes its time.
            testTimeout: 15_000,
            // Klaro comes as source alone, which Node itself could not load.
            server: { deps: { inline: ['klaro'] } },
          },
        },
        {
          test: {
            name: 'cms',
            include: ['tests/{cms,incremental}/**/*.test.ts'],
            // Each file opens a CMS of its own, which takes one process and some seconds.
            pool: 'forks',
            testTimeout: minutes(1),
            hookTimeout: minutes(3),
          },
        },
      ],
    },
  },
  // The tests bring their own content: no CMS is started for them.
  {
    configFile: false,
    root,
    image: { domains: ['cms.example'] },
    integrations: [react(), scriptImports()],
  },
);
