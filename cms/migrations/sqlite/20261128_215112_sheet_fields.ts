import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_genres\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_genres_order_idx\` ON \`talents_genres\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_genres_parent_idx\` ON \`talents_genres\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_projects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`state\` text DEFAULT 'inDevelopment',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_projects_order_idx\` ON \`talents_projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_projects_parent_id_idx\` ON \`talents_projects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_projects_locales\` (
  	\`title\` text,
  	\`logline\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`talents_projects_locales_locale_parent_id_unique\` ON \`talents_projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_unavailable\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_unavailable_order_idx\` ON \`talents_unavailable\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_unavailable_parent_id_idx\` ON \`talents_unavailable\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_agencies_abroad\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`agency\` text,
  	\`website\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_agencies_abroad_order_idx\` ON \`talents_agencies_abroad\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_agencies_abroad_parent_id_idx\` ON \`talents_agencies_abroad\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_genres\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_genres_order_idx\` ON \`_talents_v_version_genres\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_genres_parent_idx\` ON \`_talents_v_version_genres\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_projects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`state\` text DEFAULT 'inDevelopment',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_projects_order_idx\` ON \`_talents_v_version_projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_projects_parent_id_idx\` ON \`_talents_v_version_projects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_projects_locales\` (
  	\`title\` text,
  	\`logline\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v_version_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_talents_v_version_projects_locales_locale_parent_id_unique\` ON \`_talents_v_version_projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_unavailable\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_unavailable_order_idx\` ON \`_talents_v_version_unavailable\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_unavailable_parent_id_idx\` ON \`_talents_v_version_unavailable\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_agencies_abroad\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`country\` text,
  	\`agency\` text,
  	\`website\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_agencies_abroad_order_idx\` ON \`_talents_v_version_agencies_abroad\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_agencies_abroad_parent_id_idx\` ON \`_talents_v_version_agencies_abroad\` (\`_parent_id\`);`)
  // Of what a video shows, only what the finder can be asked for is kept; dance and song are musical.
  for (const table of ['talents_videos_tones', '_talents_v_version_videos_tones'].map((name) => sql.identifier(name))) {
    await db.run(sql`UPDATE ${table} SET "value" = 'musical' WHERE "value" IN ('dance', 'singing')`)
    await db.run(sql`DELETE FROM ${table} WHERE "value" NOT IN ('drama', 'comedy', 'action', 'thriller', 'period', 'musical')
      OR ("value" = 'musical' AND "id" NOT IN (SELECT min("id") FROM ${table} WHERE "value" = 'musical' GROUP BY "parent_id"))`)
  }
  await db.run(sql`DROP TABLE \`talents_consent_uses\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_consent_uses\`;`)
  await db.run(sql`ALTER TABLE \`talents_awards_locales\` ADD \`category\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`hair_length\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`beard\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`voice_range\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`instagram\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`tiktok\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`press_name\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`press_email\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`press_phone\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shot\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`taken_on\` text;`)
  // The date of the main photograph is one of the file now: that of published records first.
  await db.run(sql`UPDATE "media" SET "taken_on" = coalesce(
    (SELECT max("photo_taken_on") FROM "talents" WHERE "photo_id" = "media"."id"),
    (SELECT max("version_photo_taken_on") FROM "_talents_v" WHERE "latest" = 1 AND "version_photo_id" = "media"."id"))`)
  await db.run(sql`UPDATE "profile_updates" SET "sent" = json_remove("sent", '$.photoTakenOn'), "base" = json_remove("base", '$.photoTakenOn')`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`photo_taken_on\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_awards_locales\` ADD \`category\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_hair_length\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_beard\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_voice_range\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_instagram\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_tiktok\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_press_name\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_press_email\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_press_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_photo_taken_on\`;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` DROP COLUMN \`start_seconds\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` DROP COLUMN \`start_seconds\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_consent_uses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_consent_uses_order_idx\` ON \`talents_consent_uses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_consent_uses_parent_idx\` ON \`talents_consent_uses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_consent_uses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_consent_uses_order_idx\` ON \`_talents_v_version_consent_uses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_consent_uses_parent_idx\` ON \`_talents_v_version_consent_uses\` (\`parent_id\`);`)
  await db.run(sql`DROP TABLE \`talents_genres\`;`)
  await db.run(sql`DROP TABLE \`talents_projects\`;`)
  await db.run(sql`DROP TABLE \`talents_projects_locales\`;`)
  await db.run(sql`DROP TABLE \`talents_unavailable\`;`)
  await db.run(sql`DROP TABLE \`talents_agencies_abroad\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_genres\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_projects\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_projects_locales\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_unavailable\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_agencies_abroad\`;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` ADD \`start_seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`photo_taken_on\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`hair_length\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`beard\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`voice_range\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`instagram\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`tiktok\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`press_name\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`press_email\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`press_phone\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` ADD \`start_seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_photo_taken_on\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_hair_length\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_beard\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_voice_range\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_instagram\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_tiktok\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_press_name\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_press_email\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_press_phone\`;`)
  await db.run(sql`ALTER TABLE \`talents_awards_locales\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_awards_locales\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`shot\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`taken_on\`;`)
}
