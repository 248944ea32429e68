import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { type Original, originals } from '../lib/images/originals.ts';
import { reportBrokenMedia, fetchMedia, isCmsMedia } from '../loaders/fetchMedia.ts';
import { authorisation, cmsSettings } from '../loaders/cmsConfig.ts';

/** The colour of a placeholder for a picture whose dominant colour is unknown. */
const NEUTRAL = '#cfcabb';

/** Returns a picture of one colour in the size of the original, so that crops of it are possible. */
const createPlaceholder = ({ width, height, colour = NEUTRAL }: Original): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Returns a response with an address, which Astro's development endpoint for images checks. */
function answer(url: URL, body: BodyInit | null, init: ResponseInit): Response {
  return Object.defineProperty(new Response(body, init), 'url', { value: url.href });
}

const isConditional = (headers: Headers) =>
  headers.has('if-none-match') || headers.has('if-modified-since');

/** Reports a broken picture and returns what Astro uses instead; throws any other error. */
async function replaceBroken(error: unknown, url: URL, original: Original, init: RequestInit) {
  const isCached = isConditional(new Headers(init.headers));
  reportBrokenMedia(error, original.record, isCached ? 'previousVersion' : 'placeholder');
  // Astro uses the cached image when a conditional request fails.
  if (isCached) throw error;
  originals.markReplaced(original.url);
  const body = new Uint8Array(await createPlaceholder(original));
  return answer(url, body, { headers: { 'Cache-Control': 'no-store' } });
}

/** Adds the token to a request for a file of the CMS; a redirect is not followed with it. */
function withToken(init: RequestInit): RequestInit {
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    ...authorisation(cmsSettings()),
  };
  return { ...init, headers, redirect: 'manual' };
}

/**
 * Returns a fetch that retries and verifies the pictures that pages show, and replaces a broken one
 * by a placeholder.
 */
const verifyingFetch =
  (originalFetch: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const original = originals.find(url.href);
    // A request with a signal is sent by fetchWithRetry, which retries already.
    if (init.signal || !isCmsMedia(url)) return originalFetch(input, init);
    if (!original) return originalFetch(url, withToken(init));
    const options = { ...cmsSettings(), send: originalFetch };
    try {
      const { status, headers, body } = await fetchMedia(url, original.record, options, init);
      return answer(url, status === 304 ? null : body, { status, headers });
    } catch (error) {
      return replaceBroken(error, url, original, init);
    }
  };

/**
 * Replaces the global fetch by {@link verifyingFetch} during a build and in the development server:
 * Astro fetches original images once, without the token, a timeout or a check, and accepts no other
 * fetch.
 */
export const retryImageFetch = (): AstroIntegration => {
  const originalFetch = globalThis.fetch;
  return {
    name: 'retry-image-fetch',
    hooks: {
      'astro:build:start': () => void (globalThis.fetch = verifyingFetch(originalFetch)),
      'astro:build:done': () => void (globalThis.fetch = originalFetch),
      'astro:server:setup': () => void (globalThis.fetch = verifyingFetch(originalFetch)),
      'astro:server:done': () => void (globalThis.fetch = originalFetch),
    },
  };
};
