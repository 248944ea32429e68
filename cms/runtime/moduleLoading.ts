import { existsSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package whose `package.json` has 177 kB, most of it `exports`. */
const PACKAGE = '/node_modules/drizzle-orm/';
const COMMONJS = '.cjs';
/** The packages of the site, which a host of the admin alone does not have. */
const SITE_PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/*
 * Makes the CMS start in a quarter of the CPU time (see docs/decisions/0033-start-of-the-cms.md). To find
 * out whether a file is a module, Node parses all `exports` of its package, for each file again; the
 * hook answers for the 354 files of one package. Compiled code is cached; without the site's packages,
 * in the folder for temporary files. Effective for later imports only: programs that import Payload
 * statically name this file with `--import`.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { conditions, parentURL = '' } = context;
    const isInPackage = specifier.startsWith('.') && parentURL.includes(PACKAGE);
    if (!isInPackage || parentURL.endsWith(COMMONJS) || !conditions.includes('import')) {
      return nextResolve(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
enableCompileCache(existsSync(SITE_PACKAGES) ? path.join(SITE_PACKAGES, '.cache/cms') : undefined);
