import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { freeTrashedAddresses, freeTrashedAddressesInPostgres } from './addressIndexes.ts';
import { cmsFolder } from './settings.ts';

const MIGRATIONS = path.join(cmsFolder(), 'migrations');

/** Checks whether a database URI is PostgreSQL's. */
export const isPostgres = (uri: string): boolean => /^postgres(ql)?:/.test(uri);

/**
 * Creates the database adapter for a URI: PostgreSQL for `postgres://…`, else SQLite (`file:…`).
 * Only the committed migrations change the schema; Payload never pushes one.
 */
export function createDatabaseAdapter(uri: string) {
  if (isPostgres(uri)) {
    return postgresAdapter({
      pool: { connectionString: uri },
      migrationDir: path.join(MIGRATIONS, 'postgres'),
      afterSchemaInit: [freeTrashedAddressesInPostgres],
      push: false,
    });
  }
  return sqliteAdapter({
    client: { url: uri },
    // The admin and a build can open the same file: wait for locks, and use a write-ahead log.
    busyTimeout: 10_000,
    wal: { synchronous: 'NORMAL' },
    migrationDir: path.join(MIGRATIONS, 'sqlite'),
    afterSchemaInit: [freeTrashedAddresses],
    push: false,
  });
}
