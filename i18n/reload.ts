import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Reloads edited dictionaries in `astro dev`, because i18next reads its files only at startup. */
export const reloadDictionaries = (): AstroIntegration => ({
  name: 'reload-dictionaries',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.add(FOLDER);
      const reload = async (file: string) => {
        if (!file.startsWith(FOLDER) || !file.endsWith('.json')) return;
        const { default: i18next } = await import('i18next');
        await i18next.reloadResources();
        server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      server.watcher.on('change', (file) => void reload(file));
      server.watcher.on('add', (file) => void reload(file));
    },
  },
});
