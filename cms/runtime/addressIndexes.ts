import { sql } from '@payloadcms/db-sqlite';
import { uniqueIndex as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import { uniqueIndex as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';

type PostgresHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];
type SqliteHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number];

/** The columns that make a record's address, by table and by the name of Payload's unique index. */
const ADDRESSES = {
  talents: { list_slug_idx: ['list', 'slug'] },
  pages: { pages_slug_idx: ['slug'] },
} as const;

type Columns = Record<string, never>;

/*
 * Both hooks limit the unique indexes of addresses to records outside the bin: a record in the bin
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

/** Frees the addresses of records in the bin, in SQLite. */
export const freeTrashedAddresses: SqliteHook = ({ extendTable, schema }) => {
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

/** Frees the addresses of records in the bin, in PostgreSQL. */
export const freeTrashedAddressesInPostgres: PostgresHook = ({ extendTable, schema }) => {
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
