import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/*
 * Sequences of random changes to agencies, ten to each agency, two agencies at a time:
 * `npm run test:incremental -- 200`, and `--whole` for builds of a process each, `--from 5` for
 * other seeds than those from 1. Ends with code 1 where an incremental site was not the clean one.
 */

const CHAIN = path.join(import.meta.dirname, 'chain.ts');
const PER_AGENCY = 10;
const AT_A_TIME = 2;

const args = process.argv.slice(2);
const from = args.includes('--from') ? Number(args[args.indexOf('--from') + 1]) : 1;
const count = Number(args.find((arg) => /^\d+$/.test(arg)) ?? PER_AGENCY);
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

await Promise.all(Array.from({ length: AT_A_TIME }, work));
console.log(`${sequences} sequences without a difference`);
for (const seed of failed) console.log(`Failed: node tests/incremental/chain.ts ${seed} 10`);
process.exit(failed.length === 0 ? 0 : 1);
