import type { Payload } from 'payload';

const HEADERS = { 'Cache-Control': 'no-store' };

/** Returns the response to `GET /api/health`: 200 while the CMS reaches its database, else 503. */
export async function healthResponse(payload: Payload): Promise<Response> {
  try {
    await payload.count({ collection: 'users' });
    return Response.json({ isHealthy: true }, { headers: HEADERS });
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not respond' });
    return Response.json({ isHealthy: false }, { headers: HEADERS, status: 503 });
  }
}
