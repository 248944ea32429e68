import { ensureBuildKey } from './buildUser.ts';
import { prepareDatabase, seed } from './prepare.ts';
import { allowDevelopmentSecret } from './secret.ts';
import { startServer } from './server.ts';
import { portOf } from './settings.ts';

const DEFAULT_PORT = 4323;

/** The embedded CMS: its origin, the build's API key, and a function that stops it. */
export interface EmbeddedCms {
  url: string;
  token: string;
  close(): Promise<void>;
}

/**
 * Starts the CMS in this process with the sample agency, or with the database `DATABASE_URI`. A
 * database without users and talents is filled with the sample.
 *
 * @param port preferred port, by default `CMS_PORT` or 4323; a free one is used when it is taken
 */
export async function startEmbeddedCms(
  port = portOf('CMS_PORT', DEFAULT_PORT),
): Promise<EmbeddedCms> {
  // Before the sample is created: the child process inherits it, and NODE_ENV is `production`.
  allowDevelopmentSecret();
  const environment = await prepareDatabase();
  Object.assign(process.env, environment);
  const cms = await startServer(port);
  const { totalDocs: users } = await cms.payload.count({ collection: 'users' });
  const { totalDocs: talents } = await cms.payload.count({ collection: 'talents' });
  if (users + talents === 0) await seed(environment);
  const token = process.env.CMS_TOKEN || (await ensureBuildKey(cms.payload));
  return { url: cms.url, token, close: cms.close };
}
