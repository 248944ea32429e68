import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/*
 * Runs random edit sequences, ten per agency: `npm run test:incremental -- 200`. Options: `--full`
 * (every build is a process of its own), `--from 5` (first seed; 1 by default), `--parallel 2`
 * (agencies at a time). Exits with code 1 if an incremental site differs from a clean build. Within
 * `pg_virtualenv` the agencies are in PostgreSQL.
 */

const SEQUENCES = path.join(import.meta.dirname, 'sequences.ts');
const SEQUENCES_PER_AGENCY = 10;

const args = process.argv.slice(2);
const option = (name: string, standard: number) =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : standard;
const firstSeed = option('--from', 1);
const parallel = option('--parallel', 2);
const count = Number(/^\d+$/.test(args[0] ?? '') ? args[0] : SEQUENCES_PER_AGENCY);
const mode = args.includes('--full') ? ['full'] : [];

const agencies = Array.from({ length: Math.ceil(count / SEQUENCES_PER_AGENCY) }, (_, index) => ({
  seed: firstSeed + index,
  sequences: Math.min(SEQUENCES_PER_AGENCY, count - index * SEQUENCES_PER_AGENCY),
}));
let passed = 0;
const failedSeeds: number[] = [];

async function runAgencies(): Promise<void> {
  for (let agency = agencies.shift(); agency; agency = agencies.shift()) {
    const { seed, sequences } = agency;
    const node = [SEQUENCES, String(seed), String(sequences), ...mode];
    const child = spawn(process.execPath, node, { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code === 0) passed += sequences;
    else failedSeeds.push(seed);
  }
}

await Promise.all(Array.from({ length: parallel }, runAgencies));
console.log(`${passed} sequences without a difference`);
for (const seed of failedSeeds) {
  console.log(['Failed: node tests/incremental/sequences.ts', seed, 10, ...mode].join(' '));
}
process.exit(failedSeeds.length === 0 ? 0 : 1);
