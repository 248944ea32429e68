import type { AstroConfig, AstroIntegration } from 'astro';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths that Netlify answers with the English page when there is no file; see `netlify.toml`. */
const ENGLISH_PATHS = '^/en(/|$|\\?)';

const ENGLISH_PAGE = 'en/404.html';

const isFile = (file: string): boolean =>
  Boolean(statSync(file, { throwIfNoEntry: false })?.isFile());

/** Returns whether the built site has a file for a URL path, with or without `.html`. */
export function hasFile(folder: string, pathname: string): boolean {
  try {
    const { pathname: encoded } = new URL(pathname, 'http://localhost');
    const target = path.join(folder, decodeURIComponent(encoded).replace(/\/$/, ''));
    return isFile(`${target}.html`) || isFile(target);
  } catch {
    // The path is no URL, is not UTF-8, or contains a null byte.
    return false;
  }
}

/**
 * Makes `astro preview` answer unknown paths below `/en` with the English 404 page, as Netlify does;
 * the server itself knows one 404 page only. Like the forms mock it is a Vite proxy that never
 * forwards, because the preview server has no other hook for requests.
 */
export const previewNotFound = (): AstroIntegration => {
  let config: AstroConfig;

  const bypass = (request: IncomingMessage, response: ServerResponse | undefined) => {
    const folder = fileURLToPath(config.outDir);
    const { url = '/', method = '' } = request;
    if (!response || !/^(GET|HEAD)$/.test(method) || hasFile(folder, url)) return url;
    response.writeHead(404, {
      ...config.server.headers,
      'Content-Type': 'text/html; charset=utf-8',
    });
    // The proxy goes on with the request unless the response has ended.
    response.end(method === 'HEAD' ? undefined : readFileSync(path.join(folder, ENGLISH_PAGE)));
    return url;
  };

  return {
    name: 'preview-not-found',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'preview') return;
        updateConfig({ vite: { server: { proxy: { [ENGLISH_PATHS]: { bypass } } } } });
      },
      'astro:config:done': (options) => {
        config = options.config;
      },
    },
  };
};
