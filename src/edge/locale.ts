import { isbot } from 'isbot';
import { isCrawler, detectLocale } from '../lib/i18n/detectLocale.ts';

/** The part of Netlify's context that the function uses. */
interface Context {
  /** Fetches the static page. */
  next: (options: { sendConditionalRequest: boolean }) => Promise<Response>;
}

/** Netlify's configuration of the function. If the function fails, the static page is served. */
export const config = { path: '/', method: ['GET', 'HEAD'], onError: 'bypass' };

/** Parses one entry of an `Accept-Language` header; an unreadable weight becomes NaN. */
function parseEntry(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const quality = weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/i, '') || NaN);
  return { tag, quality };
}

/**
 * Parses an `Accept-Language` header into language tags, most preferred first. Equal weights keep
 * their order; tags whose weight is 0, out of range or unreadable are dropped.
 */
const parseAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map(parseEntry)
    .filter(({ tag, quality }) => tag !== '' && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** Request headers that select the response, so that caches store one response per locale. */
const VARY = 'Cookie, Accept-Language';

function redirect({ origin, search }: URL): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: `${origin}/en${search}`,
      Vary: VARY,
      // The decision also depends on Referer, which caches cannot vary on usefully.
      'Cache-Control': 'private, no-store',
    },
  });
}

async function servePage(context: Context): Promise<Response> {
  const page = await context.next({ sendConditionalRequest: true });
  const response = new Response(page.body, page);
  response.headers.append('Vary', VARY);
  return response;
}

/**
 * Returns whether the request is a reload, for which browsers send a `Cache-Control` header. The
 * inline script of the page decides it, since it can read the history entry.
 */
const isReload = (cacheControl: string): boolean => /no-cache|max-age=0/.test(cacheControl);

/** Returns whether the static page answers, in Spanish and with its inline script. */
const isStatic = (userAgent: string, cacheControl: string): boolean =>
  isCrawler(userAgent) || isbot(userAgent) || isReload(cacheControl);

/**
 * Netlify edge function for `/`: redirects to `/en` if the locale cookie, or else the browser's
 * languages, select English, and serves the Spanish page otherwise. An inline script of the page does
 * the same on other hosts, and after a reload.
 */
export default function locale(request: Request, context: Context): Response | Promise<Response> {
  const url = new URL(request.url);
  const header = (name: string) => request.headers.get(name) ?? '';
  if (isStatic(header('User-Agent'), header('Cache-Control'))) return servePage(context);
  const found = detectLocale({
    location: url,
    document: { referrer: header('Referer'), cookie: header('Cookie') },
    navigator: { languages: parseAcceptLanguage(header('Accept-Language')) },
  });
  return found === 'en' ? redirect(url) : servePage(context);
}
