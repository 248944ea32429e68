import path from 'node:path';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter, sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { SettingError } from '#contract/settingError.ts';
import { checkDatabase, settings } from './settings.ts';
import { openSqlite } from './sqliteClient.ts';
import { followTransactions } from './transaction.ts';
import { uniqueIndex as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { uniqueIndex as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';

/** The columns that make a record's address, by table. */
const ADDRESSES = { talents: ['list', 'slug'], pages: ['slug'] };

type SqliteHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number];

/**
 * Makes addresses unique among the records outside the trash: a record in the trash keeps its address,
 * which another may take. Payload's own indexes have no condition.
 *
 * @param uniqueIndex of the database; the builders of the two share no type, but have these methods alike
 */
const uniqueAddresses =
  (uniqueIndex: typeof sqliteIndex): SqliteHook =>
  ({ extendTable, schema }) => {
    for (const [table, names] of Object.entries(ADDRESSES)) {
      const extraConfig = (t: Record<string, never>) => ({
        address: uniqueIndex(`${table}_address_idx`)
          .on(...(names.map((name) => t[name]) as [never]))
          .where(sql`${t.deletedAt} is null`),
      });
      extendTable({ table: schema.tables[table]!, extraConfig: extraConfig as never });
    }
    return schema;
  };

type SqliteDatabase = ReturnType<ReturnType<typeof sqliteAdapter>['init']>;
type Database = PostgresAdapter | SqliteDatabase;

/**
 * Keeps the choices of rows, such as the tones of a video, in the versions of others. When Payload updates
 * a version, it deletes the choices of the row whose id is the version's, which is any row: both count from
 * one. It replaces the rows as a whole, and the foreign key deletes the choices of those that go.
 */
function keepChoicesOfRows(database: Database): void {
  const deleteWhere = database.deleteWhere.bind(database) as (args: object) => Promise<void>;
  const isOfRows = (table: string): boolean => {
    const [parent] = database.rawTables[table]?.foreignKeys?.parentFk?.foreignColumns ?? [];
    return parent !== undefined && '_order' in database.rawTables[parent.table]!.columns;
  };
  database.deleteWhere = async (args: { tableName: string }) => {
    if (!isOfRows(args.tableName)) await deleteWhere(args);
  };
}

/**
 * Migrates without transactions: SQLite ignores `PRAGMA foreign_keys = OFF` in one, and deletes what refers
 * to a table when a migration replaces the table.
 */
function migrateWithoutTransactions(database: SqliteDatabase): void {
  const migrate = database.migrate.bind(database);
  database.migrate = async (args) => {
    const { beginTransaction } = database;
    database.beginTransaction = () => Promise.resolve(null);
    try {
      await migrate(args);
    } finally {
      database.beginTransaction = beginTransaction;
    }
  };
}

/** Adds to a database what both kinds need, and what is done before it connects. */
function prepare<T extends Database>(database: T, beforeConnect: () => Promise<void>): T {
  keepChoicesOfRows(database);
  followTransactions(database as never);
  const connect = database.connect?.bind(database);
  database.connect = async (options) => {
    await beforeConnect();
    await connect?.(options);
  };
  return database;
}

const MIGRATIONS = path.join(settings.codeFolder, 'migrations');

const isPostgres = (uri: string): boolean => /^postgres(ql)?:/.test(uri);

/** PostgreSQL's code for a database that does not exist: Payload creates it. */
const NO_DATABASE = '3D000';

/**
 * Connects once, because Payload's own message does not name the variable and follows a stack trace.
 *
 * @throws {Error} naming the variable and the reason, without the password
 */
async function assertReachable(
  { pg, poolOptions }: Pick<PostgresAdapter, 'pg' | 'poolOptions'>,
  uri: string,
): Promise<void> {
  const client = new pg.Client(poolOptions);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === NO_DATABASE) return;
    // Without a message, several addresses of one host have failed.
    throw new SettingError(
      `DATABASE_URI: PostgreSQL at ${new URL(uri).host} cannot be used: ${message || code}`,
    );
  } finally {
    await client.end();
  }
}

/**
 * Creates the database adapter for a URI: PostgreSQL for `postgres://…`, else SQLite (`file:…`).
 * Only the committed migrations change the schema; Payload never pushes one.
 *
 * @throws {Error} for the URI of another database
 */
export function createDatabaseAdapter(uri: string) {
  checkDatabase(uri);
  if (isPostgres(uri)) {
    const adapter = postgresAdapter({
      pool: { connectionString: uri },
      migrationDir: path.join(MIGRATIONS, 'postgres'),
      afterSchemaInit: [uniqueAddresses(postgresIndex as never) as never],
      push: false,
    });
    return {
      ...adapter,
      init(args: Parameters<typeof adapter.init>[0]) {
        const database = adapter.init(args);
        return prepare(database, () => assertReachable(database, uri));
      },
    };
  }
  const adapter = sqliteAdapter({
    client: { url: uri },
    // No later record gets the id of a deleted one, which the activity log names.
    autoIncrement: true,
    // A save that fails leaves nothing.
    transactionOptions: {},
    migrationDir: path.join(MIGRATIONS, 'sqlite'),
    afterSchemaInit: [uniqueAddresses(sqliteIndex)],
    push: false,
  });
  return {
    ...adapter,
    init(args: Parameters<typeof adapter.init>[0]) {
      const database = adapter.init(args);
      migrateWithoutTransactions(database);
      return prepare(database, async () => {
        if (uri.startsWith('file:')) database.client ??= await openSqlite(uri);
      });
    },
  };
}

/** Runs SQL commands one after another, those of the database that is open. */
export async function runCommands(
  payload: Payload,
  commands: Record<'postgres' | 'sqlite', string[]>,
): Promise<void> {
  const db = payload.db as unknown as {
    execute(query: { drizzle: unknown; raw: string }): Promise<unknown>;
    drizzle: unknown;
  };
  for (const raw of isPostgres(settings.databaseUri) ? commands.postgres : commands.sqlite) {
    await db.execute({ drizzle: db.drizzle, raw });
  }
}
