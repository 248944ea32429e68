import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/*
 * Configurations of tests import this file. Tests have folders of their own: a developer may have edited the
 * sample that `npm start` and `npm run cms` use, and may be looking at `dist`.
 */
process.env.CMS_DATA_DIR ||= path.join(ROOT, 'cms/data/tests');

/** The value of `BUILD_DIR` with which tests build the site of the repository. */
export const BUILD_DIR = 'test-results/build';

/** That of the builds which editors request: they run beside those of the browser tests. */
export const HOST_BUILD_DIR = 'test-results/hostBuild';

/** The folder of the site that the browser tests open. */
export const BUILT_SITE = path.join(ROOT, BUILD_DIR, 'dist');
