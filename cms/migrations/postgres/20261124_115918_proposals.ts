import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_language" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_proposals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__proposals_v_version_language" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum__proposals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__proposals_v_published_locale" AS ENUM('es', 'en');
  CREATE TABLE "proposals_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"talent_id" integer,
  	"note" varchar,
  	"photo_id" integer,
  	"clip" varchar
  );
  
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project" varchar,
  	"recipient" varchar,
  	"text" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"language" "enum_proposals_language" DEFAULT 'es',
  	"agent_id" varchar,
  	"withdrawn" boolean DEFAULT false,
  	"link_id" varchar,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_proposals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_proposals_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent_id" integer,
  	"note" varchar,
  	"photo_id" integer,
  	"clip" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_proposals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_project" varchar,
  	"version_recipient" varchar,
  	"version_text" varchar,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_language" "enum__proposals_v_version_language" DEFAULT 'es',
  	"version_agent_id" varchar,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_link_id" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__proposals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__proposals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "proposal_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"proposal_id" integer,
  	"submission" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"company" varchar,
  	"people" varchar,
  	"message" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "proposals_people" ADD CONSTRAINT "proposals_people_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals_people" ADD CONSTRAINT "proposals_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposals_people" ADD CONSTRAINT "proposals_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v_version_people" ADD CONSTRAINT "_proposals_v_version_people_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v_version_people" ADD CONSTRAINT "_proposals_v_version_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_proposals_v_version_people" ADD CONSTRAINT "_proposals_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_proposals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_proposals_v" ADD CONSTRAINT "_proposals_v_parent_id_proposals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proposal_answers" ADD CONSTRAINT "proposal_answers_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "proposals_people_order_idx" ON "proposals_people" USING btree ("_order");
  CREATE INDEX "proposals_people_parent_id_idx" ON "proposals_people" USING btree ("_parent_id");
  CREATE INDEX "proposals_people_talent_idx" ON "proposals_people" USING btree ("talent_id");
  CREATE INDEX "proposals_people_photo_idx" ON "proposals_people" USING btree ("photo_id");
  CREATE INDEX "proposals_valid_until_idx" ON "proposals" USING btree ("valid_until");
  CREATE UNIQUE INDEX "proposals_link_id_idx" ON "proposals" USING btree ("link_id");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "proposals_deleted_at_idx" ON "proposals" USING btree ("deleted_at");
  CREATE INDEX "proposals__status_idx" ON "proposals" USING btree ("_status");
  CREATE INDEX "_proposals_v_version_people_order_idx" ON "_proposals_v_version_people" USING btree ("_order");
  CREATE INDEX "_proposals_v_version_people_parent_id_idx" ON "_proposals_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_proposals_v_version_people_talent_idx" ON "_proposals_v_version_people" USING btree ("talent_id");
  CREATE INDEX "_proposals_v_version_people_photo_idx" ON "_proposals_v_version_people" USING btree ("photo_id");
  CREATE INDEX "_proposals_v_parent_idx" ON "_proposals_v" USING btree ("parent_id");
  CREATE INDEX "_proposals_v_version_version_valid_until_idx" ON "_proposals_v" USING btree ("version_valid_until");
  CREATE INDEX "_proposals_v_version_version_link_id_idx" ON "_proposals_v" USING btree ("version_link_id");
  CREATE INDEX "_proposals_v_version_version_updated_at_idx" ON "_proposals_v" USING btree ("version_updated_at");
  CREATE INDEX "_proposals_v_version_version_created_at_idx" ON "_proposals_v" USING btree ("version_created_at");
  CREATE INDEX "_proposals_v_version_version_deleted_at_idx" ON "_proposals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_proposals_v_version_version__status_idx" ON "_proposals_v" USING btree ("version__status");
  CREATE INDEX "_proposals_v_created_at_idx" ON "_proposals_v" USING btree ("created_at");
  CREATE INDEX "_proposals_v_updated_at_idx" ON "_proposals_v" USING btree ("updated_at");
  CREATE INDEX "_proposals_v_snapshot_idx" ON "_proposals_v" USING btree ("snapshot");
  CREATE INDEX "_proposals_v_published_locale_idx" ON "_proposals_v" USING btree ("published_locale");
  CREATE INDEX "_proposals_v_latest_idx" ON "_proposals_v" USING btree ("latest");
  CREATE INDEX "proposal_answers_proposal_idx" ON "proposal_answers" USING btree ("proposal_id");
  CREATE UNIQUE INDEX "proposal_answers_submission_idx" ON "proposal_answers" USING btree ("submission");
  CREATE INDEX "proposal_answers_updated_at_idx" ON "proposal_answers" USING btree ("updated_at");
  CREATE INDEX "proposal_answers_created_at_idx" ON "proposal_answers" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "proposals_people" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "_proposals_v_version_people" CASCADE;
  DROP TABLE "_proposals_v" CASCADE;
  DROP TABLE "proposal_answers" CASCADE;
  DROP TYPE "public"."enum_proposals_language";
  DROP TYPE "public"."enum_proposals_status";
  DROP TYPE "public"."enum__proposals_v_version_language";
  DROP TYPE "public"."enum__proposals_v_version_status";
  DROP TYPE "public"."enum__proposals_v_published_locale";`)
}
