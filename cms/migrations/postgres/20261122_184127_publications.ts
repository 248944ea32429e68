import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publications_state" AS ENUM('requested', 'sent', 'building', 'failed', 'online');
  CREATE TYPE "public"."enum_publications_source" AS ENUM('cms', 'host');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'confirmOnline' BEFORE 'rebuildDaily';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'confirmOnline' BEFORE 'rebuildDaily';
  CREATE TABLE "publications" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_publications_state" NOT NULL,
  	"source" "enum_publications_source" NOT NULL,
  	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"error" varchar,
  	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"deploy_id" varchar,
  	"deploy_url" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"begun_at" timestamp(3) with time zone,
  	"built_at" timestamp(3) with time zone,
  	"online_at" timestamp(3) with time zone,
  	"failed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "publications_state_idx" ON "publications" USING btree ("state");
  CREATE INDEX "publications_deploy_id_idx" ON "publications" USING btree ("deploy_id");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publications" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish', 'rebuildDaily', 'purgeAuditLog', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish', 'rebuildDaily', 'purgeAuditLog', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_publications_state";
  DROP TYPE "public"."enum_publications_source";`)
}
