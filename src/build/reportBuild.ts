import { stripVTControlCharacters } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildReport } from '../../cms/contract/buildReport.ts';
import { type CmsSettings, authorisation } from '../loaders/cmsConfig.ts';

const MAX_LENGTH = 1_500;
/** What Astro prints after an error's message and hint. */
const DETAILS = /^\s*(Stack trace|Error reference|Location|Caused by):/m;
/** Node's own warnings, and the lines of a stack trace. */
const NOISE = /^(\(node:\d+\)|\(Use `node|\s+at )/;

/** Returns the message of the error with which a build ended. */
export function findErrorText(output: string, signal?: NodeJS.Signals | null): string {
  if (signal) return `The build was ended by ${signal}`;
  const lines = stripVTControlCharacters(output)
    .split(DETAILS)[0]!
    .split('\n')
    .filter((line) => line.trim() && !NOISE.test(line));
  return lines.join('\n').trim().slice(-MAX_LENGTH) || 'The build failed without a message';
}

/** The time limit of one request, and how often it is sent: a slow CMS delays a build by 5 s. */
const TIMEOUT_MS = 2_400;
const ATTEMPTS = 2;
const PAUSE_MS = 200;

interface ReporterOptions {
  settings: Pick<CmsSettings, 'endpoint' | 'token'>;
  publication: { id: string | undefined; deploy: object };
  warn: (line: string) => void;
}

const describe = (error: unknown): string =>
  (error as Error).name === 'TimeoutError' ? 'it does not respond' : 'it cannot be reached';

/** Sends a request and returns the publication's id; throws what is wrong, without the token. */
async function send(url: URL, init: RequestInit): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A redirect could send the token to another host.
  const response = await fetch(url, { ...init, signal, redirect: 'manual' });
  if (!response.ok) {
    await response.body?.cancel();
    throw Object.assign(new Error(`status ${response.status}`), { status: response.status });
  }
  return ((await response.json()) as { id?: string }).id;
}

/**
 * Creates a function that reports what becomes of a build to the CMS, one report after another. A CMS
 * that is down, slow or older than this site is only worth a warning: the function never rejects.
 */
export function createReporter({ settings, publication, warn }: ReporterOptions) {
  const base = settings.endpoint.replace(/\/graphql$/, '/publications');
  const headers = { ...authorisation(settings), 'Content-Type': 'application/json' };
  let { id } = publication;
  let previous = Promise.resolve();

  const attempt = async (report: BuildReport) => {
    const url = new URL(id ? `${base}/${id}/report` : `${base}/report`);
    const body = JSON.stringify({ ...report, deploy: publication.deploy });
    id = (await send(url, { method: 'POST', headers, body })) ?? id;
  };
  const sendOrWarn = async (report: BuildReport) => {
    for (let count = 1; ; count++) {
      try {
        return await attempt(report);
      } catch (error) {
        const { status } = error as { status?: number };
        if (count < ATTEMPTS && (status === undefined || status >= 500)) {
          await wait(PAUSE_MS);
          continue;
        }
        const reason = status ? (error as Error).message : describe(error);
        return warn(`The CMS did not receive the build's report "${report.state}": ${reason}`);
      }
    }
  };
  return (report: BuildReport): Promise<void> =>
    (previous = previous.then(() => sendOrWarn(report)));
}
