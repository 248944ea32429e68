import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Report, msPerPage } from '../scale/report.ts';
import { build, rebuildPages, withAgency } from '../scale/scenarios.ts';
import { printMachine, printTable } from '../table.ts';
import { convertDataStore } from './content.ts';

const HEAD = ['talents', 'build', 'seconds', 'CPU seconds', 'plain Astro = 1', 'CPU ms per page'];

type Cost = Pick<Report, 'totalMs' | 'cpuMs'>;

/** Runs one peer in a process of its own. */
async function runPeer(script: string, folder: string, content: string): Promise<Cost> {
  const here = (name: string) => path.join(import.meta.dirname, name);
  const report = path.join(folder, 'peer.json');
  const args = [here('measured.ts'), report, here(script), path.join(folder, script, 'dist')];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PEER_CONTENT: content },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} exited with code ${code}`);
  return JSON.parse(await readFile(report, 'utf8')) as Cost;
}

const runPeers = (talents: number) =>
  withAgency(talents, async ({ folder, environment }) => {
    // Images are in the cache afterwards, because the peers generate none.
    await build(folder, environment);
    const site = await rebuildPages(folder, environment);
    const content = path.join(folder, 'content.json');
    const store = convertDataStore(path.join(folder, 'cache/data-store.json'));
    await writeFile(content, JSON.stringify(store));
    const plainAstro = await runPeer('astro/build.ts', folder, content);
    const strings = await runPeer('strings.ts', folder, content);
    return { site, plainAstro, strings };
  });

/** `npm run bench -- --peer --talents 100,1000`: compares all pages of the site with both peers. */
export async function comparePeers(sizes: number[]): Promise<void> {
  printMachine();
  for (const size of sizes) {
    const { site, plainAstro, strings } = await runPeers(size);
    const row = (name: string, { totalMs, cpuMs }: Cost, perPage = '') => [
      String(size),
      name,
      (totalMs / 1000).toFixed(1),
      (cpuMs / 1000).toFixed(1),
      (cpuMs / plainAstro.cpuMs).toFixed(2),
      perPage,
    ];
    printTable(HEAD, [
      row('the site: all pages; images reused', site, msPerPage(site).toFixed(1)),
      row('plain Astro', plainAstro),
      row('template strings', strings),
    ]);
  }
}
