import { findBuildKey } from './buildUser.ts';
import { prepareDatabase, seed } from './prepare.ts';
import { declareLocal } from './secret.ts';
import { startServer } from './server.ts';

const DEFAULT_PORT = 4323;

/** The embedded CMS: its origin, the API key with which the build reads, and how to stop it. */
export interface EmbeddedCms {
  url: string;
  token: string | undefined;
  close(): Promise<void>;
}

/**
 * Starts the CMS in this process over the sample agency, or over the database that `DATABASE_URI`
 * names, which is filled with the sample when it holds nothing at all.
 *
 * @param port wanted port; `CMS_PORT` or 4323 by default, and another one when it is busy
 */
export async function startEmbeddedCms(
  port = Number(process.env.CMS_PORT || DEFAULT_PORT),
): Promise<EmbeddedCms> {
  // Before the sample is made, which another process does: a build is no development to it.
  declareLocal();
  const environment = await prepareDatabase();
  Object.assign(process.env, environment);
  const cms = await startServer(port);
  const { totalDocs: users } = await cms.payload.count({ collection: 'users' });
  const { totalDocs: talents } = await cms.payload.count({ collection: 'talents' });
  if (users + talents === 0) await seed(environment);
  return { url: cms.url, token: await findBuildKey(cms.payload), close: cms.close };
}
