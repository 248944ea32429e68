import type { AstroIntegration } from 'astro';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { takeSubmission } from './standIn.ts';

/** Where submissions are kept on this machine. */
const FILE = fileURLToPath(new URL('../../.netlify/submissions.jsonl', import.meta.url));

/** The pages that thank: Netlify takes a form where it is sent. */
const ACTIONS = '^/(en/)?success$';

/** Takes what is posted, and lets the server go on with everything else. */
async function bypass(request: IncomingMessage, response: ServerResponse | undefined) {
  if (request.method === 'POST' && response) await takeSubmission(request, response, FILE);
  return request.url;
}

/**
 * Stands in for Netlify Forms in `astro dev` and `astro preview`. It is set up as a proxy that never
 * goes anywhere, since that is the only door Astro's preview leaves open.
 */
export const formsStandIn = (): AstroIntegration => ({
  name: 'forms-stand-in',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { server: { proxy: { [ACTIONS]: { bypass } } } } });
    },
  },
});
