import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps/command.ts';
import { serve } from './steps/serve.ts';
import { secret } from '../runtime/secret.ts';
import { settings, checkSettings } from '../runtime/settings.ts';
import { SettingError } from '#contract/settingError.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const DEFAULT_HOST = '127.0.0.1';

/** @throws {Error} naming the variable or the folder that is missing or invalid */
function checkHostedSettings() {
  secret();
  checkSettings();
  if (settings.publicOrigin) return;
  throw new SettingError('CMS_PUBLIC_URL must be set to the public URL of the CMS: https://cms.…');
}

/**
 * `npm start` in `cms/`: serves the built admin in production. Migrates the database first, and creates
 * the first administrator if there is none.
 */
async function main() {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  checkHostedSettings();
  Object.assign(process.env, {
    DATABASE_URI: settings.databaseUri,
    MEDIA_DIR: settings.mediaFolder,
  });
  const setUp = run(process.execPath, [path.join(FOLDER, 'cli/steps/setUp.ts')], FOLDER);
  // It has said why.
  await setUp.catch(() => process.exit(1));
  process.exitCode = await serve(FOLDER, {
    command: 'start',
    host: process.env.CMS_ADMIN_HOST || DEFAULT_HOST,
    port: String(settings.adminPort),
  });
}

try {
  await main();
} catch (error) {
  // The message contains the instructions; a stack trace would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
