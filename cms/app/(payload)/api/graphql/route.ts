import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';
import config from '../../../../payload.config.ts';

// The handler supports both methods; the site can be configured to send GET requests.
export const GET = GRAPHQL_POST(config);
export const POST = GRAPHQL_POST(config);
export const OPTIONS = REST_OPTIONS(config);
