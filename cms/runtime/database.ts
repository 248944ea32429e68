import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { cmsFolder } from './settings.ts';

const migrations = path.join(cmsFolder(), 'migrations');

/** Says whether a database address is PostgreSQL's. */
export const isPostgres = (uri: string): boolean => /^postgres(ql)?:/.test(uri);

/**
 * The database adapter for an address: PostgreSQL for `postgres://…`, else SQLite (`file:…`).
 * The schema is changed by the committed migrations alone, never pushed.
 */
export function databaseFor(uri: string) {
  if (isPostgres(uri)) {
    return postgresAdapter({
      pool: { connectionString: uri },
      migrationDir: path.join(migrations, 'postgres'),
      push: false,
    });
  }
  return sqliteAdapter({
    client: { url: uri },
    // Admin and build may hold the same file open: wait for each other, and write ahead.
    busyTimeout: 10_000,
    wal: { synchronous: 'NORMAL' },
    migrationDir: path.join(migrations, 'sqlite'),
    push: false,
  });
}
