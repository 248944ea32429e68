import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { type TextColumn, cleanTexts } from '../cleanTexts.ts'

const REUSED = 'integer PRIMARY KEY NOT NULL'
const USED_ONCE = 'integer PRIMARY KEY AUTOINCREMENT NOT NULL'

/**
 * Changes a word in the definition of every table. Payload's own migration would copy each table and drop the
 * old one, which deletes the rows that refer to it: foreign keys cannot be turned off in a transaction. For a
 * change that leaves the stored rows as they are, SQLite documents this way
 * (https://www.sqlite.org/lang_altertable.html#otheralter).
 */
async function redefineTables(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  const { version } = await db.get<{ version: number }>(sql`SELECT "schema_version" AS "version" FROM pragma_schema_version`)
  await db.run(sql`PRAGMA writable_schema = ON`)
  await db.run(sql`UPDATE "sqlite_schema" SET "sql" = replace("sql", ${from}, ${to}) WHERE "type" = 'table'`)
  // Every connection reads the definitions again.
  await db.run(sql.raw(`PRAGMA schema_version = ${version + 1}`))
  await db.run(sql`PRAGMA writable_schema = OFF`)
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The first table of this kind creates the table of the highest ids.
  await db.run(sql`CREATE TABLE "first" ("id" integer PRIMARY KEY AUTOINCREMENT)`)
  await db.run(sql`DROP TABLE "first"`)
  await redefineTables(db, REUSED, USED_ONCE)
  const tables = await db.all<{ name: string }>(sql`SELECT "name" FROM "sqlite_schema" WHERE "type" = 'table' AND instr("sql", ${USED_ONCE})`)
  for (const { name } of tables) {
    // The activity log knows ids of records that were deleted.
    await db.run(sql`INSERT INTO "sqlite_sequence" ("name", "seq") SELECT ${name}, max(
      (SELECT ifnull(max("id"), 0) FROM ${sql.identifier(name)}),
      (SELECT ifnull(max(CAST("record_id" AS integer)), 0) FROM "audit_log" WHERE replace("kind", '-', '_') = ${name}))`)
  }

  const columns = await db.all<TextColumn>(sql`SELECT "t"."name" AS "table", "c"."name" AS "column"
    FROM "sqlite_schema" AS "t", pragma_table_info("t"."name") AS "c"
    WHERE "t"."type" = 'table' AND lower("c"."type") = 'text'`)
  await cleanTexts(
    columns,
    ({ table, column }) => db.all(sql`SELECT DISTINCT ${sql.identifier(column)} AS "text" FROM ${sql.identifier(table)}
      WHERE length(CAST(${sql.identifier(column)} AS BLOB)) <> length(${sql.identifier(column)})`),
    ({ table, column }, text, cleaned) => db.run(sql`UPDATE ${sql.identifier(table)}
      SET ${sql.identifier(column)} = ${cleaned} WHERE ${sql.identifier(column)} = ${text}`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await redefineTables(db, USED_ONCE, REUSED)
  await db.run(sql`DELETE FROM "sqlite_sequence"`)
}
