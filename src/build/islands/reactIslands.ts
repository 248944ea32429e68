import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** The integration of React with the server renderer of `server.ts`. */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  const setup = hooks['astro:config:setup'];
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: new URL('./renderer.ts', import.meta.url),
            }),
        }),
    },
  };
}
