import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Not Astro's `srcDir`: the preview has another one, and the same scripts. */
const SOURCES = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const TEXT_SUFFIX = '?script-text';
const URL_SUFFIX = '?script-url';

async function bundle(file: string, alias: Record<string, string>) {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        // Shorter: constants from other modules are inserted where they are used.
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0];
}

const textPlugin = (alias: Record<string, string>): Plugin => ({
  name: 'script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(TEXT_SUFFIX)) return undefined;
    const { code, moduleIds } = await bundle(id.slice(0, -TEXT_SUFFIX.length), alias);
    for (const file of moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(code.trim())}`;
  },
});

const urlPlugin = (): Plugin => ({
  name: 'script-url',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(URL_SUFFIX)) return undefined;
    const file = id.slice(0, -URL_SUFFIX.length);
    if (this.environment.mode === 'dev') return `export default ${JSON.stringify(`/@fs${file}`)}`;
    const reference = this.emitFile({ type: 'chunk', id: file });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
});

/**
 * Adds two kinds of script imports: `?script-text` is the bundled and minified text, for inline scripts;
 * `?script-url` is the URL of a separate chunk, because `import()` would add a preload helper that is
 * larger than the chunk.
 *
 * @example
 * import boot from '~/features/consent/consentBoot.browser.ts?script-text';
 * import translateUrl from './translate.ts?script-url';
 */
export const scriptImports = (): AstroIntegration => ({
  name: 'script-imports',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const alias = { '~': SOURCES };
      updateConfig({ vite: { plugins: [textPlugin(alias), urlPlugin()] } });
    },
  },
});
