import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';
import config from '../../../../payload.config.ts';

// The handler speaks GraphQL over both methods; the site may be set to ask by GET.
export const GET = GRAPHQL_POST(config);
export const POST = GRAPHQL_POST(config);
export const OPTIONS = REST_OPTIONS(config);
