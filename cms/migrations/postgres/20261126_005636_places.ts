import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { type StoredText, toPlaceRows } from '../places.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "talents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_talents_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  ALTER TABLE "talents_texts" ADD CONSTRAINT "talents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_texts" ADD CONSTRAINT "_talents_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_texts_order_parent" ON "talents_texts" USING btree ("order","parent_id");
  CREATE INDEX "talents_texts_locale_parent" ON "talents_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_talents_v_texts_order_parent" ON "_talents_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_talents_v_texts_locale_parent" ON "_talents_v_texts" USING btree ("locale","parent_id");`)
  const texts = await db.execute(sql`SELECT "_parent_id" AS "parent", "_locale" AS "locale", "home_base" AS "text" FROM "talents_locales"`)
  const versionTexts = await db.execute(sql`SELECT "_parent_id" AS "parent", "_locale" AS "locale", "version_home_base" AS "text" FROM "_talents_v_locales"`)
  await db.execute(sql`INSERT INTO "talents_texts" ("order", "parent_id", "path", "text", "locale")
    SELECT "order", "parent", 'homeBase', "text", "locale"
    FROM json_to_recordset(${toPlaceRows(texts.rows as unknown as StoredText[])}::json) AS row("order" integer, "parent" integer, "text" varchar, "locale" "_locales")`)
  await db.execute(sql`INSERT INTO "_talents_v_texts" ("order", "parent_id", "path", "text", "locale")
    SELECT "order", "parent", 'version.homeBase', "text", "locale"
    FROM json_to_recordset(${toPlaceRows(versionTexts.rows as unknown as StoredText[])}::json) AS row("order" integer, "parent" integer, "text" varchar, "locale" "_locales")`)
  await db.execute(sql`
   ALTER TABLE "talents_locales" DROP COLUMN "home_base";
  ALTER TABLE "_talents_v_locales" DROP COLUMN "version_home_base";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_texts" CASCADE;
  DROP TABLE "_talents_v_texts" CASCADE;
  ALTER TABLE "talents_locales" ADD COLUMN "home_base" varchar;
  ALTER TABLE "_talents_v_locales" ADD COLUMN "version_home_base" varchar;`)
}
