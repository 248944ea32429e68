import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What they were to do is in the publications.
  await db.execute(sql`DELETE FROM "payload_jobs" WHERE "task_slug" IN ('publish', 'confirmOnline')`)
  await db.execute(sql`DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('publish', 'confirmOnline')`)
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'rebuildDaily', 'purgeAuditLog', 'purgeProfileUpdates', 'purgeTrash', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'rebuildDaily', 'purgeAuditLog', 'purgeProfileUpdates', 'purgeTrash', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'publish' BEFORE 'rebuildDaily';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'confirmOnline' BEFORE 'rebuildDaily';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'publish' BEFORE 'rebuildDaily';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'confirmOnline' BEFORE 'rebuildDaily';`)
}
