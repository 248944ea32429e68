import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './steps/command.ts';
import { ensurePreviewBuilt } from './steps/upToDate.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** `npm run build` in `cms/`: builds the admin, and the preview if the site's packages are installed. */
async function main() {
  const next = path.join(FOLDER, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], FOLDER);
  try {
    await ensurePreviewBuilt();
  } catch (error) {
    console.warn('The preview is not built:', error instanceof Error ? error.message : error);
  }
}

await main();
