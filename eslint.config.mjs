import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Returns a pattern that matches imports from these folders of src or of the repository root. */
const folders = (...names) => `^(~/|(\\.\\./)+)(${names.join('|')})(/|$)`;
/** Matches imports from cms/, except from the contract that site and CMS share. */
const CMS = '^(\\.\\./)+cms/(?!contract/)';
const ANY_CODE = ['**/*.ts', '**/*.tsx', '**/*.astro'];
const LAYERS = [
  ...['cli', 'components', 'config', 'content', 'edge', 'hosting', 'html', 'i18n', 'incremental'],
  ...['integrations', 'islands', 'layouts', 'lib', 'loaders', 'pages', 'preview'],
  ...['scripts', 'styles'],
];

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

/** What runs in Node or at the edge. */
const SERVER_FOLDERS = [
  ...['cli', 'config', 'content', 'edge', 'hosting', 'html', 'incremental', 'integrations'],
  ...[
    'loaders',
    'pages',
    'preview',
    'styles',
    'islands/renderer',
    'islands/directive/integration*',
  ],
  ...['lib/ogImage', 'lib/sheet', 'lib/images', 'lib/incremental'],
].map((folder) => `src/${folder}/**`);

/**
 * Returns the import boundary of one folder of src.
 *
 * @param allowed the other folders from which it may import
 * @param typesOnly the folders from which it may import types only
 * @param except a negative lookahead for files of `typesOnly` whose values may be imported too
 * @param message states the rule; ESLint shows it with each violation
 */
function boundary(folder, { allowed, typesOnly = [], except = '', message }) {
  const open = [folder, ...allowed, ...typesOnly];
  const forbidden = LAYERS.filter((layer) => !open.includes(layer));
  const patterns = [
    { regex: folders(...forbidden), message },
    { regex: CMS, message: 'The site shares only cms/contract with the CMS.' },
  ];
  if (typesOnly.length > 0) {
    patterns.push({
      regex: `^${except}${folders(...typesOnly).slice(1)}`,
      message,
      allowTypeImports: true,
    });
  }
  return {
    files: ANY_CODE.map((glob) => `src/${folder}/${glob}`),
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="pathname"] MetaProperty',
          message: 'Use fileURLToPath: the path of a URL is percent-encoded.',
        },
      ],
    },
  },
  { files: ['**/*.astro'], processor: componentParts },
  // What runs in browsers uses what all supported ones have.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: SERVER_FOLDERS,
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
            ...['accent-color', 'break-after', 'forced-color-adjust', 'overscroll-behavior'],
            ...['resize', 'scrollbar-gutter', 'scrollbar-width', 'text-wrap', 'user-select'],
            'view-transition-name',
          ],
          allowPropertyValues: { 'font-family': ['ui-monospace'], 'break-after': ['avoid'] },
          allowSelectors: [
            ...['selection', 'view-transition-group', 'view-transition-new', 'view-transition-old'],
          ],
          allowAtRules: ['page'],
        },
      ],
    },
  },
  { files: ['tests/**', '**/*.astro', 'cms/**'], rules: { 'max-lines-per-function': 'off' } },
  boundary('lib', {
    allowed: ['i18n', 'styles'],
    message: 'lib contains pure functions: it imports i18n and styles only.',
  }),
  boundary('config', {
    allowed: ['lib'],
    message: 'config reads the environment: it imports lib only.',
  }),
  boundary('loaders', {
    allowed: ['lib', 'config'],
    message: 'loaders fetch from the CMS: they import lib, config and cms/contract only.',
  }),
  boundary('content', {
    allowed: ['lib', 'config', 'loaders'],
    message: 'content provides the queries of pages: it imports loaders, config and lib only.',
  }),
  boundary('components', {
    allowed: ['lib', 'islands', 'scripts', 'styles'],
    typesOnly: ['content', 'loaders'],
    message: 'components render their props: they import only types from content and loaders.',
  }),
  boundary('layouts', {
    allowed: ['components', 'islands', 'lib', 'config', 'scripts', 'styles'],
    typesOnly: ['content', 'loaders'],
    except: '(?!.*content/site$)',
    message: 'layouts render the document: of content they import only content/site and types.',
  }),
  boundary('islands', {
    allowed: ['lib', 'scripts'],
    message: 'islands receive texts and data as props: they import lib and scripts only.',
  }),
  {
    files: ANY_CODE.map((glob) => `src/islands/${glob}`),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'lib/i18n/(translator|keys|vocabulary)',
              message: 'islands receive texts as props: a dictionary would be sent to the browser.',
            },
          ],
        },
      ],
    },
  },
  boundary('scripts', {
    allowed: ['lib', 'i18n', 'islands'],
    message: 'scripts run in the browser on every page: they import lib, i18n and islands only.',
  }),
  boundary('edge', {
    allowed: ['lib'],
    message: 'The edge function runs on Deno without packages: it imports lib by relative paths.',
  }),
  boundary('hosting', {
    allowed: ['lib', 'config'],
    message:
      'hosting runs in Node, outside the bundle: it imports config and lib by relative paths.',
  }),
  boundary('html', {
    allowed: ['lib'],
    message: 'html transforms finished HTML: it imports lib only.',
  }),
  boundary('integrations', {
    allowed: ['lib', 'loaders', 'config'],
    message:
      'integrations run in Node, outside the bundle: they import lib, loaders and config by relative paths.',
  }),
  boundary('cli', {
    allowed: ['lib', 'loaders', 'config'],
    message: 'cli runs in Node, outside the bundle: it imports lib, loaders and config only.',
  }),
  boundary('incremental', {
    allowed: ['lib'],
    message: 'incremental runs in Node, outside the bundle: it imports lib by relative paths.',
  }),
  // A page's dependencies are recorded by tracked queries; see src/lib/incremental/dependencies.ts.
  {
    files: ['pages', 'layouts', 'components', 'content', 'loaders', 'config'].flatMap((folder) =>
      ANY_CODE.map((glob) => `src/${folder}/${glob}`),
    ),
    ignores: ['src/content/store.ts', 'src/loaders/fetchWithRetry.ts', 'src/loaders/retryDelay.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='astro:content'][importKind!='type']",
          message: 'Read collections through content/store, which records the dependency.',
        },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Use lib/dates/today, which records the dependency.',
        },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'Use lib/dates/today, which records the dependency.',
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Rendering must be deterministic: the same input must give the same page.',
        },
      ],
    },
  },
  {
    files: ['pages', 'layouts', 'components'].flatMap((folder) =>
      ANY_CODE.map((glob) => `src/${folder}/${glob}`),
    ),
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'process',
          message: 'Read the environment in config or content, as a tracked query.',
        },
        { name: 'fetch', message: 'Fetch in loaders or content, as a tracked query.' },
      ],
    },
  },
  {
    files: ANY_CODE.map((glob) => `src/pages/${glob}`),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: CMS, message: 'The site shares only cms/contract with the CMS.' }] },
      ],
    },
  },
  {
    files: ['cms/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(\\.\\./)+src/', message: 'The CMS imports nothing from the site.' },
          ],
        },
      ],
    },
  },
  {
    files: ['cms/contract/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]|^\\.\\./', message: 'The contract imports nothing.' }] },
      ],
    },
  },
);
