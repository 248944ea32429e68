import { startBuildHook } from '../cms/support/fakeBuildHook';
import { buildSite, loadPages } from './builtSite';

/** Plays the site's host: a build hook, and behind it one build after another into one folder. */
export async function startHost(dataDir: string, outDir: string) {
  let building: Promise<Map<string, string>> = Promise.resolve(new Map());
  const build = () => {
    building = building.then(async () => {
      await buildSite(dataDir, outDir);
      return loadPages(outDir);
    });
    // Whoever asks for the pages is told of the failure.
    building.catch(() => undefined);
  };
  const hook = await startBuildHook(build);
  return {
    url: hook.url,
    /** Titles of the builds that the CMS asked for. */
    titles: hook.titles,
    /** Builds once without being asked, as a first deploy does. */
    deploy: build,
    /** The pages as they are online once all that was asked for is built. */
    pages: () => building,
    close: hook.close,
  };
}
