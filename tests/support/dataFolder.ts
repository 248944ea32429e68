import { fileURLToPath } from 'node:url';

/*
 * Configurations of tests import this file. Tests have a sample of their own: a developer may have
 * edited the one that `npm start` and `npm run cms` use.
 */
process.env.CMS_DATA_DIR ||= fileURLToPath(new URL('../../cms/data/tests', import.meta.url));
