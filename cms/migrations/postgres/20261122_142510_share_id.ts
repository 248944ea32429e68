import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { createShareId } from '../../fields/shareId.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" ADD COLUMN "share_id" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_share_id" varchar;`)
  const { rows } = await db.execute(sql`SELECT "id" FROM "talents";`)
  for (const { id } of rows) {
    await db.execute(sql`UPDATE "talents" SET "share_id" = ${createShareId()} WHERE "id" = ${id};`)
  }
  await db.execute(sql`
   UPDATE "_talents_v" SET "version_share_id" = "talents"."share_id" FROM "talents" WHERE "talents"."id" = "_talents_v"."parent_id";
  CREATE UNIQUE INDEX "talents_share_id_idx" ON "talents" USING btree ("share_id");
  CREATE INDEX "_talents_v_version_version_share_id_idx" ON "_talents_v" USING btree ("version_share_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "talents_share_id_idx";
  DROP INDEX "_talents_v_version_version_share_id_idx";
  ALTER TABLE "talents" DROP COLUMN "share_id";
  ALTER TABLE "_talents_v" DROP COLUMN "version_share_id";`)
}
