import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // The default of `users.role` stays as it is: Payload writes the role of each new user. SQLite would
  // have to drop the table for it, and the sessions that refer to it with the table.
  await db.run(sql`ALTER TABLE \`talents\` ADD \`english_drafts\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_english_drafts\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`english_drafts\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_english_drafts\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`english_drafts\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_english_drafts\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`english_drafts\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`english_drafts\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_english_drafts\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`english_drafts\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_english_drafts\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`english_drafts\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_english_drafts\`;`)
  await db.run(sql`ALTER TABLE \`agency\` DROP COLUMN \`english_drafts\`;`)
}
