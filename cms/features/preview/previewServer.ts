import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { BRAND } from '#contract/brand.ts';
import { PREVIEW_PATHS } from '#contract/preview.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * `starting`: it is being built, started or restarted. `unavailable`: it is not built, and cannot be.
 */
type PreviewState = { port: number } | 'starting' | 'unavailable';

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
) {
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

  const prepareAndStart = async () => {
    await prepare();
    if (existsSync(entry)) start();
    else state = 'unavailable';
  };
  prepareAndStart().catch((error: unknown) => {
    console.error('The preview cannot be built:', error instanceof Error ? error.message : error);
    state = 'unavailable';
  });
  return {
    state: (): PreviewState => state,
    stop: () => {
      isStopping = true;
      running?.kill();
    },
  };
}

const STYLE =
  `margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem;background:${BRAND.colours.paper};` +
  `color:${BRAND.colours.ink};font:1.1rem/1.5 system-ui,sans-serif;text-align:center`;

/** The status of the preview's server while the CMS does not answer. */
const BUSY = 503;

const WAITING_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // Nothing but the page's own style attribute.
  'Content-Security-Policy':
    "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'",
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Retry-After': '1',
};

const PREVIEW_URL = new RegExp(`^${PREVIEW_PATHS.pages}(?:[/?]|$)`);

/** Answers with a page that says so; it reloads itself while the preview's server starts. */
function wait(
  received: IncomingMessage,
  response: ServerResponse,
  state: keyof typeof texts.server,
): void {
  received.resume();
  if (response.headersSent) return;
  const { cookie = '', 'accept-language': accepted = '' } = received.headers;
  const [, chosen = accepted] = /(?:^|;\s*)payload-lng=(\w+)/.exec(cookie) ?? [];
  const language = chosen.startsWith('en') ? 'en' : 'es';
  const text = texts.server[state][language];
  const reload = state === 'starting' ? '<meta http-equiv="refresh" content="1">' : '';
  response.writeHead(BUSY, WAITING_HEADERS);
  response.end(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${reload}` +
      `<meta name="robots" content="noindex"><title>${text}</title></head>` +
      `<body style="${STYLE}"><p role="status">${text}</p></body></html>`,
  );
}

/**
 * Creates what passes requests below `/preview` on to the preview's server, which is reachable through
 * the admin's origin only. While it starts, the page says so and reloads itself.
 *
 * @returns a function that returns whether a request is one to the preview
 */
export function createForwarder({ state }: { state: () => PreviewState }) {
  const forward = (received: IncomingMessage, response: ServerResponse) => {
    const current = state();
    if (typeof current === 'string') return wait(received, response, current);
    const { url: path, method, headers } = received;
    const forwarded = request(
      { host: '127.0.0.1', port: current.port, path, method, headers },
      (answered) => {
        // The CMS does not answer yet: a page reloads itself, a form is sent again by its page.
        if (answered.statusCode === BUSY && method === 'GET') {
          answered.resume();
          return wait(received, response, 'starting');
        }
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.on('error', () => response.destroy());
        answered.pipe(response);
      },
    );
    forwarded.on('error', () => wait(received, response, 'starting'));
    response.on('close', () => forwarded.destroy());
    received.pipe(forwarded);
  };
  return (received: IncomingMessage, response: ServerResponse): boolean => {
    const isForwarded = PREVIEW_URL.test(received.url ?? '/');
    if (isForwarded) forward(received, response);
    return isForwarded;
  };
}
