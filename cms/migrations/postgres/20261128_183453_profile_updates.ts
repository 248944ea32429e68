import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_contact_language" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum__talents_v_version_contact_language" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_profile_updates_state" AS ENUM('asked', 'opened', 'confirmed', 'sent', 'decided', 'revoked');
  CREATE TYPE "public"."enum_profile_updates_language" AS ENUM('es', 'en');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'askForCheck' BEFORE 'erase';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purgeProfileUpdates' BEFORE 'purgeTrash';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purgeProfileUpdates' BEFORE 'purgeTrash';
  CREATE TABLE "profile_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent_id" integer,
  	"state" "enum_profile_updates_state",
  	"language" "enum_profile_updates_language",
  	"token_hash" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"asked_by" varchar,
  	"opened_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"decided_at" timestamp(3) with time zone,
  	"round" numeric,
  	"submission" varchar,
  	"base" jsonb,
  	"sent" jsonb,
  	"files" jsonb,
  	"consent" jsonb,
  	"asks_consent" boolean,
  	"word" varchar,
  	"taken" numeric,
  	"total" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "talents" ADD COLUMN "contact_email" varchar;
  ALTER TABLE "talents" ADD COLUMN "guardian_email" varchar;
  ALTER TABLE "talents" ADD COLUMN "contact_language" "enum_talents_contact_language";
  ALTER TABLE "_talents_v" ADD COLUMN "version_contact_email" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_guardian_email" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_contact_language" "enum__talents_v_version_contact_language";
  ALTER TABLE "profile_updates" ADD CONSTRAINT "profile_updates_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "profile_updates_talent_idx" ON "profile_updates" USING btree ("talent_id");
  CREATE INDEX "profile_updates_state_idx" ON "profile_updates" USING btree ("state");
  CREATE UNIQUE INDEX "profile_updates_token_hash_idx" ON "profile_updates" USING btree ("token_hash");
  CREATE INDEX "profile_updates_updated_at_idx" ON "profile_updates" USING btree ("updated_at");
  CREATE INDEX "profile_updates_created_at_idx" ON "profile_updates" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "profile_updates" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signIn', 'signInFailed', 'blocked', 'unlock', 'passwordReset', 'secondFactorAdded', 'secondFactorRemoved', 'create', 'update', 'publish', 'unpublish', 'trash', 'recover', 'delete', 'export', 'erase');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish', 'confirmOnline', 'rebuildDaily', 'purgeAuditLog', 'purgeTrash', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish', 'confirmOnline', 'rebuildDaily', 'purgeAuditLog', 'purgeTrash', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "talents" DROP COLUMN "contact_email";
  ALTER TABLE "talents" DROP COLUMN "guardian_email";
  ALTER TABLE "talents" DROP COLUMN "contact_language";
  ALTER TABLE "_talents_v" DROP COLUMN "version_contact_email";
  ALTER TABLE "_talents_v" DROP COLUMN "version_guardian_email";
  ALTER TABLE "_talents_v" DROP COLUMN "version_contact_language";
  DROP TYPE "public"."enum_talents_contact_language";
  DROP TYPE "public"."enum__talents_v_version_contact_language";
  DROP TYPE "public"."enum_profile_updates_state";
  DROP TYPE "public"."enum_profile_updates_language";`)
}
