import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, defaultLoggerOptions } from 'payload';
import sharp from 'sharp';
import { Media } from './collections/media.ts';
import { Pages } from './collections/pages.ts';
import { Redirects } from './collections/redirects.ts';
import { Talents } from './collections/talents.ts';
import { Users } from './collections/users.ts';
import { databaseFor } from './runtime/database.ts';
import { Agency } from './globals/agency.ts';
import { Home } from './globals/home.ts';
import { healthEndpoint } from './runtime/health.ts';
import { publishEndpoint } from './publishing/endpoint.ts';
import { publishing, publishingGlobal } from './publishing/hooks.ts';
import { jobs } from './publishing/tasks.ts';
import { secret } from './runtime/secret.ts';
import { cmsFolder, databaseUri, findPublicOrigin } from './runtime/settings.ts';
import { storagePlugins } from './uploads/s3.ts';

// The S3 adapter exists as 3.90.1 and not as 3.90.2; the lock file holds the versions together.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= 'true';

const origin = findPublicOrigin();

export default buildConfig({
  secret: secret(),
  // A session counts for requests of the admin's own pages alone.
  csrf: origin ? [origin] : [],
  telemetry: false,
  logger: {
    options: { level: process.env.PAYLOAD_LOG_LEVEL || 'info' },
    destination: defaultLoggerOptions,
  },
  db: databaseFor(databaseUri()),
  sharp,
  plugins: await storagePlugins(),
  collections: [...[Talents, Pages, Media, Redirects].map(publishing), Users],
  globals: [Home, Agency].map(publishingGlobal),
  endpoints: [publishEndpoint, healthEndpoint],
  jobs,
  localization: {
    locales: [
      { code: 'es', label: { es: 'Español', en: 'Spanish' } },
      { code: 'en', label: { es: 'Inglés', en: 'English' } },
    ],
    defaultLocale: 'es',
    fallback: true,
  },
  i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es' },
  admin: {
    user: Users.slug,
    avatar: 'default',
    dateFormat: 'd/M/yyyy, HH:mm',
    importMap: { baseDir: cmsFolder() },
    components: { beforeDashboard: ['/components/LastPublication.tsx#LastPublication'] },
  },
  graphQL: { schemaOutputFile: path.join(cmsFolder(), 'schema.graphql') },
  typescript: {
    outputFile: path.join(cmsFolder(), 'payload-types.ts'),
    autoGenerate: false,
    // The linters' configuration leaves the file out: it need not tell them so itself.
    postProcess: [
      ({ compiledTypes }) => compiledTypes.replace(/^\/\* (?:ts|es)lint[:-]disable \*\/\n/gm, ''),
    ],
  },
  // Uploads: 200 MB is enough for a videobook and stops a mistake.
  upload: { limits: { fileSize: 200_000_000 } },
});
