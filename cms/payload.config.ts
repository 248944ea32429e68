import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, defaultLoggerOptions } from 'payload';
import sharp from 'sharp';
import { guardSessions } from './accounts/sessions.ts';
import { type Bilingual, bilingual } from './admin/labels.ts';
import { withAudit, withGlobalAudit } from './audit/hooks.ts';
import { AuditLog } from './collections/auditLog.ts';
import { Media } from './collections/media.ts';
import { Pages } from './collections/pages.ts';
import { Redirects } from './collections/redirects.ts';
import { SecondFactors } from './collections/secondFactors.ts';
import { Talents } from './collections/talents.ts';
import { Users } from './collections/users.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './contract/locales.ts';
import { createDatabaseAdapter } from './runtime/database.ts';
import { Agency } from './globals/agency.ts';
import { Home } from './globals/home.ts';
import { withGlobalKeptErrors, withKeptErrors } from './admin/keptErrors.ts';
import { publishEndpoint } from './publishing/endpoint.ts';
import { withPublishHooks, withGlobalPublishHooks } from './publishing/hooks.ts';
import { withGlobalTranslationCheck, withTranslationCheck } from './publishing/translation.ts';
import { jobs } from './publishing/tasks.ts';
import { secret } from './runtime/secret.ts';
import { cmsFolder, databaseUri, findPublicOrigin } from './runtime/settings.ts';
import { storagePlugins } from './uploads/s3.ts';
import { MAX_UPLOAD_BYTES } from './contract/uploads.ts';
import { MAX_COST } from './network/queryCost.ts';
import { answerBadRequest } from './network/requestErrors.ts';

// The S3 adapter was published as 3.90.1 and not as 3.90.2; the lock file fixes both versions.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= 'true';

const LOCALE_LABELS: Record<Locale, Bilingual> = {
  es: bilingual('Español', 'Spanish'),
  en: bilingual('Inglés', 'English'),
};

const origin = findPublicOrigin();

export default buildConfig({
  secret: secret(),
  // Sessions are valid only for requests from the admin's own origin.
  csrf: origin ? [origin] : [],
  telemetry: false,
  logger: {
    options: { level: process.env.PAYLOAD_LOG_LEVEL || 'info' },
    destination: defaultLoggerOptions,
  },
  db: createDatabaseAdapter(databaseUri()),
  sharp,
  plugins: await storagePlugins(),
  collections: [
    ...[
      ...[Talents, Pages, Media, Redirects]
        .map(withTranslationCheck)
        .map(withPublishHooks)
        .map(withKeptErrors),
      Users,
    ].map(withAudit),
    AuditLog,
    SecondFactors,
  ],
  globals: [Home, Agency]
    .map(withGlobalTranslationCheck)
    .map(withGlobalPublishHooks)
    .map(withGlobalKeptErrors)
    .map(withGlobalAudit),
  onInit: guardSessions,
  endpoints: [publishEndpoint],
  jobs,
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LOCALE_LABELS[code] })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es' },
  admin: {
    user: Users.slug,
    avatar: 'default',
    dateFormat: 'd/M/yyyy, HH:mm',
    importMap: { baseDir: cmsFolder() },
    components: {
      beforeDashboard: [
        '/components/LastPublication.tsx#LastPublication',
        '/components/InvalidRecords.tsx#InvalidRecords',
        '/components/UncheckedSheets.tsx#UncheckedSheets',
      ],
      beforeLogin: ['/components/PendingSignIn.tsx#PendingSignIn'],
      views: {
        secondFactor: {
          path: '/second-factor',
          exact: true,
          Component: '/components/SecondFactorView.tsx#SecondFactorView',
        },
      },
    },
  },
  // A relationship is followed from a record to its media, never further.
  maxDepth: 3,
  hooks: { afterError: [answerBadRequest] },
  graphQL: {
    schemaOutputFile: path.join(cmsFolder(), 'schema.graphql'),
    maxComplexity: MAX_COST,
    disableIntrospectionInProduction: true,
  },
  typescript: {
    outputFile: path.join(cmsFolder(), 'payload-types.ts'),
    autoGenerate: false,
    // ESLint's configuration ignores the file, so it needs no directive.
    postProcess: [
      ({ compiledTypes }) => compiledTypes.replace(/^\/\* (?:ts|es)lint[:-]disable \*\/\n/gm, ''),
    ],
  },
  // A request contains the file and its form; Payload's own limit for both is 50 MiB.
  upload: {
    requestSizeLimit: MAX_UPLOAD_BYTES + 1_000_000,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 },
  },
});
