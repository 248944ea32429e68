import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`profile_updates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`talent_id\` integer,
  	\`state\` text,
  	\`language\` text,
  	\`token_hash\` text,
  	\`expires_at\` text,
  	\`asked_by\` text,
  	\`opened_at\` text,
  	\`answered_at\` text,
  	\`decided_at\` text,
  	\`round\` numeric,
  	\`submission\` text,
  	\`base\` text,
  	\`sent\` text,
  	\`files\` text,
  	\`consent\` text,
  	\`asks_consent\` integer,
  	\`word\` text,
  	\`taken\` numeric,
  	\`total\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`profile_updates_talent_idx\` ON \`profile_updates\` (\`talent_id\`);`)
  await db.run(sql`CREATE INDEX \`profile_updates_state_idx\` ON \`profile_updates\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`profile_updates_token_hash_idx\` ON \`profile_updates\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`profile_updates_updated_at_idx\` ON \`profile_updates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`profile_updates_created_at_idx\` ON \`profile_updates\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`guardian_email\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`contact_language\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_contact_email\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_guardian_email\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_contact_language\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`profile_updates\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`contact_email\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`guardian_email\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`contact_language\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_contact_email\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_guardian_email\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_contact_language\`;`)
}
