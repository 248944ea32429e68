import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const START_CMS = `
  import { startEmbeddedCms } from './cms/embedded.ts';
  const cms = await startEmbeddedCms(0);
  await cms.close();
  process.exit(0);
`;

type Row = [name: string, value: string];

async function seconds(command: string, args: string[], environment: NodeJS.ProcessEnv) {
  const begin = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with code ${code}`);
  return (performance.now() - begin) / 1000;
}

/** The CMS from nothing (migrate, seed) and again, and the site from nothing and again. */
async function times(folder: string): Promise<Row[]> {
  const environment = { CMS_DATA_DIR: path.join(folder, 'data') };
  const startCms = () =>
    seconds(process.execPath, ['--input-type=module', '-e', START_CMS], environment);
  const build = () =>
    seconds('astro', ['build', '--outDir', path.join(folder, 'dist')], environment);
  const rows: Row[] = [];
  const measure = async (name: string, run: () => Promise<number>) =>
    rows.push([name, `${(await run()).toFixed(1)} s`]);
  await measure('CMS, first start (migrations and sample)', startCms);
  await measure('CMS, second start', startCms);
  await rm('node_modules/.astro', { recursive: true, force: true });
  await measure('build, empty caches', build);
  await measure('build again, nothing changed', build);
  return rows;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What the pages weigh on the wire (Brotli), the heaviest and the middle one. */
async function weights(dist: string): Promise<Row[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dist }));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(dist, file));
      return { file, bytes: brotliCompressSync(html).length };
    }),
  );
  pages.sort((a, b) => b.bytes - a.bytes);
  const [heaviest] = pages;
  const median = pages[Math.floor(pages.length / 2)];
  return [
    ['pages', String(pages.length)],
    [`heaviest HTML (${heaviest?.file})`, kilobytes(heaviest?.bytes ?? 0)],
    ['median HTML', kilobytes(median?.bytes ?? 0)],
  ];
}

/** `npm run bench`: measures on a copy of the sample in a temporary folder, and prints a table. */
async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const rows = [...(await times(folder)), ...(await weights(path.join(folder, 'dist')))];
    console.log('| what | measured |\n|---|---|');
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

await main();
