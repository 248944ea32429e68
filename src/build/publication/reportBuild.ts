import { stripVTControlCharacters } from 'node:util';
import type { BuildReport } from '#contract/buildReport.ts';
import { type CmsSettings, authorisation } from '../../settings/cmsSettings.ts';
import { fetchWithRetry } from '../../loaders/fetchWithRetry.ts';
import { RequestError } from '../../session/contentErrors.ts';

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

/** A CMS that does not respond delays a build by 5 s. */
const RETRY = { timeoutSeconds: 2.4, patienceSeconds: 2.4 };

interface ReporterOptions {
  settings: Pick<CmsSettings, 'endpoint' | 'token'>;
  publication: { id: string | undefined; deploy: object };
  warn: (line: string) => void;
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

  const send = async (report: BuildReport) => {
    const operation = `Report "${report.state}"`;
    const url = new URL(id ? `${base}/${id}/report` : `${base}/report`);
    const body = JSON.stringify({ ...report, deploy: publication.deploy });
    const answer = await fetchWithRetry(operation, url, { method: 'POST', headers, body }, RETRY);
    if (answer.status >= 300) throw new RequestError(operation, `status ${answer.status}`);
    id = (JSON.parse(new TextDecoder().decode(answer.body)) as { id?: string }).id ?? id;
  };
  return (report: BuildReport): Promise<void> =>
    (previous = previous
      .then(() => send(report))
      .catch((error: Error) => warn(`The CMS did not receive a report: ${error.message}`)));
}
