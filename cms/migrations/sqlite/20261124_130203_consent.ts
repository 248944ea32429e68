import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_consent_uses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_consent_uses_order_idx\` ON \`talents_consent_uses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_consent_uses_parent_idx\` ON \`talents_consent_uses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_consent_uses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_consent_uses_order_idx\` ON \`_talents_v_version_consent_uses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_consent_uses_parent_idx\` ON \`_talents_v_version_consent_uses\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`consent_signed_on\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`consent_until\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_consent_signed_on\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_consent_until\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`index_minors\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_consent_uses\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_consent_uses\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`consent_signed_on\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`consent_until\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_consent_signed_on\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_consent_until\`;`)
  await db.run(sql`ALTER TABLE \`agency\` DROP COLUMN \`index_minors\`;`)
}
