import type { AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import type { SitePath } from './manifest.ts';
import { Assembly, type Parts } from './pageCache.ts';
import { timed } from './measure.ts';

/** Tells an assembly's pages from its cards and files, for those who time it. */
const kindOf = (component: string) => component.split('/')[2] ?? component;

/** What has been assembled, once its pages are there. */
export interface Assembled {
  assembly: Assembly;
  parts: Parts;
  /** When Astro begins with the pictures. */
  picturesBegin: number;
}

/**
 * Astro's prerenderer, but for the pages that stand: Astro is not told of them.
 *
 * @param prepare gathers what is needed, when the code is bundled
 * @param begin is given the assembly before its first page
 */
export function incremental(
  standard: AstroPrerenderer,
  logger: AstroIntegrationLogger,
  prepare: () => Promise<Parts>,
  begin: (assembled: Assembled) => void,
): AstroPrerenderer {
  let assembled: Assembled;
  return {
    ...standard,
    name: 'incremental',
    setup: async () => {
      const parts = await prepare();
      assembled = { parts, assembly: new Assembly(parts), picturesBegin: 0 };
      begin(assembled);
      await standard.setup?.();
    },
    getStaticPaths: () =>
      timed('restore', async () => {
        const paths: SitePath[] = await standard.getStaticPaths();
        const rest = await assembled.assembly.restore(paths);
        logger.info(`${paths.length - rest.length} of ${paths.length} files stand`);
        return rest;
      }),
    render: (request, options) =>
      timed(`render:${kindOf(options.routeData.component)}`, () =>
        assembled.assembly.make(request, () =>
          standard.render(request, { ...options, collectMetadata: true }),
        ),
      ),
    teardown: async () => {
      await standard.teardown?.();
      await assembled.parts.pictures.discardDoubtful();
      assembled.picturesBegin = performance.now();
    },
  };
}
