import path from 'node:path';
import { isPublicationId } from '#contract/buildReport.ts';
import { SettingError } from '#contract/settingError.ts';

type Environment = Record<string, string | undefined>;

/**
 * Returns whether search engines may index this deploy. `SITE_INDEXED` overrides the default: true,
 * except for Netlify's deploy previews and branches, which are copies of the site.
 */
export function isIndexedDeploy(environment: Environment = process.env): boolean {
  const { SITE_INDEXED: setting, NETLIFY: isNetlify, CONTEXT: context } = environment;
  if (setting === 'true' || setting === 'false') return setting === 'true';
  if (setting) throw new SettingError('SITE_INDEXED must be true or false');
  return !isNetlify || context === 'production';
}

/**
 * Returns the folders that a build writes, relative to the root: its output and its cache. `BUILD_DIR` gives it
 * others, so that it changes nothing under a running `npm start`.
 */
export function buildFolders({ BUILD_DIR }: Environment = process.env) {
  return BUILD_DIR
    ? { outDir: path.join(BUILD_DIR, 'dist'), cacheDir: path.join(BUILD_DIR, 'cache') }
    : { outDir: 'dist', cacheDir: 'node_modules/.astro' };
}

/**
 * Returns the public address of the site: `SITE_URL`, else that of the host (Netlify sets `URL` to the
 * primary domain), else an example.
 */
export function siteUrl({ SITE_URL, URL: netlifyUrl }: Environment = process.env): string {
  const address = SITE_URL || netlifyUrl || 'https://foco-agencia.example';
  if (/^https?:$/.test(globalThis.URL.parse(address)?.protocol ?? '')) return address;
  throw new SettingError('SITE_URL must be a URL such as https://agencia.example');
}

/**
 * Checks what the site's commands are told: the option `--port`, which Astro ignores when it is wrong, and
 * the identifier of a Google Analytics 4 property in `PUBLIC_GA_MEASUREMENT_ID`, if it is set.
 */
export function checkSettings(
  environment: Environment = process.env,
  args: readonly string[] = process.argv,
): void {
  const id = environment.PUBLIC_GA_MEASUREMENT_ID;
  if (id && !/^G-[A-Z0-9]+$/.test(id)) {
    throw new SettingError('PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4');
  }
  const at = args.findIndex((argument) => /^--port(=|$)/.test(argument));
  if (at < 0) return;
  const port = args[at]!.split('=')[1] ?? args[at + 1] ?? '';
  if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) return;
  throw new SettingError('--port must be a port such as 4321');
}

/**
 * Returns whether the consent dialog preselects analytics before the visitor's first choice: true
 * unless `CONSENT_PRETICKED` is `false`. Analytics loads only after the visitor consents.
 */
export const isAnalyticsOnByDefault = (environment: Environment = process.env): boolean =>
  environment.CONSENT_PRETICKED !== 'false';

/** Parses the body of the build hook, which Netlify passes URL-encoded. */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body.startsWith('{') ? body : decodeURIComponent(body)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns the id in the body of the build hook, from `INCOMING_HOOK_BODY`, or `undefined` for a build
 * that the CMS did not request.
 */
export function findPublicationId(
  { INCOMING_HOOK_BODY: body }: Environment = process.env,
): string | undefined {
  const value = body ? parseBody(body) : undefined;
  const id = (value as { publication?: unknown } | null | undefined)?.publication;
  return isPublicationId(id) ? id : undefined;
}

/**
 * Returns what the build reports to the CMS about: the deploy, and the publication unless the build follows
 * a push. Returns `undefined` for a build that does not report: without a hosted CMS, for another branch,
 * and on a developer's machine.
 */
export function findPublication(environment: Environment = process.env) {
  const { CMS_URL, CMS_TOKEN, NETLIFY, CONTEXT, DEPLOY_ID, DEPLOY_URL } = environment;
  if (!CMS_URL || !CMS_TOKEN) return undefined;
  if (CONTEXT && CONTEXT !== 'production') return undefined;
  const id = findPublicationId(environment);
  if (!id && !NETLIFY) return undefined;
  return { id, deploy: { id: DEPLOY_ID || undefined, url: DEPLOY_URL || undefined } };
}

/**
 * Returns whether invalid content ends the build, from the option in `npm run build -- --strict`.
 * Otherwise the build shows a fallback and reports the problem.
 */
export const isStrictBuild = (args: readonly string[] = process.argv): boolean =>
  args.includes('--strict');
