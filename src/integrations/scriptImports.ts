import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';

const AS_TEXT = '?script-text';
const AS_ADDRESS = '?script-address';

/** Bundles a script with all it imports into one that needs no other file. */
async function bundle(file: string, alias: Record<string, string>) {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0];
}

const asText = (alias: Record<string, string>): Plugin => ({
  name: 'script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(AS_TEXT)) return undefined;
    const { code, moduleIds } = await bundle(id.slice(0, -AS_TEXT.length), alias);
    for (const file of moduleIds) this.addWatchFile(file);
    return `export default ${JSON.stringify(code.trim())}`;
  },
});

const asAddress = (): Plugin => ({
  name: 'script-address',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(AS_ADDRESS)) return undefined;
    const file = id.slice(0, -AS_ADDRESS.length);
    if (this.environment.mode === 'dev') return `export default ${JSON.stringify(`/@fs${file}`)}`;
    const reference = this.emitFile({ type: 'chunk', id: file });
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
  },
});

/**
 * Lets a script be imported as text, bundled and small, for what must run before the first paint
 * and yet share its rules with the rest of the code; or as the address of a file of its own, for
 * what few visitors need: `import()` would bring a helper that is larger than what it fetches.
 *
 * @example
 * import boot from '~/scripts/consent/boot.ts?script-text';
 * import address from './translate.ts?script-address';
 */
export const scriptImports = (): AstroIntegration => ({
  name: 'script-imports',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      const alias = { '~': config.srcDir.pathname.replace(/\/$/, '') };
      updateConfig({ vite: { plugins: [asText(alias), asAddress()] } });
    },
  },
});
