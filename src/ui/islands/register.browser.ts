import interaction from './interaction.browser';

// As Astro's own inline script does it, which `src/build/postprocess.ts` removes from the pages.
const scope = globalThis as { Astro?: object };
scope.Astro = { ...scope.Astro, interaction };
