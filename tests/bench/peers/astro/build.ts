import path from 'node:path';
import { build } from 'astro';

/* Builds the plain Astro project: `node build.ts <outDir>`. */

await build({
  root: import.meta.dirname,
  configFile: false,
  site: 'https://foco-agencia.example',
  outDir: process.argv[2]!,
  cacheDir: path.join(process.argv[2]!, '../cache'),
  build: { format: 'file' },
  logLevel: 'error',
  devToolbar: { enabled: false },
});
