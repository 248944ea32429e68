import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const START_CMS = `
  import { startEmbeddedCms } from './cms/runtime/embedded.ts';
  const cms = await startEmbeddedCms(0);
  await cms.close();
  process.exit(0);
`;

async function timeCommand(
  command: string,
  args: string[],
  environment: Record<string, string | undefined>,
) {
  const begin = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${command} ${args[0]} exited with code ${code}`);
  return (performance.now() - begin) / 1000;
}

/**
 * Times the first and the second start of the CMS and the build, in seconds. The built site remains
 * in `dist` of the folder.
 */
export async function measureTimes(folder: string): Promise<string[][]> {
  const environment = { CMS_DATA_DIR: path.join(folder, 'data') };
  const startCms = () =>
    timeCommand(process.execPath, ['--input-type=module', '-e', START_CMS], environment);
  const build = () =>
    timeCommand('astro', ['build', '--outDir', path.join(folder, 'dist')], environment);
  const rows: string[][] = [];
  const measure = async (name: string, run: () => Promise<number>) =>
    rows.push([name, `${(await run()).toFixed(1)} s`]);
  await measure('CMS, first start (migrations and sample)', startCms);
  await measure('CMS, second start', startCms);
  await rm('node_modules/.astro', { recursive: true, force: true });
  await measure('build, empty caches', build);
  await measure('build again, nothing changed', build);
  return rows;
}
