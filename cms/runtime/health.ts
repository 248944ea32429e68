import type { Endpoint } from 'payload';

const HEADERS = { 'Cache-Control': 'no-store' };

/** `GET /api/health`: 200 while the CMS reaches its database, else 503. For monitoring. */
export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    try {
      await payload.count({ collection: 'users' });
      return Response.json({ isHealthy: true }, { headers: HEADERS });
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The database does not respond' });
      return Response.json({ isHealthy: false }, { headers: HEADERS, status: 503 });
    }
  },
};
