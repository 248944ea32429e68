import { spawn } from 'node:child_process';
import { once } from 'node:events';

/*
 * Repeats the browser tests of the site beside two busy loops, and again on a slow line and a slow
 * processor. Arguments: how often, then Playwright's own, e.g. files. Runs both and exits with code 1
 * if a test failed in one of them.
 */

const BUSY_LOOPS = 2;
const [times = '10', ...options] = process.argv.slice(2);

/** Runs the tests; returns whether all passed. */
async function run(environment: Record<string, string>): Promise<boolean> {
  const config = ['--config', 'tests/playwright.repeat.config.ts'];
  const env = { ...process.env, REPEAT: times, ...environment };
  const tests = spawn('playwright', ['test', ...config, ...options], { stdio: 'inherit', env });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code === 0;
}

/** Runs the tests while each busy loop keeps a core busy. A loop ends with this process. */
async function runBesideLoops(): Promise<boolean> {
  const loop =
    'process.on("disconnect", () => process.exit()); (function spin() { const end = Date.now() + 100; while (Date.now() < end); setImmediate(spin); })()';
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['--eval', loop], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  try {
    return await run({});
  } finally {
    for (const child of loops) child.kill();
  }
}

console.log(`\n── each ${times} times beside ${BUSY_LOOPS} busy loops ──`);
const busy = await runBesideLoops();
console.log(`\n── each ${times} times on a slow line and a slow processor ──`);
const slow = await run({ SLOW: '1' });
console.log(
  `\nbeside busy loops: ${busy ? 'passed' : 'failed'}\nslow: ${slow ? 'passed' : 'failed'}`,
);
process.exitCode = busy && slow ? 0 : 1;
