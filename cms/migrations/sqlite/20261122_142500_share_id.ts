import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { createShareId } from '../../fields/shareId.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`talents\` ADD \`share_id\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_share_id\` text;`)
  const talents = await db.all<{ id: number }>(sql`SELECT \`id\` FROM \`talents\`;`)
  for (const { id } of talents) {
    await db.run(sql`UPDATE \`talents\` SET \`share_id\` = ${createShareId()} WHERE \`id\` = ${id};`)
  }
  await db.run(sql`UPDATE \`_talents_v\` SET \`version_share_id\` = (SELECT \`share_id\` FROM \`talents\` WHERE \`talents\`.\`id\` = \`_talents_v\`.\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`talents_share_id_idx\` ON \`talents\` (\`share_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_share_id_idx\` ON \`_talents_v\` (\`version_share_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`talents_share_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`share_id\`;`)
  await db.run(sql`DROP INDEX \`_talents_v_version_version_share_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_share_id\`;`)
}
