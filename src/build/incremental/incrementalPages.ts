import type {
  AstroConfig,
  AstroIntegration,
  AstroIntegrationLogger,
  AstroPrerenderer,
} from 'astro';
import {
  type SourceHashes,
  dataStore,
  hashInputs,
  hashLoaderSources,
  hashSources,
} from './inputsHash.ts';
import { type SitePath, KeyedBuild } from './keyedBuild.ts';
import { BundleReuse } from './bundleReuse.ts';
import { MadeFiles } from './madeFiles.ts';
import { neededFiles } from '../../pictures/pictureFile.ts';

const isForced = () => process.argv.includes('--force');

/**
 * Emits a `measure` entry `build:<name>`, which the benchmark observes.
 *
 * @param start milliseconds since the start of the process
 */
function measure(name: string, start = 0): void {
  performance.measure(`build:${name}`, { start });
  // Observers have received the entry; Node would hold all 10,000 of them in memory.
  performance.clearMeasures(`build:${name}`);
}

/** Runs a phase of the build and measures it; several phases may share a name. */
async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await run();
  } finally {
    measure(name, start);
  }
}

/** Returns `cards` for `src/pages/cards/[image].ts`; the benchmark sums render times by it. */
const routeGroup = (component: string) =>
  component
    .split('/')
    .slice(2)
    .find((name) => name !== '[...locale]') ?? component;

/** Wraps Astro's prerenderer: Astro receives only the paths to render, not those that are reused. */
const createPrerenderer = (
  standard: AstroPrerenderer,
  build: KeyedBuild,
  hash: () => Promise<string>,
  bundle: BundleReuse,
  logger: AstroIntegrationLogger,
): AstroPrerenderer => ({
  ...standard,
  name: 'incremental',
  setup: async () => {
    await bundle.save();
    build.start(await hash());
    measure('bundled');
    await standard.setup?.();
  },
  getStaticPaths: () =>
    timed('restore', async () => {
      const paths: SitePath[] = await standard.getStaticPaths();
      const rest = build.restore(paths);
      logger.info(`${paths.length - rest.length} of ${paths.length} files reused`);
      return rest;
    }),
  render: (request, options) =>
    timed(`render:${routeGroup(options.routeData.component)}`, () =>
      build.render(request, async () => {
        const rendered = await standard.render(request, options);
        return rendered instanceof Response ? rendered : rendered.response;
      }),
    ),
});

/**
 * Reuses the files of the previous build whose keys are the same: the pages of talents, with their pictures,
 * and everything that takes long to make. The output equals that of a clean build, byte for byte.
 */
export const incrementalPages = (): AstroIntegration => {
  let config: AstroConfig;
  let sources: SourceHashes;
  let made: MadeFiles;
  let mode: string | undefined;
  let bundle: BundleReuse;
  return {
    name: 'incremental-pages',
    hooks: {
      'astro:config:setup': async ({ command, config: initial }) => {
        if (command !== 'build' && command !== 'sync') return;
        sources = await hashSources(initial.root);
        process.env.LOADER_SOURCES_HASH = hashLoaderSources(sources);
        await dataStore.validate(initial, sources, isForced());
      },
      'astro:config:done': ({ config: final }) => {
        if (final.build.format !== 'file') throw new Error('build.format must be "file"');
        config = final;
      },
      'astro:build:start': async ({ logger, setPrerenderer }) => {
        measure('loaded');
        await dataStore.writeChecksum(config, sources);
        made = await MadeFiles.open(config, isForced());
        const build = new KeyedBuild(made, (rendered) => {
          for (const { hooks } of config.integrations) hooks['incremental:rendered']?.(rendered);
        });
        bundle = new BundleReuse(config);
        const hash = () => hashInputs(config, sources, mode);
        setPrerenderer((standard) => createPrerenderer(standard, build, hash, bundle, logger));
      },
      'astro:build:setup': (setup) => {
        mode = setup.vite.mode;
        bundle.install(setup, sources, isForced());
      },
      'astro:build:generated': async ({ logger }) => {
        const count = await timed('images', () => made.createPictures(neededFiles));
        if (count > 0) logger.info(`${count} files of pictures made`);
      },
      'astro:build:done': () => timed('save', () => made.save()),
    },
  };
};
