import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `starting`: it is being built, started or restarted. `unavailable`: it is not built, and cannot be.
 */
export type PreviewState = { port: number } | 'starting' | 'unavailable';

/** The preview's server beside the admin. */
export interface PreviewServer {
  state: () => PreviewState;
  stop: () => void;
}

const CHILD = fileURLToPath(new URL('./previewChild.ts', import.meta.url));
/** The site reads its dictionaries from the folder in which it runs. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/**
 * Starts the preview's server in a process of its own, so that an error in a page never stops the CMS,
 * and starts it again when it exits.
 *
 * @param entry the file of the build
 * @param cms the origin of the CMS, as this machine reaches it
 * @param prepare builds it if necessary
 * @param child the script of the process; it sends its port
 */
export function startPreviewServer(
  entry: string,
  cms: string,
  prepare: () => Promise<void> = async () => {},
  child: string = CHILD,
): PreviewServer {
  let state: PreviewState = 'starting';
  let running: ChildProcess | undefined;
  let isStopping = false;
  let delayMs = FIRST_DELAY_MS;

  const start = () => {
    if (isStopping) return;
    running = spawn(process.execPath, [child, entry], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', CMS_URL: cms, SITE_INDEXED: 'false' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.on('message', (message: { port: number }) => {
      state = { port: message.port };
      delayMs = FIRST_DELAY_MS;
    });
    running.on('exit', () => {
      state = 'starting';
      if (isStopping) return;
      setTimeout(start, delayMs).unref();
      delayMs = Math.min(MAX_DELAY_MS, delayMs * 2);
    });
  };

  prepare().then(
    () => {
      if (existsSync(entry)) return start();
      state = 'unavailable';
    },
    (error: unknown) => {
      console.error('The preview cannot be built:', error instanceof Error ? error.message : error);
      state = 'unavailable';
    },
  );
  return {
    state: () => state,
    stop: () => {
      isStopping = true;
      running?.kill();
    },
  };
}
