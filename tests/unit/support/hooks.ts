import type { AstroIntegration } from 'astro';

/** Returns the function that calls a hook of an integration with the options that the test needs. */
export const hooksOf =
  ({ hooks }: AstroIntegration) =>
  async (name: string, options: object = {}): Promise<unknown> =>
    (hooks as Record<string, (options: object) => unknown>)[name]!(options);
