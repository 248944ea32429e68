import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`list_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`talents_address_idx\` ON \`talents\` (\`list\`,\`slug\`) WHERE "talents"."deleted_at" is null;`)
  await db.run(sql`CREATE INDEX \`list_slug_idx\` ON \`talents\` (\`list\`,\`slug\`);`)
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_address_idx\` ON \`pages\` (\`slug\`) WHERE "pages"."deleted_at" is null;`)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`talents_address_idx\`;`)
  await db.run(sql`DROP INDEX \`list_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`list_slug_idx\` ON \`talents\` (\`list\`,\`slug\`) WHERE "talents"."deleted_at" is null;`)
  await db.run(sql`DROP INDEX \`pages_address_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`) WHERE "pages"."deleted_at" is null;`)
}
