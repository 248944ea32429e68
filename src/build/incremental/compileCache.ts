import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Preloaded by `npm run build`: Node caches the compiled form of every module, since a build without
 * changes spends most of its time on loading modules. Node ignores entries that are damaged, and
 * entries of another version or of an edited file.
 */
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.astro/compiled', import.meta.url)),
);
