import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks_cookies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`group\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_cookies_order_idx\` ON \`pages_blocks_cookies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_cookies_parent_id_idx\` ON \`pages_blocks_cookies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_cookies_path_idx\` ON \`pages_blocks_cookies\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages_blocks_cookies_locales\` (
  	\`heading\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_blocks_cookies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_blocks_cookies_locales_locale_parent_id_unique\` ON \`pages_blocks_cookies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_cookies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`group\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_cookies_order_idx\` ON \`_pages_v_blocks_cookies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_cookies_parent_id_idx\` ON \`_pages_v_blocks_cookies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_cookies_path_idx\` ON \`_pages_v_blocks_cookies\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_cookies_locales\` (
  	\`heading\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_blocks_cookies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_blocks_cookies_locales_locale_parent_id_unique\` ON \`_pages_v_blocks_cookies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`talents_videos\` ADD \`published_on\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` ADD \`published_on\` text;`)
  await db.run(sql`ALTER TABLE \`agency\` ADD \`ai_crawlers\` text DEFAULT 'searchOnly' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_blocks_cookies\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_cookies_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_cookies\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_cookies_locales\`;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` DROP COLUMN \`published_on\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` DROP COLUMN \`published_on\`;`)
  await db.run(sql`ALTER TABLE \`agency\` DROP COLUMN \`ai_crawlers\`;`)
}
