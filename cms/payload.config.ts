import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, defaultLoggerOptions } from 'payload';
import sharp from 'sharp';
import { findEmailAdapter } from './features/accounts/accountEmail.ts';
import { guardSessions } from './features/accounts/sessions.ts';
import { type Bilingual, bilingual } from './texts/labels.ts';
import { GRAPHICS, META } from './features/brand/brand.ts';
import { withDateCells } from './features/list/dateCells.ts';
import { withGlobalRecordNotices, withRecordNotices } from './features/form/recordNotices.ts';
import { queryPresets, simplifyQueryPresets } from './features/queryPresets/queryPresets.ts';
import { keepRequiredChoices } from './features/form/requiredChoices.ts';
import { TRANSLATIONS } from './texts/translations.ts';
import { withAudit, withGlobalAudit } from './features/audit/auditHooks.ts';
import { AuditLog } from './collections/auditLog.ts';
import { Media } from './collections/media.ts';
import { Pages } from './collections/pages.ts';
import { Publications } from './collections/publications.ts';
import { Redirects } from './collections/redirects.ts';
import { SecondFactors } from './collections/secondFactors.ts';
import { Talents } from './collections/talents.ts';
import { Users } from './collections/users.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';
import { createDatabaseAdapter } from './runtime/database.ts';
import { Agency } from './globals/agency.ts';
import { Home } from './globals/home.ts';
import { withGlobalLivePreview, withLivePreview } from './features/preview/livePreview.ts';
import { withFormHelp, withGlobalFormHelp } from './features/form/formHelp.ts';
import { withEnglishDrafts, withGlobalEnglishDrafts } from './features/english/englishDrafts.ts';
import { withGlobalScheduled, withScheduled } from './features/publishing/scheduledPublications.ts';
import { previewEndpoints } from './features/preview/previewEndpoints.ts';
import { publishEndpoint } from './features/publishing/publishEndpoint.ts';
import { withPublishHooks, withGlobalPublishHooks } from './features/publishing/publishHooks.ts';
import {
  withGlobalTranslationCheck,
  withTranslationCheck,
} from './features/english/translationCheck.ts';
import { jobs } from './features/publishing/backgroundJobs.ts';
import { revisions } from './features/revisions/revisions.ts';
import { secret } from './runtime/secret.ts';
import { cmsFolder, databaseUri, findPublicOrigin } from './runtime/settings.ts';
import { withTrash } from './features/trash/trash.ts';
import { translateEndpoint } from './features/english/translateEndpoint.ts';
import { findTranslationService } from './features/english/translationService.ts';
import { storagePlugins } from './features/media/s3Storage.ts';
import { withGlobalLastEditor, withLastEditor } from './features/versions/lastEditor.ts';
import { withGlobalSafeRestore, withSafeRestore } from './features/versions/safeRestore.ts';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { MAX_COST } from './network/queryCost.ts';
import { answerBadRequest } from './network/requestErrors.ts';

// The S3 adapter was published as 3.90.1 and not as 3.90.2; the lock file fixes both versions.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= 'true';

const LOCALE_LABELS: Record<Locale, Bilingual> = {
  es: bilingual('Español', 'Spanish'),
  en: bilingual('Inglés', 'English'),
};

const origin = findPublicOrigin();
// Says at the start, and not to an editor, that a setting is wrong.
findTranslationService();
const email = await findEmailAdapter();

const config = buildConfig({
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
  ...(email ? { email } : {}),
  plugins: [...(await storagePlugins()), revisions],
  collections: [
    ...[
      ...[
        withSafeRestore(withEnglishDrafts(Talents)),
        withSafeRestore(withEnglishDrafts(Pages)),
        Media,
        Redirects,
      ]
        .map(withLastEditor)
        .map(withTranslationCheck)
        .map(withPublishHooks)
        .map(withScheduled)
        .map(withFormHelp)
        .map(withRecordNotices)
        .map(withTrash)
        .map(withLivePreview),
      Users,
    ]
      .map(withAudit)
      .map(withDateCells),
    AuditLog,
    Publications,
    SecondFactors,
  ],
  globals: [withGlobalSafeRestore(Home), Agency]
    .map(withGlobalEnglishDrafts)
    .map(withGlobalLastEditor)
    .map(withGlobalTranslationCheck)
    .map(withGlobalPublishHooks)
    .map(withGlobalScheduled)
    .map(withGlobalFormHelp)
    .map(withGlobalRecordNotices)
    .map(withGlobalLivePreview)
    .map(withGlobalAudit),
  queryPresets,
  onInit: guardSessions,
  endpoints: [publishEndpoint, translateEndpoint, ...previewEndpoints],
  jobs,
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LOCALE_LABELS[code] })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es', translations: TRANSLATIONS },
  admin: {
    user: Users.slug,
    avatar: 'default',
    meta: META,
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: {
      supportedTimezones: [{ label: 'Madrid', value: TIME_ZONE }],
      defaultTimezone: TIME_ZONE,
    },
    importMap: { baseDir: cmsFolder() },
    components: {
      graphics: GRAPHICS,
      // The desk renders them below its head.
      beforeDashboard: ['/features/publishing/admin/Publications.tsx#Publications'],
      providers: [
        '/features/form/admin/FormStateReporter.tsx#FormStateReporter',
        '/features/recovery/admin/RecoveryCleanup.tsx#RecoveryCleanup',
      ],
      beforeLogin: [
        '/features/accounts/admin/PendingSignIn.tsx#PendingSignIn',
        '/features/accounts/admin/NoForgottenPassword.tsx#NoForgottenPassword',
      ],
      views: {
        dashboard: { Component: '/features/dashboard/admin/Dashboard.tsx#Dashboard' },
        order: {
          path: '/order',
          exact: true,
          Component: '/features/order/admin/OrderView.tsx#OrderView',
        },
        importTalents: {
          path: '/import',
          exact: true,
          Component: '/features/import/admin/ImportView.tsx#ImportView',
        },
        secondFactor: {
          path: '/second-factor',
          exact: true,
          Component: '/features/accounts/admin/SecondFactorView.tsx#SecondFactorView',
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

export default config.then(simplifyQueryPresets).then(keepRequiredChoices);
