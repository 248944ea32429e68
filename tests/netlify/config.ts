import { fileURLToPath } from 'node:url';
import { resolveConfig } from '@netlify/config';

/** The folder of `netlify.toml`. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** As much of what Netlify makes of `netlify.toml` and the files beside it as tests look at. */
interface Resolved {
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
  /** Its warnings: a rule that it cannot read it leaves out with one. */
  logs: { stdout: string[]; stderr: string[] };
}

/** Reads `netlify.toml`, and the rules of the last build where there is one, by Netlify's own code. */
export const resolveNetlify = (): Promise<Resolved> =>
  resolveConfig({
    repositoryRoot: ROOT,
    cwd: ROOT,
    offline: true,
    mode: 'cli',
    context: 'production',
    buffer: true,
  });
