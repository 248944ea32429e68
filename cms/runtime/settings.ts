import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not `new URL('..', import.meta.url)`: Next's bundler takes that for a file to be bundled.
const FOLDER = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Folder of the CMS's own code. */
export const cmsFolder = (): string => FOLDER;

/** Folder for databases and uploads: `CMS_DATA_DIR`, else `cms/data`, which is not in the repository. */
export const dataFolder = (): string => process.env.CMS_DATA_DIR || path.join(FOLDER, 'data');

/** Address of the database: `DATABASE_URI`, else a SQLite file in the data folder. */
export const databaseUri = (): string =>
  process.env.DATABASE_URI || `file:${path.join(dataFolder(), 'cms.db')}`;

/** Folder of the uploaded files: `MEDIA_DIR`, else one in the data folder. */
export const mediaFolder = (): string => process.env.MEDIA_DIR || path.join(dataFolder(), 'media');

/**
 * The origin at which editors reach the CMS, from `CMS_PUBLIC_URL`; nothing on an own machine.
 *
 * @throws {Error} naming the variable, when it is no http(s) address
 */
export function findPublicOrigin(): string | undefined {
  const address = process.env.CMS_PUBLIC_URL;
  if (!address) return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error('CMS_PUBLIC_URL must be an address such as https://cms.agencia.example');
  }
  return new URL(address).origin;
}
