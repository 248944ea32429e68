import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not `new URL('./data', import.meta.url)`: Next's bundler takes that for a file to be bundled.
const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** Folder of the CMS's own code. */
export const cmsFolder = (): string => FOLDER;

/** Folder for databases and uploads: `CMS_DATA_DIR`, else `cms/data`, which is not in the repository. */
export const dataFolder = (): string => process.env.CMS_DATA_DIR || path.join(FOLDER, 'data');

/** Address of the database: `DATABASE_URI`, else a SQLite file in the data folder. */
export const databaseUri = (): string =>
  process.env.DATABASE_URI || `file:${path.join(dataFolder(), 'cms.db')}`;

/** Folder of the uploaded files: `MEDIA_DIR`, else one in the data folder. */
export const mediaFolder = (): string => process.env.MEDIA_DIR || path.join(dataFolder(), 'media');

/** Secret that signs sessions and encrypts API keys: `PAYLOAD_SECRET`, else one for development. */
export const secret = (): string => process.env.PAYLOAD_SECRET || 'for-development-only';
