import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_other_work\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`kind\` text,
  	\`billing\` text,
  	\`season\` numeric,
  	\`episodes\` numeric,
  	\`director\` text,
  	\`company\` text,
  	\`broadcaster\` text,
  	\`status\` text DEFAULT 'released',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_other_work_order_idx\` ON \`talents_other_work\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_other_work_parent_id_idx\` ON \`talents_other_work\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_other_work_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents_other_work\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`talents_other_work_locales_locale_parent_id_unique\` ON \`talents_other_work_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_videos_tones\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_videos_tones_order_idx\` ON \`talents_videos_tones\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_videos_tones_parent_idx\` ON \`talents_videos_tones\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_voice_clips\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'language',
  	\`language\` text,
  	\`accent\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_voice_clips_order_idx\` ON \`talents_voice_clips\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_voice_clips_parent_id_idx\` ON \`talents_voice_clips\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_voice_clips_file_idx\` ON \`talents_voice_clips\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_other_work\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`kind\` text,
  	\`billing\` text,
  	\`season\` numeric,
  	\`episodes\` numeric,
  	\`director\` text,
  	\`company\` text,
  	\`broadcaster\` text,
  	\`status\` text DEFAULT 'released',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_other_work_order_idx\` ON \`_talents_v_version_other_work\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_other_work_parent_id_idx\` ON \`_talents_v_version_other_work\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_other_work_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v_version_other_work\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_talents_v_version_other_work_locales_locale_parent_id_uniqu\` ON \`_talents_v_version_other_work_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_videos_tones\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v_version_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_tones_order_idx\` ON \`_talents_v_version_videos_tones\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_tones_parent_idx\` ON \`_talents_v_version_videos_tones\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_voice_clips\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'language',
  	\`language\` text,
  	\`accent\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_voice_clips_order_idx\` ON \`_talents_v_version_voice_clips\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_voice_clips_parent_id_idx\` ON \`_talents_v_version_voice_clips\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_voice_clips_file_idx\` ON \`_talents_v_version_voice_clips\` (\`file_id\`);`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` ADD \`billing\` text;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` ADD \`broadcaster\` text;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` ADD \`status\` text DEFAULT 'released';`)
  await db.run(sql`ALTER TABLE \`talents_television\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`talents_television\` ADD \`billing\` text;`)
  await db.run(sql`ALTER TABLE \`talents_television\` ADD \`season\` numeric;`)
  await db.run(sql`ALTER TABLE \`talents_television\` ADD \`episodes\` numeric;`)
  await db.run(sql`ALTER TABLE \`talents_television\` ADD \`broadcaster\` text;`)
  await db.run(sql`ALTER TABLE \`talents_television\` ADD \`status\` text DEFAULT 'released';`)
  await db.run(sql`ALTER TABLE \`talents_theatre\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`talents_theatre\` ADD \`billing\` text;`)
  await db.run(sql`ALTER TABLE \`talents_theatre\` ADD \`status\` text DEFAULT 'released';`)
  await db.run(sql`ALTER TABLE \`talents_videos\` ADD \`work\` text;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` ADD \`start_seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`family_name\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`photo_taken_on\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`is_age_hidden\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`available_until\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agent_id\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`checked_on\` text;`)
  await db.run(sql`ALTER TABLE \`talents_locales\` ADD \`availability\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` ADD \`billing\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` ADD \`broadcaster\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` ADD \`status\` text DEFAULT 'released';`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` ADD \`billing\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` ADD \`season\` numeric;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` ADD \`episodes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` ADD \`broadcaster\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` ADD \`status\` text DEFAULT 'released';`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_theatre\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_theatre\` ADD \`billing\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_theatre\` ADD \`status\` text DEFAULT 'released';`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` ADD \`work\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` ADD \`start_seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_family_name\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_photo_taken_on\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_is_age_hidden\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_available_until\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_agent_id\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_checked_on\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_locales\` ADD \`version_availability\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`duration_seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`agency_team\` ADD \`phone\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_other_work\`;`)
  await db.run(sql`DROP TABLE \`talents_other_work_locales\`;`)
  await db.run(sql`DROP TABLE \`talents_videos_tones\`;`)
  await db.run(sql`DROP TABLE \`talents_voice_clips\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_other_work\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_other_work_locales\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_videos_tones\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_voice_clips\`;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` DROP COLUMN \`billing\`;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` DROP COLUMN \`broadcaster\`;`)
  await db.run(sql`ALTER TABLE \`talents_cinema\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`talents_television\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`talents_television\` DROP COLUMN \`billing\`;`)
  await db.run(sql`ALTER TABLE \`talents_television\` DROP COLUMN \`season\`;`)
  await db.run(sql`ALTER TABLE \`talents_television\` DROP COLUMN \`episodes\`;`)
  await db.run(sql`ALTER TABLE \`talents_television\` DROP COLUMN \`broadcaster\`;`)
  await db.run(sql`ALTER TABLE \`talents_television\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`talents_theatre\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`talents_theatre\` DROP COLUMN \`billing\`;`)
  await db.run(sql`ALTER TABLE \`talents_theatre\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` DROP COLUMN \`work\`;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` DROP COLUMN \`start_seconds\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`family_name\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`photo_taken_on\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`is_age_hidden\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`available_until\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agent_id\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`checked_on\`;`)
  await db.run(sql`ALTER TABLE \`talents_locales\` DROP COLUMN \`availability\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` DROP COLUMN \`billing\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` DROP COLUMN \`broadcaster\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_cinema\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` DROP COLUMN \`billing\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` DROP COLUMN \`season\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` DROP COLUMN \`episodes\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` DROP COLUMN \`broadcaster\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_television\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_theatre\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_theatre\` DROP COLUMN \`billing\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_theatre\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` DROP COLUMN \`work\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` DROP COLUMN \`start_seconds\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_family_name\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_photo_taken_on\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_is_age_hidden\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_available_until\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_agent_id\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_checked_on\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_locales\` DROP COLUMN \`version_availability\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`duration_seconds\`;`)
  await db.run(sql`ALTER TABLE \`agency_team\` DROP COLUMN \`phone\`;`)
}
