import { startFakeBuildHook } from '../cms/support/fakeBuildHook';
import { runHostBuild } from '../site/build';
import { readPages } from './sitePages';

type Environment = Record<string, string>;

/** The build just after midnight in Madrid, which a test that runs then does not expect. */
const DAILY = 'POST CMS: Edades del día';

/**
 * Starts a host with a build hook that builds the site into a folder, one build after another.
 *
 * @param environment the variables of the builds that the host has been given
 */
export async function startFakeHost(outDir: string, environment: Environment) {
  let pages: Promise<Map<string, string>> = Promise.resolve(new Map());
  /** A wrong variable that somebody enters at the host, for the next build only. */
  let mistake: Environment = {};
  const build = (body?: string) => {
    const own = { ...environment, ...mistake, ...(body && { INCOMING_HOOK_BODY: body }) };
    const mustFail = Object.keys(mistake).length > 0;
    mistake = {};
    pages = pages.then(async () => {
      const { code, output } = await runHostBuild(outDir, own);
      if ((code !== 0) !== mustFail) throw new Error(`The build exited with ${code}:\n${output}`);
      return readPages(outDir);
    });
    // The caller of `pages` gets the error.
    pages.catch(() => undefined);
  };
  const hook = await startFakeBuildHook(build);
  return {
    url: hook.url,
    /** The titles of the builds that the CMS requested for a change. */
    get titles() {
      return hook.titles.filter((title) => title !== DAILY);
    },
    /** Starts a build without a request, as the first deployment does. */
    deploy: () => build(),
    /** Makes the next build fail. */
    breakNext: (variables: Environment) => {
      mistake = variables;
    },
    /** Returns the pages after the last requested build. */
    pages: () => pages,
    close: hook.close,
  };
}
