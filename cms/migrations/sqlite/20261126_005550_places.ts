import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { type StoredText, toPlaceRows } from '../places.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_texts_order_parent\` ON \`talents_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_texts_locale_parent\` ON \`talents_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_texts_order_parent\` ON \`_talents_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_texts_locale_parent\` ON \`_talents_v_texts\` (\`locale\`,\`parent_id\`);`)
  // One statement for each table: SQLite runs without transactions here.
  const texts = await db.all<StoredText>(sql`SELECT "_parent_id" AS "parent", "_locale" AS "locale", "home_base" AS "text" FROM "talents_locales"`)
  const versionTexts = await db.all<StoredText>(sql`SELECT "_parent_id" AS "parent", "_locale" AS "locale", "version_home_base" AS "text" FROM "_talents_v_locales"`)
  await db.run(sql`INSERT INTO "talents_texts" ("order", "parent_id", "path", "text", "locale")
    SELECT "value"->>'order', "value"->>'parent', 'homeBase', "value"->>'text', "value"->>'locale' FROM json_each(${toPlaceRows(texts)})`)
  await db.run(sql`INSERT INTO "_talents_v_texts" ("order", "parent_id", "path", "text", "locale")
    SELECT "value"->>'order', "value"->>'parent', 'version.homeBase', "value"->>'text', "value"->>'locale' FROM json_each(${toPlaceRows(versionTexts)})`)
  await db.run(sql`ALTER TABLE \`talents_locales\` DROP COLUMN \`home_base\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_locales\` DROP COLUMN \`version_home_base\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_texts\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_texts\`;`)
  await db.run(sql`ALTER TABLE \`talents_locales\` ADD \`home_base\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_locales\` ADD \`version_home_base\` text;`)
}
