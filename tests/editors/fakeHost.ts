import { startFakeBuildHook } from '../cms/support/fakeBuildHook';
import { buildSiteTo } from '../site/build';
import { readPages } from './sitePages';

/** Starts a host with a build hook that builds the site into a folder, one build after another. */
export async function startFakeHost(dataDir: string, outDir: string) {
  let pages: Promise<Map<string, string>> = Promise.resolve(new Map());
  const build = () => {
    pages = pages.then(async () => {
      await buildSiteTo(outDir, { CMS_DATA_DIR: dataDir });
      return readPages(outDir);
    });
    // The caller of `pages` gets the error.
    pages.catch(() => undefined);
  };
  const hook = await startFakeBuildHook(build);
  return {
    url: hook.url,
    /** The titles of the builds that the CMS requested. */
    titles: hook.titles,
    /** Starts a build without a request, as the first deployment does. */
    deploy: build,
    /** Returns the pages after the last requested build. */
    pages: () => pages,
    close: hook.close,
  };
}
