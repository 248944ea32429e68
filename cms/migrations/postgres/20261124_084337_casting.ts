import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_cast_as" AS ENUM('woman', 'man', 'nonBinary');
  CREATE TYPE "public"."enum__talents_v_version_cast_as" AS ENUM('woman', 'man', 'nonBinary');
  CREATE TABLE "talents_cast_as" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_talents_cast_as",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_cast_as" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_cast_as",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "talents" ADD COLUMN "available_from" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_available_from" timestamp(3) with time zone;
  ALTER TABLE "talents_cast_as" ADD CONSTRAINT "talents_cast_as_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_cast_as" ADD CONSTRAINT "_talents_v_version_cast_as_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_cast_as_order_idx" ON "talents_cast_as" USING btree ("order");
  CREATE INDEX "talents_cast_as_parent_idx" ON "talents_cast_as" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_cast_as_order_idx" ON "_talents_v_version_cast_as" USING btree ("order");
  CREATE INDEX "_talents_v_version_cast_as_parent_idx" ON "_talents_v_version_cast_as" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_cast_as" CASCADE;
  DROP TABLE "_talents_v_version_cast_as" CASCADE;
  ALTER TABLE "talents" DROP COLUMN "available_from";
  ALTER TABLE "_talents_v" DROP COLUMN "version_available_from";
  DROP TYPE "public"."enum_talents_cast_as";
  DROP TYPE "public"."enum__talents_v_version_cast_as";`)
}
