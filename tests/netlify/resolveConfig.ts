import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { BUILT_SITE } from '../support/ownFolders.ts';

/** The folder of `netlify.toml`. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of Netlify's resolved configuration that the tests use. */
interface ResolvedConfig {
  config: {
    build: {
      command: string;
      publish: string;
      edge_functions: string;
      environment: Record<string, string>;
    };
    headers: { for: string; values: Record<string, string> }[];
    redirects: { from: string; to: string; status: number; force: boolean }[];
  };
  configPath: string;
  /** Warnings, such as one for each invalid rule, which Netlify ignores. */
  logs: { stdout: string[]; stderr: string[] };
}

/**
 * A project for Netlify's code, which serves `dist` of it: the site that the browser tests have built. The rest are
 * links, which `netlifyServer.ts` makes.
 */
export const BUILT_PROJECT = path.dirname(BUILT_SITE);

/** Resolves `netlify.toml` of a folder and the rules of its last build, if any, with Netlify's own code. */
export const resolveNetlify = (root = ROOT, context = 'production'): Promise<ResolvedConfig> =>
  resolveConfig({
    repositoryRoot: root,
    cwd: root,
    offline: true,
    mode: 'cli',
    context,
    buffer: true,
  });
