import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_slides\` ADD \`last_day\` text;`)
  await db.run(sql`ALTER TABLE \`home_featured\` ADD \`last_day\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_slides\` ADD \`last_day\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_featured\` ADD \`last_day\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_slides\` DROP COLUMN \`last_day\`;`)
  await db.run(sql`ALTER TABLE \`home_featured\` DROP COLUMN \`last_day\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_slides\` DROP COLUMN \`last_day\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_featured\` DROP COLUMN \`last_day\`;`)
}
