import type { AstroIntegration } from 'astro';
import { formsMock } from './formsMock.ts';
import { headersFile } from './headersIntegration.ts';
import { netlifyImages } from './imageCdn.ts';
import { previewRules } from './previewRules.ts';
import { redirectRules } from './redirectRules.ts';

/**
 * Returns the integrations of the host: its headers, redirects and image sources, and in `astro dev` and
 * `preview` what it does with forms, redirects and missing pages. The first proxy that matches a request answers.
 */
export const hosting = (): AstroIntegration[] => [
  formsMock(),
  headersFile(),
  previewRules(),
  redirectRules(),
  netlifyImages(),
];
