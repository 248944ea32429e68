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
import { databaseFor } from './database.ts';
import { Agency } from './globals/agency.ts';
import { Home } from './globals/home.ts';
import { publishEndpoint } from './publishing/endpoint.ts';
import { publishing, publishingGlobal } from './publishing/hooks.ts';
import { jobs } from './publishing/tasks.ts';
import { cmsFolder, databaseUri, secret } from './settings.ts';

export default buildConfig({
  secret: secret(),
  telemetry: false,
  logger: {
    options: { level: process.env.PAYLOAD_LOG_LEVEL || 'info' },
    destination: defaultLoggerOptions,
  },
  db: databaseFor(databaseUri()),
  sharp,
  collections: [...[Talents, Pages, Media, Redirects].map(publishing), Users],
  globals: [Home, Agency].map(publishingGlobal),
  endpoints: [publishEndpoint],
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
  typescript: { outputFile: path.join(cmsFolder(), 'payload-types.ts'), autoGenerate: false },
  // Uploads: 200 MB is enough for a videobook and stops a mistake.
  upload: { limits: { fileSize: 200_000_000 } },
});
