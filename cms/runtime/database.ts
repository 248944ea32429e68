import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter, sql } from '@payloadcms/db-sqlite';
import { assertDatabaseUri, cmsFolder } from './settings.ts';
import { uniqueIndex as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { uniqueIndex as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';

type PostgresHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];
type SqliteHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number];

/** The columns that make a record's address, by table and by the name of Payload's unique index. */
const ADDRESSES = {
  talents: { list_slug_idx: ['list', 'slug'] },
  pages: { pages_slug_idx: ['slug'] },
} as const;

type Columns = Record<string, never>;

/*
 * Both hooks limit the unique indexes of addresses to records outside the trash: a record in the trash
 * keeps its address, which another may take. Payload has no option for a condition.
 */

const createIndexes = (
  indexes: Record<string, readonly string[]>,
  create: (name: string, columns: never[]) => unknown,
  t: Columns,
) =>
  Object.fromEntries(
    Object.entries(indexes).map(([name, columns]) => [
      name,
      create(
        name,
        columns.map((column) => t[column]!),
      ),
    ]),
  );

/** Frees the addresses of records in the trash, in SQLite. */
const freeTrashedAddresses: SqliteHook = ({ extendTable, schema }) => {
  for (const [table, indexes] of Object.entries(ADDRESSES)) {
    const extraConfig = (t: Columns) =>
      createIndexes(
        indexes,
        (name, [first, ...rest]) =>
          sqliteIndex(name)
            .on(first!, ...rest)
            .where(sql`${t.deletedAt} is null`),
        t,
      );
    extendTable({ table: schema.tables[table]!, extraConfig: extraConfig as never });
  }
  return schema;
};

/** Frees the addresses of records in the trash, in PostgreSQL. */
const freeTrashedAddressesInPostgres: PostgresHook = ({ extendTable, schema }) => {
  for (const [table, indexes] of Object.entries(ADDRESSES)) {
    const extraConfig = (t: Columns) =>
      createIndexes(
        indexes,
        (name, [first, ...rest]) =>
          postgresIndex(name)
            .on(first!, ...rest)
            .where(sql`${t.deletedAt} is null`),
        t,
      );
    extendTable({ table: schema.tables[table]!, extraConfig: extraConfig as never });
  }
  return schema;
};

const MIGRATIONS = path.join(cmsFolder(), 'migrations');

/** Checks whether a database URI is PostgreSQL's. */
export const isPostgres = (uri: string): boolean => /^postgres(ql)?:/.test(uri);

/**
 * Creates the database adapter for a URI: PostgreSQL for `postgres://…`, else SQLite (`file:…`).
 * Only the committed migrations change the schema; Payload never pushes one.
 *
 * @throws {Error} for the URI of another database
 */
export function createDatabaseAdapter(uri: string) {
  assertDatabaseUri(uri);
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
