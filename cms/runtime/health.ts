import type { Payload } from 'payload';

const HEADERS = { 'Cache-Control': 'no-store' };
/** Anybody may ask, so the database is asked once in this time at most. */
const CHECK_INTERVAL_MS = 1000;

const checks = new WeakMap<Payload, { isHealthy: Promise<boolean>; atMs: number }>();

const reachesDatabase = (payload: Payload): Promise<boolean> =>
  payload.count({ collection: 'users' }).then(
    () => true,
    (error: unknown) => {
      payload.logger.error({ err: error, msg: 'The database does not respond' });
      return false;
    },
  );

/** Returns the response to `GET /api/health`: 200 while the CMS reaches its database, else 503. */
export async function healthResponse(payload: Payload): Promise<Response> {
  const atMs = performance.now();
  let check = checks.get(payload);
  if (!check || atMs - check.atMs >= CHECK_INTERVAL_MS) {
    check = { isHealthy: reachesDatabase(payload), atMs };
    checks.set(payload, check);
  }
  const isHealthy = await check.isHealthy;
  return Response.json({ isHealthy }, { headers: HEADERS, status: isHealthy ? 200 : 503 });
}
