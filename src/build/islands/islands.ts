import type { AstroIntegration } from 'astro';
import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { licenses } from './licenses.ts';
import { scriptTexts } from './scriptTexts.ts';

/** Returns the integrations of what browsers run and show: React, inline scripts, styles, and their licences. */
export const islands = (): AstroIntegration[] => [
  react(),
  scriptTexts(),
  tailwind({ applyBaseStyles: false }),
  licenses(),
];
