import type { AstroIntegration } from 'astro';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from '../cms/contract/settingError.ts';

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

/** @throws {Error} naming files and lines, when files are not JSON: i18next would leave their texts out */
async function assertJson(): Promise<void> {
  const files = await Array.fromAsync(glob('**/*.json', { cwd: FOLDER }));
  const errors = await Promise.all(files.map((file) => findSyntaxError(path.join(FOLDER, file))));
  const found = errors.filter((error) => error !== undefined);
  if (found.length > 0) throw new SettingError(found.join('\n'));
}

/**
 * Refuses dictionaries that are not JSON, and reloads edited ones in `astro dev`, because i18next reads
 * its files only at startup. A file that is broken while the server runs is reported in the log and the
 * browser, and the last good texts stay.
 */
export const dictionaries = (): AstroIntegration => ({
  name: 'dictionaries',
  hooks: {
    'astro:config:setup': assertJson,
    'astro:server:setup': ({ server, logger }) => {
      server.watcher.add(FOLDER);
      const { hot } = server.environments.client;
      const problems = new Map<string, string>();
      const errorOf = (id: string, message: string) =>
        ({ type: 'error', err: { message, stack: '', id } }) as const;
      // A page that is opened later says it too.
      hot.on('vite:client:connect', (_data, client) => {
        for (const [file, message] of problems) client.send(errorOf(file, message));
      });
      const reload = async (file: string) => {
        if (!file.startsWith(FOLDER) || !file.endsWith('.json')) return;
        const message = await findSyntaxError(file);
        if (message) {
          logger.error(message);
          problems.set(file, message);
          return hot.send(errorOf(file, message));
        }
        problems.delete(file);
        const { default: i18next } = await import('i18next');
        await i18next.reloadResources();
        hot.send({ type: 'full-reload', path: '*' });
      };
      server.watcher.on('change', (file) => void reload(file));
      server.watcher.on('add', (file) => void reload(file));
    },
  },
});
