import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Payload } from 'payload';
import type { ServerRequest } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { setConnectionLimits } from '../network/connectionLimits.ts';
import { ensureBuildKey } from './buildUser.ts';
import { prepareDatabase, seed } from './prepare.ts';
import { allowDevelopmentSecret } from './secret.ts';
import { settings } from './settings.ts';

/** A running CMS that listens on loopback only. */
export interface RunningCms {
  /** Its origin, e.g. `http://127.0.0.1:4323`. */
  url: string;
  payload: Payload;
  close(): Promise<void>;
}

async function listen(api: (request: Request) => Promise<Response>, port: number) {
  const answer = async (request: ServerRequest) => {
    const response = await api(request).catch((error: unknown) => {
      console.error('[cms]', error);
      return new Response(null, { status: 500 });
    });
    // The rest of a refused body would arrive before the next request of the connection.
    if (!request.runtime?.node?.req.complete) response.headers.set('Connection', 'close');
    return response;
  };
  // The type also covers HTTP/2.
  const listener = toNodeHandler(answer) as RequestListener;
  const server = createServer(listener);
  setConnectionLimits(server);
  const start = (candidate: number) => {
    server.listen(candidate, '127.0.0.1');
    return once(server, 'listening');
  };
  // A fixed port keeps picture URLs stable, so that the image cache is valid in the next build.
  await start(port).catch(() => start(0));
  return server;
}

/**
 * Starts Payload's GraphQL API and uploads without the admin, on loopback in this process. Migrates
 * the database `DATABASE_URI`, whose uploads are in `MEDIA_DIR`.
 *
 * @param port preferred port; a free one is used when it is taken, or 0
 */
export async function startServer(port: number): Promise<RunningCms> {
  process.env.DISABLE_PAYLOAD_HMR ??= 'true';
  process.env.PAYLOAD_LOG_LEVEL ??= 'error';
  allowDevelopmentSecret();
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { createApi } = await import('../network/requestHandler.ts');
  const payload = await getPayload({ config });
  await payload.db.migrate();
  const server = await listen(createApi(payload.config), port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payload,
    async close() {
      server.closeAllConnections();
      server.close();
      await payload.destroy();
    },
  };
}

/**
 * Starts the CMS in this process with the sample agency, or with the database `DATABASE_URI`. A
 * database without users and talents is filled with the sample.
 *
 * @param port preferred port, by default `CMS_PORT` or 4323; a free one is used when it is taken
 * @returns the CMS, and the build's API key
 */
export async function startEmbeddedCms(port = settings.embeddedPort) {
  // Before the sample is created: the child process inherits it, and NODE_ENV is `production`.
  allowDevelopmentSecret();
  const environment = await prepareDatabase();
  Object.assign(process.env, environment);
  const cms = await startServer(port);
  const { totalDocs: users } = await cms.payload.count({ collection: 'users' });
  const { totalDocs: talents } = await cms.payload.count({ collection: 'talents' });
  if (users + talents === 0) await seed(environment);
  const token = process.env.CMS_TOKEN || (await ensureBuildKey(cms.payload));
  return { ...cms, token };
}
