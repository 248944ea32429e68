import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when the visitor hovers, touches or focuses it. */
    'client:interaction'?: boolean;
  }
}

/** Registers the client directive `client:interaction`. */
export const clientInteraction = (): AstroIntegration => ({
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'interaction',
        entrypoint: fileURLToPath(new URL('../ui/islands/interaction.browser.ts', import.meta.url)),
      }),
  },
});
