import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Not Astro's `srcDir`: the preview has another one, and the same scripts. */
const SOURCES = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const SUFFIX = '?script-text';

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

const scriptText = (alias: Record<string, string>): Plugin => ({
  name: 'script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const { code, moduleIds } = await bundle(id.slice(0, -SUFFIX.length), alias);
    for (const file of moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(code.trim())}`;
  },
});

/**
 * Adds the imports `?script-text`: a script with all that it imports, minified, as the text of an inline script.
 *
 * @example
 * import boot from '~/site/boot.browser.ts?script-text';
 */
export const scriptTexts = (): AstroIntegration => ({
  name: 'script-texts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [scriptText({ '~': SOURCES })] } });
    },
  },
});
