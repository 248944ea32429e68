import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`changes\` text DEFAULT '[]' NOT NULL,
  	\`error\` text,
  	\`problems\` text DEFAULT '[]' NOT NULL,
  	\`deploy_id\` text,
  	\`deploy_url\` text,
  	\`sent_at\` text,
  	\`begun_at\` text,
  	\`built_at\` text,
  	\`online_at\` text,
  	\`failed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`publications_state_idx\` ON \`publications\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`publications_deploy_id_idx\` ON \`publications\` (\`deploy_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`publications\`;`)
}
