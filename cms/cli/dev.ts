import { existsSync } from 'node:fs';
import path from 'node:path';
import { exitWith, setUp } from './steps/command.ts';
import { serve } from './steps/serve.ts';
import { prepareDatabase } from '../runtime/prepare.ts';
import { allowDevelopmentSecret, secret } from '../runtime/secret.ts';
import { settings, checkSettings } from '../runtime/settings.ts';
import { ensureBuilt, ensureInstalled, ensurePreviewBuilt } from './steps/upToDate.ts';

const FOLDER = settings.codeFolder;

/**
 * `npm run cms`: starts the admin with the embedded CMS's database. The first start installs the
 * admin's package, creates the sample agency and builds the admin. `--dev` starts Next's development
 * server instead of a build.
 */
async function main() {
  const dotEnv = path.join(FOLDER, '../.env');
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const isDev = process.argv.includes('--dev');
  checkSettings();
  const port = settings.adminPort;
  if (!process.env.DATABASE_URI && !process.env.CMS_PUBLIC_URL) allowDevelopmentSecret();
  if (!isDev) secret({ ...process.env, NODE_ENV: 'production' });
  await ensureInstalled(FOLDER);
  // At the same time: each waits for one core most of its time.
  const [database] = await Promise.all([
    prepareDatabase(),
    isDev || ensureBuilt(FOLDER),
    ensurePreviewBuilt(),
  ]);
  Object.assign(process.env, database);
  await setUp();
  console.log(`Starting the admin at http://localhost:${port}/admin`);
  process.exitCode = await serve('localhost', port, isDev);
}

await main().catch(exitWith);
