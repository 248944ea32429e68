import { fileURLToPath } from 'node:url';
import { resolveConfig } from '@netlify/config';

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

/** Resolves `netlify.toml` and the rules of the last build, if any, with Netlify's own code. */
export const resolveNetlify = (context = 'production'): Promise<ResolvedConfig> =>
  resolveConfig({
    repositoryRoot: ROOT,
    cwd: ROOT,
    offline: true,
    mode: 'cli',
    context,
    buffer: true,
  });
