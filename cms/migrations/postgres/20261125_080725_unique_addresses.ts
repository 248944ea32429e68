import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "list_slug_idx";
  DROP INDEX "pages_slug_idx";
  CREATE UNIQUE INDEX "talents_address_idx" ON "talents" USING btree ("list","slug") WHERE "talents"."deleted_at" is null;
  CREATE UNIQUE INDEX "pages_address_idx" ON "pages" USING btree ("slug") WHERE "pages"."deleted_at" is null;
  CREATE INDEX "list_slug_idx" ON "talents" USING btree ("list","slug");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "talents_address_idx";
  DROP INDEX "pages_address_idx";
  DROP INDEX "list_slug_idx";
  DROP INDEX "pages_slug_idx";
  CREATE UNIQUE INDEX "list_slug_idx" ON "talents" USING btree ("list","slug") WHERE "talents"."deleted_at" is null;
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug") WHERE "pages"."deleted_at" is null;`)
}
