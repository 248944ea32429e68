import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request,
} from 'node:http';
import { PREVIEW_BASE } from '#contract/preview.ts';
import type { PreviewServer } from './previewServer.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';

const TEXTS = {
  starting: bilingual(
    'Se está preparando la vista previa… Aparece aquí sola.',
    'The preview is being prepared… It appears here by itself.',
  ),
  unavailable: bilingual(
    'La vista previa no está instalada en este servidor: pídela a quien lo administra.',
    'The preview is not installed on this server: ask its administrator for it.',
  ),
};

const STYLE =
  'margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem;background:#faf8f1;' +
  'color:#12120f;font:1.1rem/1.5 system-ui,sans-serif;text-align:center';

/** The policy of the page: nothing but its own style attribute. */
const WAITING_POLICY = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Returns the page that an editor sees while the preview's server starts; it reloads itself.
 *
 * @param language of the admin
 */
function waitingPage(state: keyof typeof TEXTS, language: keyof Bilingual): string {
  const text = TEXTS[state][language];
  const reload = state === 'starting' ? '<meta http-equiv="refresh" content="1">' : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${reload}` +
    `<meta name="robots" content="noindex"><title>${text}</title></head>` +
    `<body style="${STYLE}"><p role="status">${text}</p></body></html>`
  );
}

/** The status of the preview's server while the CMS does not answer. */
const BUSY = 503;

const WAITING_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': WAITING_POLICY,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Retry-After': '1',
};

/** Whether a request is one to the preview. */
export const isPreviewUrl = (url = '/'): boolean =>
  url === PREVIEW_BASE || url.startsWith(`${PREVIEW_BASE}/`) || url.startsWith(`${PREVIEW_BASE}?`);

const isEnglish = ({ headers }: IncomingMessage): boolean => {
  const [, chosen] = /(?:^|;\s*)payload-lng=(\w+)/.exec(headers.cookie ?? '') ?? [];
  return (chosen ?? headers['accept-language'] ?? '').startsWith('en');
};

function wait(
  received: IncomingMessage,
  response: ServerResponse,
  state: 'starting' | 'unavailable',
): void {
  received.resume();
  if (response.headersSent) return;
  response.writeHead(BUSY, WAITING_HEADERS);
  response.end(waitingPage(state, isEnglish(received) ? 'en' : 'es'));
}

/**
 * Creates what passes requests below `/preview` on to the preview's server, which is reachable through
 * the admin's origin only. While it starts, the page says so and reloads itself.
 */
export function createForwarder({ state }: Pick<PreviewServer, 'state'>): RequestListener {
  return (received, response) => {
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
}
