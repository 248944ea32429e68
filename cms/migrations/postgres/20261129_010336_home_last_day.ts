import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_slides" ADD COLUMN "last_day" timestamp(3) with time zone;
  ALTER TABLE "home_featured" ADD COLUMN "last_day" timestamp(3) with time zone;
  ALTER TABLE "_home_v_version_slides" ADD COLUMN "last_day" timestamp(3) with time zone;
  ALTER TABLE "_home_v_version_featured" ADD COLUMN "last_day" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_slides" DROP COLUMN "last_day";
  ALTER TABLE "home_featured" DROP COLUMN "last_day";
  ALTER TABLE "_home_v_version_slides" DROP COLUMN "last_day";
  ALTER TABLE "_home_v_version_featured" DROP COLUMN "last_day";`)
}
