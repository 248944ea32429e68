import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/*
 * Runs the tests that take minutes: `npm run test:long`. Options: `--short` (a bounded part of each,
 * for continuous integration), and names of parts (all by default). Continues after a failure and
 * exits with code 1 if a part failed.
 */

interface Part {
  command: string[];
  environment?: Record<string, string>;
  /** An executable without which the part is skipped. */
  requires?: string;
}

const args = process.argv.slice(2);
const isShort = args.includes('--short');
const names = args.filter((argument) => !argument.startsWith('--'));

const VITEST = ['vitest', 'run', '--config', 'tests/vitest.config.ts'];

const EDITORS_CONFIG = 'tests/playwright.editors.config.ts';
// In a clean clone, the sample and the admin's packages are missing.
const WITH_ADMIN = [
  'sh',
  '-c',
  'node tests/browser/install.ts; node tests/editors/install.ts && node --run test:sample && exec playwright test "$@"',
  'sh',
  '--config',
];
const TWO_EDITORS = [...WITH_ADMIN, EDITORS_CONFIG, 'twoEditors'];
const EDITORS_SEED = process.env.EDITORS_SEED || String(Date.now() % 2 ** 31);

const PARTS: Record<string, Part> = {
  browser: {
    command: [
      'sh',
      '-c',
      'node tests/browser/install.ts --all; node tests/netlify/install.ts; exec playwright test "$@"',
      'sh',
      '--config',
      'tests/playwright.long.config.ts',
    ],
  },
  repeat: { command: ['node', 'tests/repeat/run.ts', isShort ? '2' : '10'] },
  editors: { command: [...WITH_ADMIN, 'tests/playwright.editors.long.config.ts'] },
  // Every journey, those of `npm test` too; in short, two files.
  editorsOnPostgres: {
    command: [
      'pg_virtualenv',
      ...WITH_ADMIN,
      'tests/playwright.editors.long.config.ts',
      ...(isShort ? ['recovery', 'many'] : []),
    ],
    environment: { EVERY_JOURNEY: '1' },
    requires: 'pg_virtualenv',
  },
  // The losses, with a processor slowed four times and 300 ms of latency.
  slowEditors: {
    command: [
      'playwright',
      'test',
      '--config',
      'tests/playwright.editors.long.config.ts',
      'nothingLost',
    ],
    environment: { SLOW: '1', EVERY_JOURNEY: '1' },
  },
  // Random steps of two editors at one record.
  twoEditors: {
    command: TWO_EDITORS,
    environment: { EDITORS_SEQUENCES: isShort ? '20' : '200', EDITORS_SEED },
  },
  twoEditorsOnPostgres: {
    command: ['pg_virtualenv', ...TWO_EDITORS],
    environment: { EDITORS_SEQUENCES: isShort ? '10' : '100', EDITORS_SEED },
    requires: 'pg_virtualenv',
  },
  builds: { command: [...VITEST, '--project', 'builds'] },
  fuzz: {
    command: ['npm', 'run', 'test:unit', '--', 'tests/unit/fuzz'],
    environment: isShort
      ? { FUZZ_RUNS: '1000', FUZZ_TEXTS: '1000' }
      : {
          FUZZ_RUNS: '5000',
          FUZZ_TEXTS: '10000',
          GROWTH_LENGTH: '100000',
          FUZZ_SEED: process.env.FUZZ_SEED || String(Date.now() % 2 ** 31),
        },
  },
  // Random sentences, each with a naive filter beside it.
  finder: {
    command: ['npm', 'run', 'test:unit', '--', 'tests/unit/features/finder/referee.test.ts'],
    environment: { FINDER_SENTENCES: '5000' },
  },
  processes: {
    command: ['node', 'tests/incremental/sequences.ts', '2', isShort ? '1' : '5', 'full'],
  },
  incremental: { command: ['npm', 'run', 'test:incremental', '--', isShort ? '20' : '200'] },
  incrementalOnPostgres: {
    command: ['pg_virtualenv', 'node', 'tests/incremental/run.ts', isShort ? '10' : '100'],
    requires: 'pg_virtualenv',
  },
  edits: {
    command: [...VITEST, '--project', 'edits'],
    environment: isShort
      ? { EDITS: '100' }
      : { EDITS: '600', EDITS_SEED: process.env.EDITS_SEED || String(Date.now() % 2 ** 31) },
  },
  kills: { command: ['node', 'tests/incremental/kills.ts', '1', isShort ? '10' : '100'] },
  editsOnPostgres: {
    command: ['pg_virtualenv', ...VITEST, '--project', 'edits'],
    environment: { EDITS: isShort ? '40' : '500' },
    requires: 'pg_virtualenv',
  },
  postgres: { command: ['npm', 'run', 'test:postgres'], requires: 'pg_virtualenv' },
  load: {
    command: [
      'sh',
      '-c',
      'node tests/load/run.ts "$0" && node tests/load/editor.ts "$0"',
      isShort ? '10' : '60',
    ],
  },
  hosting: { command: ['npm', 'run', 'test:hosting'], requires: 'pg_virtualenv' },
};

const isInstalled = (executable: string) =>
  spawnSync('which', [executable], { stdio: 'ignore' }).status === 0;

/** Runs a part and returns `passed`, `failed` or `skipped`. */
async function runPart({ command, environment, requires }: Part): Promise<string> {
  if (requires && !isInstalled(requires)) {
    console.log(`${requires} is missing: install Debian's package postgresql to run this part.`);
    return 'skipped';
  }
  const [executable = '', ...options] = command;
  const env = { ...process.env, ...environment };
  const [code] = (await once(spawn(executable, options, { stdio: 'inherit', env }), 'exit')) as [
    number | null,
  ];
  return code === 0 ? 'passed' : 'failed';
}

const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  throw new Error(`Unknown part ${unknown.join()}; the parts are ${Object.keys(PARTS).join()}`);
}
const results: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const begin = performance.now();
  const result = await runPart(part);
  results.push(`${name}: ${result} (${Math.round((performance.now() - begin) / 1000)} s)`);
}
console.log(`\n${results.join('\n')}`);
process.exitCode = results.some((result) => result.includes(': failed')) ? 1 : 0;
