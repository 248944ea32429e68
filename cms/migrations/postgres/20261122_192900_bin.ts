import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'trash' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'recover' BEFORE 'delete';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purgeTrash' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purgeTrash' BEFORE 'schedulePublish';
  DROP INDEX "list_slug_idx";
  DROP INDEX "pages_slug_idx";
  ALTER TABLE "talents" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "talents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "users" ADD COLUMN "name" varchar;
  ALTER TABLE "home" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "agency" ADD COLUMN "updated_by" varchar;
  CREATE INDEX "talents_deleted_at_idx" ON "talents" USING btree ("deleted_at");
  CREATE INDEX "_talents_v_version_version_deleted_at_idx" ON "_talents_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "list_slug_idx" ON "talents" USING btree ("list","slug") WHERE "talents"."deleted_at" is null;
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug") WHERE "pages"."deleted_at" is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signIn', 'signInFailed', 'blocked', 'unlock', 'passwordReset', 'secondFactorAdded', 'secondFactorRemoved', 'create', 'update', 'publish', 'unpublish', 'delete');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish', 'confirmOnline', 'rebuildDaily', 'purgeAuditLog', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish', 'confirmOnline', 'rebuildDaily', 'purgeAuditLog', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "talents_deleted_at_idx";
  DROP INDEX "_talents_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "list_slug_idx";
  DROP INDEX "pages_slug_idx";
  CREATE UNIQUE INDEX "list_slug_idx" ON "talents" USING btree ("list","slug");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  ALTER TABLE "talents" DROP COLUMN "updated_by";
  ALTER TABLE "talents" DROP COLUMN "deleted_at";
  ALTER TABLE "_talents_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_talents_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "updated_by";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "updated_by";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "updated_by";
  ALTER TABLE "users" DROP COLUMN "name";
  ALTER TABLE "home" DROP COLUMN "updated_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "agency" DROP COLUMN "updated_by";`)
}
