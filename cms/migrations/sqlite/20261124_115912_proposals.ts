import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`proposals_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`talent_id\` integer,
  	\`note\` text,
  	\`photo_id\` integer,
  	\`clip\` text,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`proposals_people_order_idx\` ON \`proposals_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`proposals_people_parent_id_idx\` ON \`proposals_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_people_talent_idx\` ON \`proposals_people\` (\`talent_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_people_photo_idx\` ON \`proposals_people\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`proposals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`project\` text,
  	\`recipient\` text,
  	\`text\` text,
  	\`valid_until\` text,
  	\`language\` text DEFAULT 'es',
  	\`agent_id\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`link_id\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`proposals_valid_until_idx\` ON \`proposals\` (\`valid_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`proposals_link_id_idx\` ON \`proposals\` (\`link_id\`);`)
  await db.run(sql`CREATE INDEX \`proposals_updated_at_idx\` ON \`proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_created_at_idx\` ON \`proposals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_deleted_at_idx\` ON \`proposals\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals__status_idx\` ON \`proposals\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_proposals_v_version_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`talent_id\` integer,
  	\`note\` text,
  	\`photo_id\` integer,
  	\`clip\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_proposals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_people_order_idx\` ON \`_proposals_v_version_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_people_parent_id_idx\` ON \`_proposals_v_version_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_people_talent_idx\` ON \`_proposals_v_version_people\` (\`talent_id\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_people_photo_idx\` ON \`_proposals_v_version_people\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`_proposals_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_project\` text,
  	\`version_recipient\` text,
  	\`version_text\` text,
  	\`version_valid_until\` text,
  	\`version_language\` text DEFAULT 'es',
  	\`version_agent_id\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_link_id\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_proposals_v_parent_idx\` ON \`_proposals_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_version_valid_until_idx\` ON \`_proposals_v\` (\`version_valid_until\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_version_link_id_idx\` ON \`_proposals_v\` (\`version_link_id\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_version_updated_at_idx\` ON \`_proposals_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_version_created_at_idx\` ON \`_proposals_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_version_deleted_at_idx\` ON \`_proposals_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_version_version__status_idx\` ON \`_proposals_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_created_at_idx\` ON \`_proposals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_updated_at_idx\` ON \`_proposals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_snapshot_idx\` ON \`_proposals_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_published_locale_idx\` ON \`_proposals_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_proposals_v_latest_idx\` ON \`_proposals_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`proposal_answers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`proposal_id\` integer,
  	\`submission\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`company\` text,
  	\`people\` text,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`proposal_id\`) REFERENCES \`proposals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`proposal_answers_proposal_idx\` ON \`proposal_answers\` (\`proposal_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`proposal_answers_submission_idx\` ON \`proposal_answers\` (\`submission\`);`)
  await db.run(sql`CREATE INDEX \`proposal_answers_updated_at_idx\` ON \`proposal_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposal_answers_created_at_idx\` ON \`proposal_answers\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`proposals_people\`;`)
  await db.run(sql`DROP TABLE \`proposals\`;`)
  await db.run(sql`DROP TABLE \`_proposals_v_version_people\`;`)
  await db.run(sql`DROP TABLE \`_proposals_v\`;`)
  await db.run(sql`DROP TABLE \`proposal_answers\`;`)
}
