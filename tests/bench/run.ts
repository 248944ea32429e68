import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureAdmin } from './admin.ts';
import { LIGHTHOUSE_HEAD, runLighthouse } from './lighthouse/run.ts';
import { startPreviewServer } from './previewServer.ts';
import { measureFinder } from './finder/run.ts';
import { comparePeers } from './peers/run.ts';
import { runScale } from './scale/run.ts';
import { printMachine, printTable } from './table.ts';
import { measureTimes } from './times.ts';
import {
  FIRST_INTERACTION_HEAD,
  WEIGHT_HEAD,
  weighFirstInteraction,
  weighHtml,
  weighPages,
} from './weights.ts';

/** `npm run bench` without options: measures the sample in a temporary folder and prints tables. */
async function runSampleBenchmark() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const dist = path.join(folder, 'dist');
  try {
    printMachine();
    printTable(['what', 'measured'], [...(await measureTimes(folder)), ...(await weighHtml(dist))]);
    const { origin, stop } = await startPreviewServer(dist);
    try {
      printTable(WEIGHT_HEAD, await weighPages(origin));
      printTable(FIRST_INTERACTION_HEAD, await weighFirstInteraction(origin));
      printTable(LIGHTHOUSE_HEAD, await runLighthouse(origin));
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

const has = (option: string) => process.argv.includes(option);
const list = has('--talents') ? process.argv[process.argv.indexOf('--talents') + 1] : undefined;
const sizes = list?.split(',').map(Number);
if (has('--admin')) await measureAdmin(sizes?.[0] ?? 1000);
else if (has('--finder')) await measureFinder(sizes ?? [100, 1000, 5000]);
else if (has('--peer')) await comparePeers(sizes ?? [1000]);
else if (sizes) await runScale(sizes);
else await runSampleBenchmark();
