import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { READER_KEY, startTestCms } from '../cms/support/testCms.ts';
import { buildSite } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { resetAgency } from './agency';
import { Editor } from './applyEdit';
import { type Edit, anyEdit } from './edit';
import { loadSite } from './site';

/** Edits in all; `npm run test:long` applies more, and builds the site at the end. */
const EDITS = Number(process.env.EDITS || 20);
/** The same seed yields the same edits. */
const SEED = Number(process.env.EDITS_SEED || 1);
const EDITS_PER_RUN = 20;
/** Edits after which everything is loaded, besides at the end. */
const LOAD_INTERVAL = 7;
const IS_LONG = EDITS >= 500;

let cms: RunningCms;
let editor: Editor;
const counts = { accepted: 0, refused: 0 };

beforeAll(async () => {
  // pg_virtualenv sets these: the same edits on PostgreSQL.
  const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE = 'postgres' } = process.env;
  const database = PGHOST && `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${PGDATABASE}`;
  // Payload logs each refused edit.
  const quiet = { PAYLOAD_LOG_LEVEL: 'silent' };
  cms = await startTestCms(database ? { ...quiet, DATABASE_URI: database } : quiet);
  vi.stubEnv('CMS_URL', cms.url);
  const where = { email: { equals: 'editor@agencia.example' } };
  const { docs } = await cms.payload.find({ collection: 'users', where });
  editor = new Editor(cms.payload, docs[0]!);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cms.close();
});

/** Applies edits to the same initial content; throws when the site cannot load what is published. */
async function applyAll(edits: readonly Edit[]): Promise<void> {
  await resetAgency(cms);
  for (const [index, edit] of edits.entries()) {
    counts[(await editor.apply(edit)) ? 'accepted' : 'refused']++;
    if (index % LOAD_INTERVAL === LOAD_INTERVAL - 1) await loadSite(cms);
  }
  await loadSite(cms);
}

it(`what the admin publishes, the build builds: ${EDITS} random edits`, async () => {
  const run = fc.array(anyEdit, { minLength: 1, maxLength: EDITS_PER_RUN, size: 'max' });
  const replayPath = process.env.EDITS_PATH;
  const total = () => counts.accepted + counts.refused;
  for (let seed = SEED; total() < EDITS; seed++) {
    const numRuns = Math.ceil((EDITS - total()) / EDITS_PER_RUN);
    const parameters = { seed, numRuns, ...(replayPath && { path: replayPath }) };
    const result = await fc.check(fc.asyncProperty(run, applyAll), parameters);
    if (result.failed) {
      throw new Error(
        `EDITS_SEED=${seed} EDITS_PATH=${result.counterexamplePath}: ` +
          `${JSON.stringify(result.counterexample?.[0])}\n${String(result.errorInstance)}`,
      );
    }
  }
  console.info(`${total()} edits: ${counts.accepted} accepted, ${counts.refused} refused`);
  expect(counts.accepted).toBeGreaterThan(total() / 10);
});

it.runIf(IS_LONG)('the content that the last edits left is built by a strict build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  const environment = { CMS_URL: cms.url, CMS_TOKEN: READER_KEY };
  const { code, output } = await buildSite(folder, environment, ['--strict']);
  await rm(folder, { recursive: true });
  expect(code, output).toBe(0);
});
