import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { READER_KEY, startTestCms } from '../cms/support/testCms.ts';
import { buildSite } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { resetAgency } from './agency';
import { Editor } from './applyEdit';
import { findDropped } from './dropped';
import { type Edit, anyEdit } from './edit';
import { loadSite } from './site';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

/** Edits in all; `npm run test:long` applies more, and builds the site after each run of them. */
const EDITS = Number(process.env.EDITS || 20);
/** The same seed yields the same edits. */
const SEED = Number(process.env.EDITS_SEED || 1);
const EDITS_PER_RUN = 25;
/** Edits after which everything is loaded, besides at the end. */
const LOAD_INTERVAL = 7;
const HAS_BUILDS = EDITS >= 100;

let cms: RunningCms;
let editor: Editor;
/** The site that the long test builds again and again, as a host does. */
let folder: string | undefined;
const counts = { accepted: 0, refused: 0, builds: 0 };

beforeAll(async () => {
  // Payload logs each refused edit.
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
  vi.stubEnv('CMS_URL', cms.url);
  const where = { email: { equals: 'editor@agencia.example' } };
  const { docs } = await cms.payload.find({ collection: 'users', where });
  editor = new Editor(cms.payload, docs[0]!);
  if (!HAS_BUILDS) return;
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cms.close();
  if (folder) await rm(folder, { recursive: true });
});

/** Builds the site; throws when the build fails, or leaves out something without a word. */
async function build(site: string): Promise<void> {
  const { code, output } = await buildSite(site, { CMS_URL: cms.url, CMS_TOKEN: READER_KEY });
  if (code !== 0) throw new Error(`The build ended with code ${code}:\n${output}`);
  expect(await findDropped(cms, site)).toEqual([]);
  counts.builds++;
}

/** Applies edits to the same initial content; throws when the site cannot load what is published. */
async function applyAll(edits: readonly Edit[]): Promise<void> {
  await resetAgency(cms);
  for (const [index, edit] of edits.entries()) {
    counts[(await editor.apply(edit)) ? 'accepted' : 'refused']++;
    if (index % LOAD_INTERVAL === LOAD_INTERVAL - 1) await loadSite(cms);
  }
  await loadSite(cms);
  if (folder) await build(folder);
}

it(`what the admin publishes, the build builds: ${EDITS} random edits`, async () => {
  const minLength = HAS_BUILDS ? EDITS_PER_RUN - 5 : 1;
  const run = fc.array(anyEdit, { minLength, maxLength: EDITS_PER_RUN, size: 'max' });
  const replayPath = process.env.EDITS_PATH;
  const total = () => counts.accepted + counts.refused;
  for (let seed = SEED; total() < EDITS; seed++) {
    const numRuns = Math.ceil((EDITS - total()) / EDITS_PER_RUN);
    const endOnFailure = folder !== undefined;
    const parameters = { seed, numRuns, endOnFailure, ...(replayPath && { path: replayPath }) };
    const result = await fc.check(fc.asyncProperty(run, applyAll), parameters);
    if (result.failed) {
      throw new Error(
        `EDITS_SEED=${seed} EDITS_PATH=${result.counterexamplePath}: ` +
          `${JSON.stringify(result.counterexample?.[0])}\n${String(result.errorInstance)}`,
      );
    }
  }
  const { accepted, refused, builds } = counts;
  console.info(`${total()} edits: ${accepted} accepted, ${refused} refused; ${builds} builds`);
  expect(counts.accepted).toBeGreaterThan(total() / 10);
});
