import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, defaultLoggerOptions } from 'payload';
import sharp from 'sharp';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';
import { AuditLog } from './collections/auditLog.ts';
import { Media } from './collections/media.ts';
import { Pages } from './collections/pages.ts';
import { Redirects } from './collections/redirects.ts';
import { Talents } from './collections/talents.ts';
import { Users, SecondFactors } from './collections/users.ts';
import { accounts } from './features/accounts/accountsPlugin.ts';
import { actions } from './features/actions/actionsPlugin.ts';
import { audit } from './features/audit/auditPlugin.ts';
import { brand } from './features/brand/brandPlugin.ts';
import { credits } from './features/credits/creditsPlugin.ts';
import { dashboard } from './features/dashboard/dashboardPlugin.ts';
import { english } from './features/english/englishPlugin.ts';
import { form } from './features/form/formPlugin.ts';
import { importTalents } from './features/import/importPlugin.ts';
import { list } from './features/list/listPlugin.ts';
import { media } from './features/media/mediaPlugin.ts';
import { order } from './features/order/orderPlugin.ts';
import { personalData } from './features/personalData/personalDataPlugin.ts';
import { preview } from './features/preview/previewPlugin.ts';
import { publishing } from './features/publishing/publishingPlugin.ts';
import { queryPresets } from './features/queryPresets/queryPresets.ts';
import { revisions } from './features/revisions/revisionsPlugin.ts';
import { trash } from './features/trash/trashPlugin.ts';
import { values } from './features/values/valuesPlugin.ts';
import { videos } from './features/videos/videosPlugin.ts';
import { vocabulary } from './features/vocabulary/vocabularyPlugin.ts';
import { versions } from './features/versions/versionsPlugin.ts';
import { Agency } from './globals/agency.ts';
import { Home } from './globals/home.ts';
import { createDatabaseAdapter } from './runtime/database.ts';
import { secret } from './runtime/secret.ts';
import { settings } from './runtime/settings.ts';
import { type Bilingual, bilingual } from './texts/labels.ts';
import translations from './texts/translations.json' with { type: 'json' };
import { profileUpdates } from './features/profileUpdates/profileUpdatesPlugin.ts';
import { proposals } from './features/proposals/proposals.ts';
import { TooManyAttempts } from './network/attempts.ts';
import { answerBadRequest } from './network/badRequest.ts';
import { Publications } from './features/publishing/publications.ts';
import { departure } from './features/departure/departurePlugin.ts';

// Schedules, and Payload's own views such as a version's, are in the time zone of the process.
process.env.TZ = TIME_ZONE;

// The S3 adapter was published as 3.90.1 and not as 3.90.2; the lock file fixes both versions.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= 'true';

const LOCALE_LABELS: Record<Locale, Bilingual> = {
  es: bilingual('Español', 'Spanish'),
  en: bilingual('Inglés', 'English'),
};

const origin = settings.publicOrigin;
// Says at the start, and not on the first page, that a setting is wrong.
void settings.siteAddress;

const config = buildConfig({
  collections: [Talents, Pages, Media, Redirects, Users, AuditLog, Publications, SecondFactors],
  globals: [Home, Agency],
  // Hooks and components of one place run and appear in this order.
  plugins: [
    // First, because the others extend its collection.
    proposals,
    brand,
    dashboard,
    accounts,
    versions,
    english,
    publishing,
    form,
    preview,
    audit,
    order,
    importTalents,
    vocabulary,
    departure,
    personalData,
    videos,
    profileUpdates,
    trash,
    list,
    media,
    revisions,
    credits,
    actions,
    // Last, because its hooks run before those of the others.
    values,
  ],
  queryPresets: queryPresets.settings,
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LOCALE_LABELS[code] })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  // Payload's own texts in other words: passwords have a rule, versions are restored as drafts, a record leaves
  // the trash as it was, unsaved work can be recovered, and some Spanish texts are translated word by word.
  // `all` stands before the name of a collection (“Todo: Talentos”), `createNew` also on the list of files, which
  // are not created. `aboutToDelete` and the three `…Label` name no collection, for which saved filters have an
  // object in two languages.
  i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es', translations },
  admin: {
    user: Users.slug,
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: {
      supportedTimezones: [{ label: 'Madrid', value: TIME_ZONE }],
      defaultTimezone: TIME_ZONE,
    },
    importMap: { baseDir: settings.codeFolder },
  },
  secret: secret(),
  // Sessions are valid only for requests from the admin's own origin.
  csrf: origin ? [origin] : [],
  telemetry: false,
  logger: {
    options: { level: process.env.PAYLOAD_LOG_LEVEL || 'info' },
    destination: defaultLoggerOptions,
  },
  db: createDatabaseAdapter(settings.databaseUri),
  sharp,
  // A relationship is followed from a record to its media, never further.
  maxDepth: 3,
  hooks: { afterError: [answerBadRequest] },
  loggingLevels: { [TooManyAttempts.name]: false },
  graphQL: {
    schemaOutputFile: path.join(settings.codeFolder, 'schema.graphql'),
    // Fields of a query, with fragments expanded.
    maxComplexity: 1000,
    disableIntrospectionInProduction: true,
  },
  typescript: {
    outputFile: path.join(settings.codeFolder, 'payload-types.ts'),
    autoGenerate: false,
    // ESLint's configuration ignores the file, so it needs no directive.
    postProcess: [
      ({ compiledTypes }) => compiledTypes.replace(/^\/\* (?:ts|es)lint[:-]disable \*\/\n/gm, ''),
    ],
  },
});

export default config.then(queryPresets.simplify);
