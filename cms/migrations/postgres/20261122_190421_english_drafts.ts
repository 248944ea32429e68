import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor';
  ALTER TABLE "talents" ADD COLUMN "english_drafts" jsonb;
  ALTER TABLE "_talents_v" ADD COLUMN "version_english_drafts" jsonb;
  ALTER TABLE "pages" ADD COLUMN "english_drafts" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_english_drafts" jsonb;
  ALTER TABLE "home" ADD COLUMN "english_drafts" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_english_drafts" jsonb;
  ALTER TABLE "agency" ADD COLUMN "english_drafts" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'reader';
  ALTER TABLE "talents" DROP COLUMN "english_drafts";
  ALTER TABLE "_talents_v" DROP COLUMN "version_english_drafts";
  ALTER TABLE "pages" DROP COLUMN "english_drafts";
  ALTER TABLE "_pages_v" DROP COLUMN "version_english_drafts";
  ALTER TABLE "home" DROP COLUMN "english_drafts";
  ALTER TABLE "_home_v" DROP COLUMN "version_english_drafts";
  ALTER TABLE "agency" DROP COLUMN "english_drafts";`)
}
