import type { AstroConfig, AstroIntegration } from 'astro';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { redirectFinder } from './redirectRules.ts';

/** Paths that Netlify answers with these pages when there is no file; see `netlify.toml`. */
const MISSING: readonly [path: RegExp, page: string][] = [
  [/^\/propuesta\//, 'propuesta.html'],
  [/^\/en\/propuesta\//, 'en/propuesta.html'],
  [/^\/en(\/|$|\?)/, 'en/404.html'],
  [/^\//, '404.html'],
];

const isFile = (file: string): boolean =>
  Boolean(statSync(file, { throwIfNoEntry: false })?.isFile());

/** Returns whether the built site has a file for a URL path, with or without `.html`. */
function hasFile(folder: string, pathname: string): boolean {
  try {
    const { pathname: encoded } = new URL(pathname, 'http://localhost');
    const target = path.join(folder, decodeURIComponent(encoded).replace(/\/$/, ''));
    return [`${target}.html`, target, path.join(target, 'index.html')].some(isFile);
  } catch {
    // The path is no URL, is not UTF-8, or contains a null byte.
    return false;
  }
}

/** Creates the function that answers what the rules of the host would. */
function createBypass({ outDir, server }: AstroConfig) {
  const folder = fileURLToPath(outDir);
  const rules = path.join(folder, '_redirects');
  const findRedirect = redirectFinder(existsSync(rules) ? readFileSync(rules, 'utf8') : '');
  return (request: IncomingMessage, response: ServerResponse | undefined) => {
    const { url = '/', method = '' } = request;
    if (!response || !/^(GET|HEAD)$/.test(method)) return url;
    const redirect = findRedirect(url);
    const page = MISSING.find(([path]) => path.test(url))?.[1];
    // The proxy goes on with the request unless the response has ended.
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.location }).end();
    } else if (page && !hasFile(folder, url)) {
      response.writeHead(404, { ...server.headers, 'Content-Type': 'text/html; charset=utf-8' });
      response.end(method === 'HEAD' ? undefined : readFileSync(path.join(folder, page)));
    }
    return url;
  };
}

/**
 * Makes `astro preview` follow Netlify's rules: the redirects of the built site, the page of missing
 * proposals, and the 404 page of each language with headers. Like the forms mock it is a Vite proxy that
 * never forwards, because the preview server has no other hook for requests.
 */
export const previewRules = (): AstroIntegration => ({
  name: 'preview-rules',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      if (command !== 'preview') return;
      updateConfig({ vite: { server: { proxy: { '^/': { bypass: createBypass(config) } } } } });
    },
  },
});
