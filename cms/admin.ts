import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './admin/build.ts';
import { ensureInstalled } from './admin/install.ts';
import { prepareDatabase } from './prepare.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const DEFAULT_PORT = '3000';

/**
 * `npm run cms`: starts the admin over the database of the embedded CMS. The first start installs
 * the admin's package, makes the sample agency and builds the admin; `--dev` builds as one edits.
 */
async function main() {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const isDev = process.argv.includes('--dev');
  const port = process.env.CMS_ADMIN_PORT || DEFAULT_PORT;
  await ensureInstalled(FOLDER);
  Object.assign(process.env, await prepareDatabase());
  // Imported here: Payload is there only once the package is installed.
  const { ensureAdministrator } = await import('./admin/firstUser.ts');
  await ensureAdministrator();
  if (!isDev) await ensureBuilt(FOLDER);
  console.log(`The admin starts at http://localhost:${port}/admin`);
  const next = fileURLToPath(new URL('./node_modules/next/dist/bin/next', import.meta.url));
  const server = spawn(
    process.execPath,
    [next, isDev ? 'dev' : 'start', '--hostname', 'localhost', '--port', port],
    {
      cwd: FOLDER,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  const [code] = (await once(server, 'exit')) as [number | null];
  process.exitCode = code ?? 0;
}

await main();
