import { exitWith, setUp } from './steps/command.ts';
import { serve } from './steps/serve.ts';
import { secret } from '../runtime/secret.ts';
import { settings, checkSettings } from '../runtime/settings.ts';
import { SettingError } from '#contract/settingError.ts';

/**
 * `npm start` in `cms/`: serves the built admin in production. Migrates the database first, and creates
 * the first administrator if there is none.
 */
async function main() {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  secret();
  checkSettings();
  if (!settings.publicOrigin) {
    throw new SettingError(
      'CMS_PUBLIC_URL must be set to the public URL of the CMS: https://cms.…',
    );
  }
  Object.assign(process.env, {
    DATABASE_URI: settings.databaseUri,
    MEDIA_DIR: settings.mediaFolder,
  });
  await setUp();
  process.exitCode = await serve(process.env.CMS_ADMIN_HOST || '127.0.0.1', settings.adminPort);
}

await main().catch(exitWith);
