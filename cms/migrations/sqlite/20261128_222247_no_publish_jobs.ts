import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What they were to do is in the publications.
  await db.run(sql`DELETE FROM "payload_jobs" WHERE "task_slug" IN ('publish', 'confirmOnline')`)
  await db.run(sql`DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('publish', 'confirmOnline')`)
}

export async function down(): Promise<void> {}
