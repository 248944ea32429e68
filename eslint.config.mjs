import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import css from '@eslint/css';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const ANY_CODE = ['**/*.ts', '**/*.tsx', '**/*.astro'];

/** Returns the rule against imports that match one of the patterns, each with the message that it shows. */
const forbidImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});
const NO_CMS = {
  regex: '^(\\.\\./)+cms/(?!contract/)',
  message: 'The site shares only cms/contract with the CMS.',
};
const NO_SITE = { regex: '^(\\.\\./)+src/', message: 'The CMS imports nothing from the site.' };
const NO_FEATURES = {
  regex: '^(\\.\\./)+features/',
  message: 'What all features of the CMS use knows none of them.',
};
/** What code that runs in the browser must not import. */
const NO_SERVER = {
  regex:
    '^node:|^astro:(?!transitions)|(^~/|/)(loaders/|build/|session/|settings/|lib/i18n/(translator|vocabulary)$)',
  message:
    'Browser code receives texts and data as props: a dictionary would be sent to the browser.',
};
/** Code that runs in the browser, by its name or folder. */
const browserCodeIn = (folder) =>
  ['**/*.browser.ts', '**/browser/*.ts', '**/*.tsx'].map((glob) => `${folder}/${glob}`);
const BROWSER_CODE = browserCodeIn('src');

/**
 * What each feature of the site offers to those below it; everything else in its folder is its own, and none
 * imports from those below. Names are without `.ts` and `.tsx`.
 */
const OFFERED = {
  consent: ['consentChoice', 'consentDictionary', 'dialogTexts'],
  video: ['RichText.astro', 'VideoBlock.astro', 'videoEvents', 'videoThumbnails'],
  profile: [
    'AgentContact.astro',
    'VoicePlayer.astro',
    'agent',
    'creditTexts',
    'talentFacts',
    'voice',
    'works',
  ],
  card: [
    'AddButton.astro',
    'TalentCard',
    'TalentGrid.astro',
    'card',
    'cardPicture',
    'cardWidths',
    'portrait.css',
  ],
  forms: [
    'Enquiry.astro',
    'FormElement.astro',
    'enquiry.css',
    'enquiryPeople',
    'formNames',
    'receivingForm',
  ],
  documents: ['CastingPack.astro'],
  finder: ['FinderRow.astro', 'facetPages'],
  selection: ['MarkChoice', 'PersonView', 'personQueries'],
  carousel: [],
  talents: [],
  proposals: [],
};
/** The same of the CMS: a plugin is composed in `payload.config.ts`, and what others call is in these files. */
const CMS_OFFERED = {
  accounts: ['mail'],
  actions: [],
  audit: ['auditEvents'],
  brand: [],
  credits: ['creditColumns', 'creditParts', 'creditWords', 'readCredits', 'admin/Cell'],
  curriculum: ['curriculumTables'],
  dashboard: [],
  departure: ['departurePlugin'],
  english: ['missingEnglish', 'admin/LocalisedLabel', 'admin/useLanguages'],
  form: ['admin/RecoveryBanner'],
  import: [],
  list: ['admin/useSelectedTalents'],
  media: ['derivedValues', 'fileUses', 'files', 'storedFiles', 'validateUpload', 'admin/uploads'],
  order: [],
  personalData: [],
  preview: [],
  profileUpdates: ['sheetChecks', 'updates', 'admin/AskForCheck'],
  proposals: ['proposals'],
  publishing: ['publications', 'publishingPlugin'],
  queryPresets: [],
  revisions: [
    'mergeRevision',
    'revisionConflict',
    'revisionsPlugin',
    'saveOrder',
    'showConflict',
    'admin/ConflictDialog',
  ],
  trash: [],
  values: [],
  versions: [],
  videos: [],
  vocabulary: [],
};
/** Throws for a feature or a file that does not exist, and for a feature that is not listed. */
function checkOffered(folder, offered) {
  const features = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const listed = Object.keys(offered);
  const unlisted = features.map(({ name }) => name).filter((name) => !listed.includes(name));
  if (unlisted.length > 0) {
    throw new Error(
      `eslint.config.mjs does not say what ${unlisted.join(', ')} in ${folder} offers`,
    );
  }
  for (const [name, files] of Object.entries(offered)) {
    const found = ['', ...files].map((file) => path.posix.join(folder, name, file));
    const missing = found.find(
      (file) => !['', '.ts', '.tsx'].some((end) => existsSync(file + end)),
    );
    if (missing) throw new Error(`eslint.config.mjs names ${missing}, which does not exist`);
  }
}
checkOffered('src/features', OFFERED);
checkOffered('cms/features', CMS_OFFERED);

