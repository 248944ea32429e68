import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { type TextColumn, cleanTexts } from '../cleanTexts.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`SELECT "table_name" AS "table", "column_name" AS "column"
    FROM "information_schema"."columns"
    WHERE "table_schema" = current_schema() AND "data_type" IN ('text', 'character varying')`)
  await cleanTexts(
    rows as unknown as TextColumn[],
    async ({ table, column }) => {
      const { rows: texts } = await db.execute(sql`SELECT DISTINCT ${sql.identifier(column)} AS "text" FROM ${sql.identifier(table)}
        WHERE octet_length(${sql.identifier(column)}) <> char_length(${sql.identifier(column)})`)
      return texts as { text: string }[]
    },
    ({ table, column }, text, cleaned) => db.execute(sql`UPDATE ${sql.identifier(table)}
      SET ${sql.identifier(column)} = ${cleaned} WHERE ${sql.identifier(column)} = ${text}`),
  )
}

export async function down(): Promise<void> {
  // A text is not made wrong again.
}
