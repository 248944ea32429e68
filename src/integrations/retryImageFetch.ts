import type { AstroIntegration } from 'astro';
import { fetchWithRetry } from '../loaders/fetchWithRetry.ts';
import { cmsSettings } from '../loaders/config.ts';

const isMedia = (url: URL): boolean =>
  url.origin === new URL(cmsSettings().endpoint).origin && url.pathname.startsWith('/api/media/');

/**
 * A fetch that persists with the media of the CMS, as the site does with everything it asks for.
 *
 * @param send what sends one request
 */
export const retryingFetch =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    // Who has set a limit persists already.
    if (init?.signal || !isMedia(url)) return send(input, init);
    const operation = `Picture "${url.pathname}"`;
    const { status, headers, body } = await fetchWithRetry(operation, url, init ?? {}, {
      ...cmsSettings(),
      send,
    });
    return new Response(status === 304 ? null : body, { status, headers });
  };

/**
 * Astro fetches the originals of pictures once, for as long as it takes, with the global fetch and
 * no way to give it another: for the time of a build that one is made patient.
 */
export const retryImageFetch = (): AstroIntegration => {
  const impatient = globalThis.fetch;
  return {
    name: 'patient-pictures',
    hooks: {
      'astro:build:start': () => void (globalThis.fetch = retryingFetch(impatient)),
      'astro:build:done': () => void (globalThis.fetch = impatient),
    },
  };
};
