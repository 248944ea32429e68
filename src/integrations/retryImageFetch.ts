import type { AstroIntegration } from 'astro';
import { fetchWithRetry } from '../loaders/fetchWithRetry.ts';
import { cmsSettings } from '../loaders/config.ts';

const isMedia = (url: URL): boolean =>
  url.origin === new URL(cmsSettings().endpoint).origin && url.pathname.startsWith('/api/media/');

/**
 * Returns a fetch that retries requests for the media of the CMS, as the loaders do for GraphQL.
 *
 * @param originalFetch sends one request
 */
export const retryingFetch =
  (originalFetch: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    // A request with a signal is sent by fetchWithRetry, which retries already.
    if (init?.signal || !isMedia(url)) return originalFetch(input, init);
    const operation = `Picture "${url.pathname}"`;
    const { status, headers, body } = await fetchWithRetry(operation, url, init ?? {}, {
      ...cmsSettings(),
      send: originalFetch,
    });
    return new Response(status === 304 ? null : body, { status, headers });
  };

/**
 * Replaces the global fetch by {@link retryingFetch} during a build: Astro fetches original images
 * once, without a timeout, and accepts no other fetch.
 */
export const retryImageFetch = (): AstroIntegration => {
  const originalFetch = globalThis.fetch;
  return {
    name: 'retry-image-fetch',
    hooks: {
      'astro:build:start': () => void (globalThis.fetch = retryingFetch(originalFetch)),
      'astro:build:done': () => void (globalThis.fetch = originalFetch),
    },
  };
};
