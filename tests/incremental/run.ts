import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/*
 * Sequences of random changes to agencies, ten to each agency, two agencies at a time
 * (`--at-a-time`):
 * `npm run test:incremental -- 200`, and `--whole` for builds of a process each, `--from 5` for
 * other seeds than those from 1. Ends with code 1 where an incremental site was not the clean one.
 */

const CHAIN = path.join(import.meta.dirname, 'chain.ts');
const PER_AGENCY = 10;

const args = process.argv.slice(2);
const option = (name: string, standard: number) =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : standard;
const from = option('--from', 1);
const atATime = option('--at-a-time', 2);
const count = Number(/^\d+$/.test(args[0] ?? '') ? args[0] : PER_AGENCY);
const way = args.includes('--whole') ? ['whole'] : [];

const chains = Array.from({ length: Math.ceil(count / PER_AGENCY) }, (_, index) => ({
  seed: from + index,
  length: Math.min(PER_AGENCY, count - index * PER_AGENCY),
}));
let sequences = 0;
const failed: number[] = [];

async function work(): Promise<void> {
  for (let chain = chains.shift(); chain; chain = chains.shift()) {
    const { seed, length } = chain;
    const node = [CHAIN, String(seed), String(length), ...way];
    const child = spawn(process.execPath, node, { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code === 0) sequences += length;
    else failed.push(seed);
  }
}

await Promise.all(Array.from({ length: atATime }, work));
console.log(`${sequences} sequences without a difference`);
for (const seed of failed) console.log(`Failed: node tests/incremental/chain.ts ${seed} 10`);
process.exit(failed.length === 0 ? 0 : 1);
