import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_consent_uses" AS ENUM('web', 'social', 'ai');
  CREATE TYPE "public"."enum__talents_v_version_consent_uses" AS ENUM('web', 'social', 'ai');
  CREATE TABLE "talents_consent_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_talents_consent_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_consent_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_consent_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "talents" ADD COLUMN "consent_signed_on" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "consent_until" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_consent_signed_on" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_consent_until" timestamp(3) with time zone;
  ALTER TABLE "agency" ADD COLUMN "index_minors" boolean DEFAULT false;
  ALTER TABLE "talents_consent_uses" ADD CONSTRAINT "talents_consent_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_consent_uses" ADD CONSTRAINT "_talents_v_version_consent_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_consent_uses_order_idx" ON "talents_consent_uses" USING btree ("order");
  CREATE INDEX "talents_consent_uses_parent_idx" ON "talents_consent_uses" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_consent_uses_order_idx" ON "_talents_v_version_consent_uses" USING btree ("order");
  CREATE INDEX "_talents_v_version_consent_uses_parent_idx" ON "_talents_v_version_consent_uses" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_consent_uses" CASCADE;
  DROP TABLE "_talents_v_version_consent_uses" CASCADE;
  ALTER TABLE "talents" DROP COLUMN "consent_signed_on";
  ALTER TABLE "talents" DROP COLUMN "consent_until";
  ALTER TABLE "_talents_v" DROP COLUMN "version_consent_signed_on";
  ALTER TABLE "_talents_v" DROP COLUMN "version_consent_until";
  ALTER TABLE "agency" DROP COLUMN "index_minors";
  DROP TYPE "public"."enum_talents_consent_uses";
  DROP TYPE "public"."enum__talents_v_version_consent_uses";`)
}
