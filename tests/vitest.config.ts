/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { scriptTexts } from '../src/build/islands/scriptTexts.ts';
import './support/ownFolders.ts';
import RepeatedTests from './support/repeatedTests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const minutes = (count: number) => count * 60_000;

/** Of each project: one that does not extend the root inherits nothing. */
const retry = process.env.CI ? 1 : 0;
const SAMPLE_TESTS = 'tests/cms/embedded.test.ts';

export default getViteConfig(
  {
    root,
    resolve: {
      alias: [
        { find: '~', replacement: `${root}src` },
        // Payload imports the file that Node chooses; a second copy would reject its schema.
        { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      ],
    },
    test: {
      globalSetup: 'tests/support/tempFolder.ts',
      // More than cores, because some tests wait for child processes.
      maxWorkers: 3,
      reporters: ['default', new RepeatedTests()],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            retry,
            include: ['src/**/*.test.ts', 'cms/**/*.test.ts', 'tests/unit/**/*.test.ts'],
            exclude: ['**/node_modules/**'],
            setupFiles: ['tests/unit/setup.ts'],
            // The files of one worker share the modules of packages; setup.ts resets all other state.
            isolate: false,
            // Only ends tests that hang.
            testTimeout: minutes(1),
            hookTimeout: minutes(1),
            // Node cannot load Klaro, which is published as source only.
            server: { deps: { inline: ['klaro'] } },
          },
        },
        {
          extends: true,
          test: {
            name: 'edits',
            retry,
            include: ['tests/edits/**/*.test.ts'],
            pool: 'forks',
            testTimeout: minutes(60),
            hookTimeout: minutes(15),
          },
        },
        {
          test: {
            name: 'cms',
            retry,
            include: ['tests/cms/**/*.test.ts'],
            exclude: [SAMPLE_TESTS],
            // Importing Payload takes seconds, so the files of one worker share its modules. The limits
            // only end tests that hang: whole builds take minutes on a busy machine.
            pool: 'forks',
            isolate: false,
            testTimeout: minutes(15),
            hookTimeout: minutes(15),
          },
        },
        {
          test: {
            // Creates the sample that the editors' journey copies, so it runs before.
            name: 'sample',
            retry,
            include: [SAMPLE_TESTS],
            pool: 'forks',
            testTimeout: minutes(15),
            hookTimeout: minutes(15),
          },
        },
        {
          test: {
            name: 'builds',
            retry,
            include: ['tests/builds/**/*.test.ts'],
            pool: 'forks',
            testTimeout: minutes(15),
            hookTimeout: minutes(15),
          },
        },
      ],
    },
  },
  // Unit tests bring their own content, so no CMS is started for them.
  {
    configFile: false,
    root,
    integrations: [react(), scriptTexts()],
  },
);
