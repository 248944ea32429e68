import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { BRAND } from '#contract/brand.ts';
import { settings } from '../../../runtime/settings.ts';
import TEXTS from '../texts.json' with { type: 'json' };

/** Returns the address of the endpoint that answers `/ficha`, also with a query, or another address as it is. */
export const resolveSheetAddress = (address: string): string =>
  /^\/ficha\/?(\?.*)?$/.test(address) ? '/api/profile-updates/page' : address;

const FONT_ENDPOINT = '/api/profile-updates/font';

const YEAR_SECONDS = 31_536_000;
const FONTS = ['display', 'text'] as const;

/** Neither bundled nor imported: both are parts of the page. */
const read = (name: string): Promise<string> =>
  readFile(path.join(settings.codeFolder, 'features/profileUpdates/page', name), 'utf8');

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const fontFace = (name: string): string =>
  `@font-face{font-family:${name};font-weight:100 900;font-display:swap;src:url(${FONT_ENDPOINT}?name=${name}) format("woff2")}`;

/** Creates the page: the same for everybody, because a link's token is never sent in an address. */
async function createPage() {
  const { ink, paper, paper2, accent, muted, red } = BRAND.colours;
  const colours = Object.entries({ ink, paper, paper2, accent, muted, red })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  const style = `${FONTS.map(fontFace).join('')}:root{${colours}}${await read('sheet.css')}`;
  const script = stripTypeScriptTypes(await read('sheetScript.ts'));
  const { offline, loading, noScript } = TEXTS.page;
  const body = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${BRAND.name}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">
<meta name="referrer" content="no-referrer"><meta name="theme-color" content="${ink}"><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main data-offline="${offline.es} / ${offline.en}"><p class="message" role="status">${loading.es}</p><noscript><p class="message">${noScript.es} / ${noScript.en}</p></noscript></main>
<script type="module">${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src blob: data:',
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}

let page: ReturnType<typeof createPage> | undefined;

/** `GET /ficha`: the page in which a person's script asks for the sheet. */
export async function pageResponse(): Promise<Response> {
  const { body, headers } = await (page ??= createPage());
  return new Response(body, { headers });
}

/** `GET …/font?name=display`: a font of the site. */
export async function fontResponse(req: PayloadRequest): Promise<Response> {
  const name = FONTS.find((one) => one === req.searchParams.get('name'));
  if (!name) return new Response(null, { status: 404 });
  const file = path.join(settings.codeFolder, '../src/ui/fonts', `${name}.woff2`);
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  });
}
