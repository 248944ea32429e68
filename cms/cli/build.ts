import path from 'node:path';
import { run } from './steps/command.ts';
import { ensurePreviewBuilt } from './steps/upToDate.ts';
import { settings } from '../runtime/settings.ts';

// `npm run build` in `cms/`: builds the admin, and the preview if the site's packages are installed.
const next = path.join(settings.codeFolder, 'node_modules/next/dist/bin/next');
await run(process.execPath, [next, 'build'], settings.codeFolder);
await ensurePreviewBuilt();
