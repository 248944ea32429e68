import interaction from './interaction';

// As Astro's own inline script does it, which `src/html/postprocess.ts` removes from the pages.
const scope = globalThis as { Astro?: object };
scope.Astro = { ...scope.Astro, interaction };