const escaped = (name) => name.replaceAll('.', '\\.');
/** Matches a file of another feature that it does not offer. */
const ownFiles = (self, offers = OFFERED) => {
  const others = Object.entries(offers).filter(([name]) => name !== self);
  const files = others.map(([name, offered]) =>
    offered.length > 0
      ? `${name}/(?!(${offered.map(escaped).join('|')})(\\.tsx?)?(\\?|$))`
      : `${name}/`,
  );
  return {
    // From within a feature of the CMS, `../` is another feature: `../../x/` of a nested folder too.
    regex: `^(~/features/|(\\.\\./)+(features/)?)(${files.join('|')})`,
    message: 'Another feature keeps this file to itself: see OFFERED in eslint.config.mjs.',
  };
};
const FEATURES = Object.keys(OFFERED).map((name) => `features/${name}`);
const BASE = ['lib', 'session', 'settings', 'model', 'pictures', 'ui', 'navigation', 'loaders'];
/** What composes the others: it imports what features keep to themselves, too. */
const COMPOSED = ['site', 'build', 'pages', 'preview'];
/** The rooms of the site: each imports from those before it. */
const ROOMS = BASE.concat(FEATURES, COMPOSED);
/** What each room may not import. */
const BORDERS = ROOMS.map((room, at) => {
  const later = ROOMS.slice(at + 1).join('|');
  const border = {
    regex: `^(~/|(\\.\\./)+)(${later})/`,
    message: `${room} imports only from the rooms before it: see ROOMS in eslint.config.mjs.`,
  };
  const own = COMPOSED.includes(room) ? [] : [ownFiles(room.replace('features/', ''))];
  return [room, later ? [border, ...own] : own];
});
/** What runs in Node or at the edge only. */
const SERVER_CODE = [
  'build',
  'edge',
  'features/documents',
  'loaders',
  'model',
  'pages',
  'pictures',
  'preview',
  'session',
  'settings',
  'site/indexedPages.ts',
  'ui/fonts',
  'ui/icons.ts',
  'ui/writeBrand.ts',
].map((path) => (path.endsWith('.ts') ? `src/${path}` : `src/${path}/**`));
/** What Node loads as it is, through the configuration or a script: it knows no alias, and no missing suffix. */
const NODE_CODE = [
  'build/**',
  'edge/**',
  'features/consent/consentChoice',
  'features/documents/sheet/typst',
  'features/forms/{enquiryPeople,formNames,receivingForm}',
  'lib/{hash,replaceFile,videoUrl}',
  'lib/i18n/{detectLocale,locale}',
  'lib/routing/{pagination,parseUrl,routes}',
  'loaders/{fetchMedia,fetchWithRetry}',
  'pictures/{cdnUrl,crop,pictureFile,quality,serviceSettings}',
  'session/{buildSession,contentErrors,problemReport}',
  'settings/**',
  'site/analytics/analytics',
  'ui/{icons,writeBrand}',
  'ui/fonts/subset',
].map((file) => `src/${file}${file.endsWith('**') ? '/*' : ''}.ts`);
const SOURCES = path.resolve('src');

