import path from 'node:path';
import { ensureInstalled } from '../../cms/cli/steps/upToDate.ts';

/*
 * Installs the admin's packages. It runs before the tests that use the CMS beside the editors'
 * journey: they would find a folder of packages that is half written.
 */
await ensureInstalled(path.resolve('cms'));
