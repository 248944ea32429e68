import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_cast_as\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_cast_as_order_idx\` ON \`talents_cast_as\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_cast_as_parent_idx\` ON \`talents_cast_as\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_cast_as\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_cast_as_order_idx\` ON \`_talents_v_version_cast_as\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_cast_as_parent_idx\` ON \`_talents_v_version_cast_as\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`available_from\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_available_from\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_cast_as\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_cast_as\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`available_from\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_available_from\`;`)
}
