import type { AstroIntegration } from 'astro';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Returns what is wrong with the JSON of a file, with line and column, or undefined. */
async function findSyntaxError(file: string): Promise<string | undefined> {
  try {
    JSON.parse(await readFile(file, 'utf8'));
    return undefined;
  } catch (error) {
    return `${file}: ${(error as Error).message}`;
  }
}

/**
 * Reloads edited dictionaries in `astro dev`, because i18next reads its files only at startup. A file
 * that is not JSON is reported in the log and the browser, and the last good texts stay.
 */
export const reloadDictionaries = (): AstroIntegration => ({
  name: 'reload-dictionaries',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      server.watcher.add(FOLDER);
      const reload = async (file: string) => {
        if (!file.startsWith(FOLDER) || !file.endsWith('.json')) return;
        const message = await findSyntaxError(file);
        if (message) {
          logger.error(message);
          const err = { message, stack: '', id: file };
          return server.environments.client.hot.send({ type: 'error', err });
        }
        const { default: i18next } = await import('i18next');
        await i18next.reloadResources();
        server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      server.watcher.on('change', (file) => void reload(file));
      server.watcher.on('add', (file) => void reload(file));
    },
  },
});
