import path from 'node:path';
import { ensureInstalled } from '../../cms/cli/steps/upToDate.ts';

/* Installs Netlify's own code. It is not among the root's packages: only these tests need it. */
await ensureInstalled(path.resolve('tests/netlify'), "Netlify's code for the tests");
