import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from '#contract/settingError.ts';

// Not `new URL('..', import.meta.url)`: Next's bundler treats that as an asset to bundle.
const FOLDER = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Returns the URL in a variable, or `undefined` if it is not set; throws naming the variable. */
function findUrl(name: string, example: string): URL | undefined {
  const address = process.env[name];
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new SettingError(`${name} must be a URL such as ${example}`);
}

const MAX_PORT = 65_535;

/** Returns the port in a variable; throws naming the variable. */
function portOf(name: 'CMS_PORT' | 'CMS_ADMIN_PORT', standard: number): number {
  const port = Number(process.env[name] || standard);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new SettingError(`${name} must be a port such as ${standard}`);
}

const LOCAL_SITE = 'http://localhost:4321';

/** The settings of this process, read from its environment when they are used. */
export const settings = {
  codeFolder: FOLDER,
  /** The folder for databases and uploads: `CMS_DATA_DIR`, else `cms/data`, ignored by git. */
  get dataFolder(): string {
    return process.env.CMS_DATA_DIR || path.join(FOLDER, 'data');
  },
  /** `DATABASE_URI`, else an SQLite file in the data folder. */
  get databaseUri(): string {
    return process.env.DATABASE_URI || `file:${path.join(settings.dataFolder, 'cms.db')}`;
  },
  /** The folder of the uploads: `MEDIA_DIR`, else `media` in the data folder. */
  get mediaFolder(): string {
    return process.env.MEDIA_DIR || path.join(settings.dataFolder, 'media');
  },
  /**
   * Whether anyone may fetch the files that published records use, from `CMS_PUBLIC_MEDIA`. An image
   * service needs this, because it fetches the originals itself and has no API key.
   */
  get hasPublicMedia(): boolean {
    return process.env.CMS_PUBLIC_MEDIA === 'true';
  },
  /** The secret with which Netlify signs its notifications, or `undefined` if there is none. */
  get netlifySecret(): string | undefined {
    return process.env.NETLIFY_WEBHOOK_SECRET || undefined;
  },
  /**
   * The public origin of the CMS, from `CMS_PUBLIC_URL`; `undefined` if it is not set, as in local
   * development. Throws an error that names the variable, when it is not an http(s) URL.
   */
  get publicOrigin(): string | undefined {
    return findUrl('CMS_PUBLIC_URL', 'https://cms.agencia.example')?.origin;
  },
  /**
   * The address of the site that the admin links to, from `SITE_URL`; on an editor's own machine that of
   * `npm start`; `undefined` for a hosted CMS that does not know its site. Throws as `publicOrigin`.
   */
  get siteAddress(): string | undefined {
    const address = findUrl('SITE_URL', 'https://agencia.example')?.href.replace(/\/$/, '');
    return address ?? (settings.publicOrigin ? undefined : LOCAL_SITE);
  },
  get adminPort(): number {
    return portOf('CMS_ADMIN_PORT', 3000);
  },
  get embeddedPort(): number {
    return portOf('CMS_PORT', 4323);
  },
};

/** Returns the header that makes browsers use HTTPS, if the CMS's public URL does. */
export const transportSecurity = (): Record<string, string> =>
  settings.publicOrigin?.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000' }
    : {};

/**
 * Creates a folder if it is missing.
 *
 * @param setting the variable that sets the folder
 * @throws {Error} naming the folder, when this process may not write into it
 */
export function ensureWritable(
  folder: string,
  setting: 'CMS_DATA_DIR' | 'DATABASE_URI' | 'MEDIA_DIR',
): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const advice = `give this user write access, or set ${setting} to another folder`;
    throw new SettingError(`The folder ${folder} is not writable (${code}): ${advice}`);
  }
}

/**
 * Checks the URI of a database, and creates the folder of an SQLite file.
 *
 * @throws {Error} naming the variable, when it is of another database than SQLite and PostgreSQL, or cannot
 *   be read; never with its password; or naming the folder, when it is not writable
 */
export function checkDatabase(uri: string): void {
  if (!/^(postgres(ql)?|file|libsql|https?|wss?):/.test(uri) || uri.includes(':memory:')) {
    throw new SettingError(
      'DATABASE_URI must start with postgres:// (PostgreSQL) or file: (SQLite)',
    );
  }
  if (uri.startsWith('file:')) {
    const file = uri.startsWith('file://') ? fileURLToPath(uri) : uri.slice('file:'.length);
    ensureWritable(path.dirname(path.resolve(file)), 'DATABASE_URI');
  } else if (!URL.canParse(uri) || new URL(uri).hash) {
    throw new SettingError(
      'DATABASE_URI must be a URL: encode special characters of user and password, e.g. # as %23',
    );
  }
}

/**
 * Checks the settings with which the admin starts, before anything is installed or built.
 *
 * @throws {Error} naming the variable or the folder that is wrong
 */
export function checkSettings(): void {
  void settings.publicOrigin;
  void settings.siteAddress;
  findUrl('BUILD_HOOK_URL', 'https://api.netlify.com/build_hooks/…');
  void settings.adminPort;
  checkDatabase(settings.databaseUri);
  ensureWritable(settings.dataFolder, 'CMS_DATA_DIR');
  if (process.env.MEDIA_DIR) ensureWritable(settings.mediaFolder, 'MEDIA_DIR');
}