/** Returns how a file of the site names another: `./x` in its folder, `~/folder/x` elsewhere; for Node `../x.ts`. */
function spellImport(file, source, isNode) {
  const [, name, query = ''] = /^([^?]*)(\?.*)?$/.exec(source);
  const folder = path.dirname(file);
  const target = name.startsWith('~/')
    ? path.join(SOURCES, name.slice(2))
    : path.resolve(folder, name);
  if (!/^(~|\.\.?)\//.test(name) || !target.startsWith(SOURCES)) return source;
  if (isNode) {
    const whole = /\.(tsx?|css|json)$/.test(target) ? target : `${target}.ts`;
    return path.posix.join('./', path.relative(folder, whole)).replace(/^(?!\.)/, './') + query;
  }
  const short = query ? target : target.replace(/\.tsx?$/, '');
  const isNear = path.dirname(target) === folder;
  return (isNear ? `./${path.basename(short)}` : `~/${path.relative(SOURCES, short)}`) + query;
}

/** One spelling of imports within `src`. */
const importSpelling = {
  meta: { type: 'layout', fixable: 'code', schema: [{ enum: ['node', 'vite'] }] },
  create({ filename, options, report }) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const spelling = spellImport(filename, source.value, options[0] === 'node');
      if (spelling === source.value) return;
      const fix = (fixer) => fixer.replaceText(source, `'${spelling}'`);
      report({ node: source, message: `Write '${spelling}'.`, fix });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
const NO_URL_PATHS = {
  selector: 'MemberExpression[property.name="pathname"] MetaProperty',
  message: 'Use fileURLToPath: the path of a URL is percent-encoded.',
};
/** A spread that only makes Prettier keep items on one line. */
const NO_LITERAL_SPREADS = {
  selector:
    ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression, ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the items out, and let Prettier wrap them.',
};
const NO_COMPONENT_PATHS = {
  selector: 'Literal[value=/^.(features|collections).+#/]',
  message: 'Name the component in cms/fields/components.ts.',
};
const NO_DATABASE = {
  selector:
    'MemberExpression[property.name="db"]:matches([object.name="payload"], [object.property.name="payload"]), VariableDeclarator > ObjectPattern > Property[key.name="db"]',
  message: 'Read and write below Payload with cms/stored/stored.ts.',
};
/** Forbids plain objects as tables of any words: every object has a `constructor`. */
const NO_PLAIN_TABLES = {
  selector:
    'VariableDeclarator > Identifier[name=/^[A-Z]/] TSTypeReference[typeName.name="Record"] > TSTypeParameterInstantiation > TSStringKeyword:first-child',
  message: 'A table that any word indexes is a Map: every object has a "constructor".',
};
/** The year of the newest features that the supported browsers have: docs/decisions/0040-browsers.md. */
const YEAR = Number(/\d{4}/.exec(readFileSync('.browserslistrc', 'utf8'))[0]);
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const scripts = astro.processors['client-side-ts'];
let styleCount = 0;

/** Lints the styles of a component as stylesheets too, at their own lines, beside its scripts. */
const componentParts = {
  ...scripts,
  preprocess(text, file) {
    const styles = [...text.matchAll(STYLE)].map(({ 0: { length }, 1: style, index }, number) => ({
      text: text.slice(0, index + length - style.length - 8).replace(/[^\n]/g, ' ') + style,
      filename: `${number}.css`,
    }));
    styleCount = styles.length;
    return [...scripts.preprocess(text, file), ...styles];
  },
  postprocess(lists, file) {
    const styles = lists.splice(lists.length - styleCount);
    return [...scripts.postprocess(lists, file), ...styles.flat()];
  },
};

export default defineConfig(
  {
    ignores: [
      'dist/',
      'dist.next/',
      'dist.last/',
      '**/.astro/',
      'cms/.next/',
      'cms/.preview/',
      'cms/data/',
      'cms/migrations/',
      'cms/payload-types.ts',
      'cms/next-env.d.ts',
      'cms/app/(payload)/admin/importMap.js',
      '**/node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    files: ['**/*.{js,mjs,ts,tsx,astro}'],
    extends: [tseslint.configs.recommended, astro.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines-per-function': ['error', { max: 45, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', NO_URL_PATHS, NO_PLAIN_TABLES, NO_LITERAL_SPREADS],
    },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // Advice for the React Compiler, which is not used.
      'react-hooks/immutability': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/refs': 'off',
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  { files: ['**/*.astro'], processor: componentParts },
  // What runs in browsers uses what all supported ones have.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: SERVER_CODE,
    plugins: { 'baseline-js': baseline },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: YEAR,
          includeWebApis: { preset: 'type-aware' },
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: [
            // Older than its year: only its last detail is not, which nothing here needs.
            'abortsignal-timeout',
            'async-clipboard',
            // Called where it exists.
            'popover',
            'share',
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.css', 'src/**/*.astro/*.css'],
    plugins: { css },
    language: 'css/css',
    // For the at-rules of Tailwind.
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: YEAR,
          // A browser without them shows the same content, a little less polished.
          allowProperties: [
            'accent-color',
            'break-after',
            'forced-color-adjust',
            'overscroll-behavior',
            'resize',
            'scrollbar-gutter',
            'scrollbar-width',
            'text-wrap',
            'user-select',
            'view-transition-name',
          ],
          allowPropertyValues: { 'font-family': ['ui-monospace'], 'break-after': ['avoid'] },
          allowSelectors: [
            'selection',
            'view-transition-group',
            'view-transition-new',
            'view-transition-old',
          ],
          allowAtRules: ['page'],
        },
      ],
    },
  },
  { files: ['tests/**', '**/*.astro', 'cms/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ANY_CODE.map((glob) => `src/${glob}`),
    plugins: { site: { rules: { 'import-spelling': importSpelling } } },
    rules: { 'site/import-spelling': ['error', 'vite'] },
  },
  {
    files: NODE_CODE,
    ignores: ['**/*.test.ts'],
    rules: { 'site/import-spelling': ['error', 'node'] },
  },
  { files: ANY_CODE.map((glob) => `src/${glob}`), rules: forbidImports(NO_CMS) },
  { files: BROWSER_CODE, rules: forbidImports(NO_CMS, NO_SERVER) },
  ...BORDERS.flatMap(([layer, patterns]) => [
    {
      files: ANY_CODE.map((glob) => `src/${layer}/${glob}`),
      rules: forbidImports(NO_CMS, ...patterns),
    },
    {
      files: browserCodeIn(`src/${layer}`),
      rules: forbidImports(NO_CMS, NO_SERVER, ...patterns),
    },
  ]),
  {
    files: ['src/edge/*.ts'],
    rules: forbidImports(NO_CMS, {
      regex: '^(?!(?:isbot|marked)$)[^.]|^\\.\\./(?!lib/|features/forms/)',
      message:
        'The edge function runs on Deno without other packages than isbot: it imports lib by relative paths.',
    }),
  },
  // What a page shows is in its key: docs/incremental-builds.md.
  {
    files: ['pages', 'site', 'ui', 'features', 'loaders', 'model'].flatMap((folder) =>
      ANY_CODE.map((glob) => `src/${folder}/${glob}`),
    ),
    ignores: [...BROWSER_CODE, 'src/loaders/entryStore.ts', 'src/loaders/fetchWithRetry.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='astro:content'][importKind!='type']",
          message: 'Read collections through loaders/entryStore, which keeps to the keys of pages.',
        },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Use session/today: days are days in Madrid, and in the keys of pages.',
        },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'Use session/today: days are days in Madrid, and in the keys of pages.',
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Rendering must be deterministic: the same input must give the same page.',
        },
        NO_PLAIN_TABLES,
      ],
    },
  },
  { files: ['cms/**'], rules: forbidImports(NO_SITE) },
  {
    files: ['cms/{collections,fields,globals,network}/**'],
    rules: forbidImports(NO_SITE, ownFiles(undefined, CMS_OFFERED)),
  },
  {
    files: ['cms/{admin,plugins,runtime,spreadsheets,texts}/**'],
    rules: forbidImports(NO_SITE, NO_FEATURES),
  },
  ...Object.keys(CMS_OFFERED).map((name) => ({
    files: [`cms/features/${name}/**`],
    rules: forbidImports(NO_SITE, ownFiles(name, CMS_OFFERED)),
  })),
  {
    files: ['cms/{collections,fields,globals}/**'],
    ignores: ['cms/fields/components.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_URL_PATHS,
        NO_PLAIN_TABLES,
        NO_LITERAL_SPREADS,
        NO_COMPONENT_PATHS,
        NO_DATABASE,
      ],
    },
  },
  {
    files: ['cms/{features,network}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_URL_PATHS,
        NO_PLAIN_TABLES,
        NO_LITERAL_SPREADS,
        NO_DATABASE,
      ],
    },
  },
  {
    files: ['tests/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_URL_PATHS, NO_LITERAL_SPREADS],
      'max-lines-per-function': 'off',
    },
  },
  // A test may use all that its subject is composed of, and what Node has.
  {
    files: ['src/**/*.test.ts', 'cms/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': 'off',
      'baseline-js/use-baseline': 'off',
    },
  },
  {
    files: ['cms/contract/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!(?:isbot|marked)$)[^.]|^\\.\\./(?!\\.\\./i18n/)',
              message:
                'The contract imports nothing but words and the readers of user agents and Markdown.',
            },
          ],
        },
      ],
    },
  },
);
