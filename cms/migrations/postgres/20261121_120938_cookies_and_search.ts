import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_cookies_group" AS ENUM('necessary', 'optional', 'functional');
  CREATE TYPE "public"."enum__pages_v_blocks_cookies_group" AS ENUM('necessary', 'optional', 'functional');
  CREATE TYPE "public"."enum_agency_ai_crawlers" AS ENUM('all', 'searchOnly', 'none');
  CREATE TABLE "pages_blocks_cookies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" "enum_pages_blocks_cookies_group",
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_cookies_locales" (
  	"heading" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cookies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" "enum__pages_v_blocks_cookies_group",
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cookies_locales" (
  	"heading" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "talents_videos" ADD COLUMN "published_on" timestamp(3) with time zone;
  ALTER TABLE "_talents_v_version_videos" ADD COLUMN "published_on" timestamp(3) with time zone;
  ALTER TABLE "agency" ADD COLUMN "ai_crawlers" "enum_agency_ai_crawlers" DEFAULT 'searchOnly' NOT NULL;
  ALTER TABLE "pages_blocks_cookies" ADD CONSTRAINT "pages_blocks_cookies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cookies_locales" ADD CONSTRAINT "pages_blocks_cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cookies" ADD CONSTRAINT "_pages_v_blocks_cookies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cookies_locales" ADD CONSTRAINT "_pages_v_blocks_cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cookies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_cookies_order_idx" ON "pages_blocks_cookies" USING btree ("_order");
  CREATE INDEX "pages_blocks_cookies_parent_id_idx" ON "pages_blocks_cookies" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cookies_path_idx" ON "pages_blocks_cookies" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_cookies_locales_locale_parent_id_unique" ON "pages_blocks_cookies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cookies_order_idx" ON "_pages_v_blocks_cookies" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cookies_parent_id_idx" ON "_pages_v_blocks_cookies" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cookies_path_idx" ON "_pages_v_blocks_cookies" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_cookies_locales_locale_parent_id_unique" ON "_pages_v_blocks_cookies_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_cookies" CASCADE;
  DROP TABLE "pages_blocks_cookies_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cookies" CASCADE;
  DROP TABLE "_pages_v_blocks_cookies_locales" CASCADE;
  ALTER TABLE "talents_videos" DROP COLUMN "published_on";
  ALTER TABLE "_talents_v_version_videos" DROP COLUMN "published_on";
  ALTER TABLE "agency" DROP COLUMN "ai_crawlers";
  DROP TYPE "public"."enum_pages_blocks_cookies_group";
  DROP TYPE "public"."enum__pages_v_blocks_cookies_group";
  DROP TYPE "public"."enum_agency_ai_crawlers";`)
}
