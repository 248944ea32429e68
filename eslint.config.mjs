import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const anywhere = (...folders) => `^(~/|(\\.\\./)+)(${folders.join('|')})(/|$)`;
const ANY_CODE = ['**/*.ts', '**/*.tsx', '**/*.astro'];

/** One room of src: what it may not import, and what it may import the types of. */
function room(folder, { forbidden, typesOnly = [], except = '', why }) {
  const patterns = [];
  if (forbidden.length > 0) patterns.push({ regex: anywhere(...forbidden), message: why });
  if (typesOnly.length > 0) {
    patterns.push({
      regex: `^${except}${anywhere(...typesOnly).slice(1)}`,
      message: why,
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
      '.astro/',
      'cms/.next/',
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
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines-per-function': ['error', { max: 45, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['tests/**', '**/*.astro', 'cms/**'], rules: { 'max-lines-per-function': 'off' } },
  room('lib', {
    forbidden: ['content', 'components', 'islands', 'layouts', 'pages', 'scripts', 'cms'],
    why: 'lib computes: it imports lib and i18n alone.',
  }),
  room('content', {
    forbidden: ['components', 'islands', 'layouts', 'pages', 'scripts', 'cms', 'i18n'],
    why: 'content knows the CMS and lib, nothing else.',
  }),
  room('components', {
    forbidden: ['layouts', 'pages', 'cms'],
    typesOnly: ['content'],
    why: 'components show what they are given: of content they take the types.',
  }),
  room('layouts', {
    forbidden: ['pages', 'cms'],
    typesOnly: ['content'],
    except: '(?!.*content/(site|deploy)$)',
    why: 'layouts import components, and of content the site and the deploy alone.',
  }),
  room('islands', {
    forbidden: [
      'content',
      'components',
      'layouts',
      'pages',
      'cms',
      'i18n',
      'lib/translator',
      'lib/dictionary',
    ],
    why: 'islands take texts and data as props.',
  }),
  room('edge', {
    forbidden: ['content', 'components', 'islands', 'layouts', 'pages', 'scripts', 'cms', 'i18n'],
    why: 'The edge runs on Deno, without packages: it imports lib alone, by relative paths.',
  }),
  room('forms', {
    forbidden: ['content', 'components', 'islands', 'layouts', 'pages', 'scripts', 'cms', 'i18n'],
    why: 'The stand-in runs on Node, beside the site: it imports lib alone, by relative paths.',
  }),
  room('deploy', {
    forbidden: ['components', 'islands', 'layouts', 'pages', 'scripts', 'cms', 'i18n'],
    why: 'What the host is told follows from the built pages and the settings.',
  }),
  room('build', {
    forbidden: ['content', 'components', 'islands', 'layouts', 'pages', 'scripts', 'cms', 'i18n'],
    why: 'What puts a build together runs on Node: it imports lib alone, by relative paths.',
  }),
  // What a page depends on is known because it asks for it; see src/lib/questions.ts.
  {
    files: ['pages', 'layouts', 'components', 'content'].flatMap((folder) =>
      ANY_CODE.map((glob) => `src/${folder}/${glob}`),
    ),
    ignores: ['src/content/store.ts', 'src/content/request.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='astro:content'][importKind!='type']",
          message: 'Ask content/store: the build must know what a page is made of.',
        },
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Ask lib/today: the build must know what a page is made of.',
        },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'Ask lib/today: the build must know what a page is made of.',
        },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'A page that is made twice must come out the same.',
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
        { name: 'process', message: 'Ask content: the build must know what a page is made of.' },
        { name: 'fetch', message: 'Ask content: the build must know what a page is made of.' },
      ],
    },
  },
  room('pages', { forbidden: ['cms'], why: 'The site knows the CMS by its GraphQL alone.' }),
  {
    files: ['cms/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: anywhere('src'), message: 'The CMS knows nothing of the site.' }] },
      ],
    },
  },
);
