import type { Payload } from 'payload';
import type { BuildReport } from '#contract/buildReport.ts';
import { confirmOnline } from './confirmOnline.ts';
import { describeReported } from './problems.ts';
import {
  type StoredPublication,
  advance,
  createPublication,
  findPublication,
  updatePublication,
} from './store.ts';

/**
 * Finds the publication that a deploy belongs to: the one that has the deploy's id, else the one that
 * was asked for, unless another deploy has built that one.
 *
 * @param id the publication of the build hook; `undefined` for a build that the CMS did not request
 */
export async function findOfDeploy(
  payload: Payload,
  id: string | undefined,
  deployId: string | undefined,
): Promise<StoredPublication | undefined> {
  const known = deployId && (await findPublication(payload, { deployId: { equals: deployId } }));
  if (known) return known;
  const requested = id ? await findPublication(payload, { id: { equals: id } }) : undefined;
  const isOther = deployId && requested?.deployId && requested.deployId !== deployId;
  return isOther ? undefined : requested;
}

/** Creates the publication of a build that the host has started by itself, and returns its id. */
export const createHostPublication = (
  payload: Payload,
  values: Partial<StoredPublication> = {},
): Promise<string> => createPublication(payload, { ...values, state: 'sent', source: 'host' });

async function applyBuilt(payload: Payload, id: string, { problems = [] }: BuildReport) {
  const values = {
    builtAt: new Date().toISOString(),
    problems: await describeReported(payload, problems),
    error: null,
  };
  // A report that arrives after the host's notification still contains the records.
  await advance(payload, id, 'building', { begunAt: values.builtAt });
  await updatePublication(payload, id, values);
  await confirmOnline(payload, id);
}

async function applyFailure(payload: Payload, id: string, { message }: BuildReport) {
  const error = message ?? null;
  const isNew = await advance(payload, id, 'failed', { failedAt: new Date().toISOString(), error });
  const publication = isNew ? undefined : await findPublication(payload, { id: { equals: id } });
  // The build knows the reason better than the host, whose notification may be first.
  if (error && publication?.state === 'failed') await updatePublication(payload, id, { error });
}

/**
 * Records what a build has reported about a publication. States never go back, so a report that is
 * late or arrives twice changes nothing.
 */
export async function applyReport(
  payload: Payload,
  publication: Pick<StoredPublication, 'id' | 'deployId' | 'deployUrl'>,
  report: BuildReport,
): Promise<void> {
  const { id } = publication;
  const { id: deployId, url: deployUrl } = report.deploy ?? {};
  if (deployId && !publication.deployId) await updatePublication(payload, id, { deployId });
  if (deployUrl && !publication.deployUrl) await updatePublication(payload, id, { deployUrl });
  if (report.state === 'built') return applyBuilt(payload, id, report);
  if (report.state === 'failed') return applyFailure(payload, id, report);
  await advance(payload, id, 'building', { begunAt: new Date().toISOString() });
}
