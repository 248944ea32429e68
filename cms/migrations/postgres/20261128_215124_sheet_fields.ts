import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_genres" AS ENUM('drama', 'comedy', 'thriller', 'horror', 'action', 'scienceFiction', 'fantasy', 'period', 'romance', 'musical', 'family', 'documentary', 'animation');
  CREATE TYPE "public"."enum_talents_projects_kind" AS ENUM('feature', 'short', 'documentary', 'series', 'tvFilm', 'play', 'musical');
  CREATE TYPE "public"."enum_talents_projects_state" AS ENUM('inDevelopment', 'scriptAvailable', 'rightsAvailable', 'optioned');
  CREATE TYPE "public"."enum_talents_agencies_abroad_country" AS ENUM('AF', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'KH', 'CM', 'CA', 'BQ', 'QA', 'TD', 'CZ', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CG', 'KP', 'KR', 'CR', 'CI', 'HR', 'CU', 'CW', 'DK', 'DM', 'EC', 'EG', 'SV', 'AE', 'ER', 'SK', 'SI', 'ES', 'US', 'EE', 'SZ', 'ET', 'PH', 'FI', 'FJ', 'FR', 'GA', 'GM', 'GE', 'GH', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GF', 'GG', 'GN', 'GQ', 'GW', 'GY', 'HT', 'HN', 'HU', 'IN', 'ID', 'IQ', 'IR', 'IE', 'BV', 'IM', 'CX', 'NF', 'IS', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VG', 'VI', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KG', 'KI', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'PK', 'PW', 'PA', 'PG', 'PY', 'PE', 'PF', 'PL', 'PT', 'PR', 'HK', 'MO', 'GB', 'CF', 'CD', 'DO', 'RE', 'RW', 'RO', 'RU', 'EH', 'WS', 'AS', 'BL', 'KN', 'SM', 'MF', 'PM', 'VC', 'SH', 'LC', 'ST', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SY', 'SO', 'LK', 'ZA', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TH', 'TW', 'TZ', 'TJ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'YE', 'DJ', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_talents_hair_length" AS ENUM('shaved', 'short', 'medium', 'long');
  CREATE TYPE "public"."enum_talents_beard" AS ENUM('none', 'stubble', 'beard', 'moustache', 'goatee');
  CREATE TYPE "public"."enum_talents_voice_range" AS ENUM('soprano', 'mezzoSoprano', 'contralto', 'countertenor', 'tenor', 'baritone', 'bass');
  CREATE TYPE "public"."enum__talents_v_version_genres" AS ENUM('drama', 'comedy', 'thriller', 'horror', 'action', 'scienceFiction', 'fantasy', 'period', 'romance', 'musical', 'family', 'documentary', 'animation');
  CREATE TYPE "public"."enum__talents_v_version_projects_kind" AS ENUM('feature', 'short', 'documentary', 'series', 'tvFilm', 'play', 'musical');
  CREATE TYPE "public"."enum__talents_v_version_projects_state" AS ENUM('inDevelopment', 'scriptAvailable', 'rightsAvailable', 'optioned');
  CREATE TYPE "public"."enum__talents_v_version_agencies_abroad_country" AS ENUM('AF', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'KH', 'CM', 'CA', 'BQ', 'QA', 'TD', 'CZ', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CG', 'KP', 'KR', 'CR', 'CI', 'HR', 'CU', 'CW', 'DK', 'DM', 'EC', 'EG', 'SV', 'AE', 'ER', 'SK', 'SI', 'ES', 'US', 'EE', 'SZ', 'ET', 'PH', 'FI', 'FJ', 'FR', 'GA', 'GM', 'GE', 'GH', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GF', 'GG', 'GN', 'GQ', 'GW', 'GY', 'HT', 'HN', 'HU', 'IN', 'ID', 'IQ', 'IR', 'IE', 'BV', 'IM', 'CX', 'NF', 'IS', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VG', 'VI', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KG', 'KI', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'PK', 'PW', 'PA', 'PG', 'PY', 'PE', 'PF', 'PL', 'PT', 'PR', 'HK', 'MO', 'GB', 'CF', 'CD', 'DO', 'RE', 'RW', 'RO', 'RU', 'EH', 'WS', 'AS', 'BL', 'KN', 'SM', 'MF', 'PM', 'VC', 'SH', 'LC', 'ST', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SY', 'SO', 'LK', 'ZA', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TH', 'TW', 'TZ', 'TJ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'YE', 'DJ', 'ZM', 'ZW');
  CREATE TYPE "public"."enum__talents_v_version_hair_length" AS ENUM('shaved', 'short', 'medium', 'long');
  CREATE TYPE "public"."enum__talents_v_version_beard" AS ENUM('none', 'stubble', 'beard', 'moustache', 'goatee');
  CREATE TYPE "public"."enum__talents_v_version_voice_range" AS ENUM('soprano', 'mezzoSoprano', 'contralto', 'countertenor', 'tenor', 'baritone', 'bass');
  CREATE TYPE "public"."enum_media_shot" AS ENUM('face', 'fullLength', 'character');
  ALTER TYPE "public"."enum_talents_awards_result" ADD VALUE 'finalist';
  ALTER TYPE "public"."enum_talents_awards_result" ADD VALUE 'mention';
  ALTER TYPE "public"."enum_talents_awards_result" ADD VALUE 'selection';
  ALTER TYPE "public"."enum__talents_v_version_awards_result" ADD VALUE 'finalist';
  ALTER TYPE "public"."enum__talents_v_version_awards_result" ADD VALUE 'mention';
  ALTER TYPE "public"."enum__talents_v_version_awards_result" ADD VALUE 'selection';
  CREATE TABLE "talents_genres" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_talents_genres",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "talents_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_talents_projects_kind",
  	"state" "enum_talents_projects_state" DEFAULT 'inDevelopment'
  );
  
  CREATE TABLE "talents_projects_locales" (
  	"title" varchar,
  	"logline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "talents_unavailable" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "talents_agencies_abroad" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" "enum_talents_agencies_abroad_country",
  	"agency" varchar,
  	"website" varchar
  );
  
  CREATE TABLE "_talents_v_version_genres" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_genres",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__talents_v_version_projects_kind",
  	"state" "enum__talents_v_version_projects_state" DEFAULT 'inDevelopment',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_projects_locales" (
  	"title" varchar,
  	"logline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_unavailable" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_agencies_abroad" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum__talents_v_version_agencies_abroad_country",
  	"agency" varchar,
  	"website" varchar,
  	"_uuid" varchar
  );
  
  DROP TABLE "talents_consent_uses" CASCADE;
  DROP TABLE "_talents_v_version_consent_uses" CASCADE;
  ALTER TABLE "talents_videos_tones" ALTER COLUMN "value" SET DATA TYPE text;
  UPDATE "talents_videos_tones" SET "value" = 'musical' WHERE "value" IN ('dance', 'singing');
  DELETE FROM "talents_videos_tones" WHERE "value" NOT IN ('drama', 'comedy', 'action', 'thriller', 'period', 'musical')
    OR ("value" = 'musical' AND "id" NOT IN (SELECT min("id") FROM "talents_videos_tones" WHERE "value" = 'musical' GROUP BY "parent_id"));
  DROP TYPE "public"."enum_talents_videos_tones";
  CREATE TYPE "public"."enum_talents_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'musical');
  ALTER TABLE "talents_videos_tones" ALTER COLUMN "value" SET DATA TYPE "public"."enum_talents_videos_tones" USING "value"::"public"."enum_talents_videos_tones";
  ALTER TABLE "_talents_v_version_videos_tones" ALTER COLUMN "value" SET DATA TYPE text;
  UPDATE "_talents_v_version_videos_tones" SET "value" = 'musical' WHERE "value" IN ('dance', 'singing');
  DELETE FROM "_talents_v_version_videos_tones" WHERE "value" NOT IN ('drama', 'comedy', 'action', 'thriller', 'period', 'musical')
    OR ("value" = 'musical' AND "id" NOT IN (SELECT min("id") FROM "_talents_v_version_videos_tones" WHERE "value" = 'musical' GROUP BY "parent_id"));
  DROP TYPE "public"."enum__talents_v_version_videos_tones";
  CREATE TYPE "public"."enum__talents_v_version_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'musical');
  ALTER TABLE "_talents_v_version_videos_tones" ALTER COLUMN "value" SET DATA TYPE "public"."enum__talents_v_version_videos_tones" USING "value"::"public"."enum__talents_v_version_videos_tones";
  ALTER TABLE "talents_awards_locales" ADD COLUMN "category" varchar;
  ALTER TABLE "talents" ADD COLUMN "hair_length" "enum_talents_hair_length";
  ALTER TABLE "talents" ADD COLUMN "beard" "enum_talents_beard";
  ALTER TABLE "talents" ADD COLUMN "voice_range" "enum_talents_voice_range";
  ALTER TABLE "talents" ADD COLUMN "instagram" varchar;
  ALTER TABLE "talents" ADD COLUMN "tiktok" varchar;
  ALTER TABLE "talents" ADD COLUMN "press_name" varchar;
  ALTER TABLE "talents" ADD COLUMN "press_email" varchar;
  ALTER TABLE "talents" ADD COLUMN "press_phone" varchar;
  ALTER TABLE "_talents_v_version_awards_locales" ADD COLUMN "category" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_hair_length" "enum__talents_v_version_hair_length";
  ALTER TABLE "_talents_v" ADD COLUMN "version_beard" "enum__talents_v_version_beard";
  ALTER TABLE "_talents_v" ADD COLUMN "version_voice_range" "enum__talents_v_version_voice_range";
  ALTER TABLE "_talents_v" ADD COLUMN "version_instagram" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_tiktok" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_press_name" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_press_email" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_press_phone" varchar;
  ALTER TABLE "media" ADD COLUMN "shot" "enum_media_shot";
  ALTER TABLE "media" ADD COLUMN "taken_on" timestamp(3) with time zone;
  ALTER TABLE "talents_genres" ADD CONSTRAINT "talents_genres_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_projects" ADD CONSTRAINT "talents_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_projects_locales" ADD CONSTRAINT "talents_projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_unavailable" ADD CONSTRAINT "talents_unavailable_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_agencies_abroad" ADD CONSTRAINT "talents_agencies_abroad_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_genres" ADD CONSTRAINT "_talents_v_version_genres_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_projects" ADD CONSTRAINT "_talents_v_version_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_projects_locales" ADD CONSTRAINT "_talents_v_version_projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_unavailable" ADD CONSTRAINT "_talents_v_version_unavailable_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_agencies_abroad" ADD CONSTRAINT "_talents_v_version_agencies_abroad_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_genres_order_idx" ON "talents_genres" USING btree ("order");
  CREATE INDEX "talents_genres_parent_idx" ON "talents_genres" USING btree ("parent_id");
  CREATE INDEX "talents_projects_order_idx" ON "talents_projects" USING btree ("_order");
  CREATE INDEX "talents_projects_parent_id_idx" ON "talents_projects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_projects_locales_locale_parent_id_unique" ON "talents_projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_unavailable_order_idx" ON "talents_unavailable" USING btree ("_order");
  CREATE INDEX "talents_unavailable_parent_id_idx" ON "talents_unavailable" USING btree ("_parent_id");
  CREATE INDEX "talents_agencies_abroad_order_idx" ON "talents_agencies_abroad" USING btree ("_order");
  CREATE INDEX "talents_agencies_abroad_parent_id_idx" ON "talents_agencies_abroad" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_genres_order_idx" ON "_talents_v_version_genres" USING btree ("order");
  CREATE INDEX "_talents_v_version_genres_parent_idx" ON "_talents_v_version_genres" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_projects_order_idx" ON "_talents_v_version_projects" USING btree ("_order");
  CREATE INDEX "_talents_v_version_projects_parent_id_idx" ON "_talents_v_version_projects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_projects_locales_locale_parent_id_unique" ON "_talents_v_version_projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_unavailable_order_idx" ON "_talents_v_version_unavailable" USING btree ("_order");
  CREATE INDEX "_talents_v_version_unavailable_parent_id_idx" ON "_talents_v_version_unavailable" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_agencies_abroad_order_idx" ON "_talents_v_version_agencies_abroad" USING btree ("_order");
  CREATE INDEX "_talents_v_version_agencies_abroad_parent_id_idx" ON "_talents_v_version_agencies_abroad" USING btree ("_parent_id");
  UPDATE "media" SET "taken_on" = coalesce(
    (SELECT max("photo_taken_on") FROM "talents" WHERE "photo_id" = "media"."id"),
    (SELECT max("version_photo_taken_on") FROM "_talents_v" WHERE "latest" AND "version_photo_id" = "media"."id"));
  UPDATE "profile_updates" SET "sent" = "sent" - 'photoTakenOn', "base" = "base" - 'photoTakenOn';
  ALTER TABLE "talents_videos" DROP COLUMN "start_seconds";
  ALTER TABLE "talents" DROP COLUMN "photo_taken_on";
  ALTER TABLE "_talents_v_version_videos" DROP COLUMN "start_seconds";
  ALTER TABLE "_talents_v" DROP COLUMN "version_photo_taken_on";
  DROP TYPE "public"."enum_talents_consent_uses";
  DROP TYPE "public"."enum__talents_v_version_consent_uses";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_consent_uses" AS ENUM('web', 'social', 'ai');
  CREATE TYPE "public"."enum__talents_v_version_consent_uses" AS ENUM('web', 'social', 'ai');
  CREATE TABLE "talents_consent_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_talents_consent_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_consent_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_consent_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  DROP TABLE "talents_genres" CASCADE;
  DROP TABLE "talents_projects" CASCADE;
  DROP TABLE "talents_projects_locales" CASCADE;
  DROP TABLE "talents_unavailable" CASCADE;
  DROP TABLE "talents_agencies_abroad" CASCADE;
  DROP TABLE "_talents_v_version_genres" CASCADE;
  DROP TABLE "_talents_v_version_projects" CASCADE;
  DROP TABLE "_talents_v_version_projects_locales" CASCADE;
  DROP TABLE "_talents_v_version_unavailable" CASCADE;
  DROP TABLE "_talents_v_version_agencies_abroad" CASCADE;
  ALTER TABLE "talents_videos_tones" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_talents_videos_tones";
  CREATE TYPE "public"."enum_talents_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'monologue', 'selfTape', 'otherLanguage', 'dance', 'singing', 'stage', 'advertising', 'presenting');
  ALTER TABLE "talents_videos_tones" ALTER COLUMN "value" SET DATA TYPE "public"."enum_talents_videos_tones" USING "value"::"public"."enum_talents_videos_tones";
  ALTER TABLE "talents_awards" ALTER COLUMN "result" SET DATA TYPE text;
  ALTER TABLE "talents_awards" ALTER COLUMN "result" SET DEFAULT 'won'::text;
  DROP TYPE "public"."enum_talents_awards_result";
  CREATE TYPE "public"."enum_talents_awards_result" AS ENUM('won', 'nominated');
  ALTER TABLE "talents_awards" ALTER COLUMN "result" SET DEFAULT 'won'::"public"."enum_talents_awards_result";
  ALTER TABLE "talents_awards" ALTER COLUMN "result" SET DATA TYPE "public"."enum_talents_awards_result" USING "result"::"public"."enum_talents_awards_result";
  ALTER TABLE "_talents_v_version_videos_tones" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__talents_v_version_videos_tones";
  CREATE TYPE "public"."enum__talents_v_version_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'monologue', 'selfTape', 'otherLanguage', 'dance', 'singing', 'stage', 'advertising', 'presenting');
  ALTER TABLE "_talents_v_version_videos_tones" ALTER COLUMN "value" SET DATA TYPE "public"."enum__talents_v_version_videos_tones" USING "value"::"public"."enum__talents_v_version_videos_tones";
  ALTER TABLE "_talents_v_version_awards" ALTER COLUMN "result" SET DATA TYPE text;
  ALTER TABLE "_talents_v_version_awards" ALTER COLUMN "result" SET DEFAULT 'won'::text;
  DROP TYPE "public"."enum__talents_v_version_awards_result";
  CREATE TYPE "public"."enum__talents_v_version_awards_result" AS ENUM('won', 'nominated');
  ALTER TABLE "_talents_v_version_awards" ALTER COLUMN "result" SET DEFAULT 'won'::"public"."enum__talents_v_version_awards_result";
  ALTER TABLE "_talents_v_version_awards" ALTER COLUMN "result" SET DATA TYPE "public"."enum__talents_v_version_awards_result" USING "result"::"public"."enum__talents_v_version_awards_result";
  ALTER TABLE "talents_videos" ADD COLUMN "start_seconds" numeric;
  ALTER TABLE "talents" ADD COLUMN "photo_taken_on" timestamp(3) with time zone;
  ALTER TABLE "_talents_v_version_videos" ADD COLUMN "start_seconds" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_photo_taken_on" timestamp(3) with time zone;
  ALTER TABLE "talents_consent_uses" ADD CONSTRAINT "talents_consent_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_consent_uses" ADD CONSTRAINT "_talents_v_version_consent_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_consent_uses_order_idx" ON "talents_consent_uses" USING btree ("order");
  CREATE INDEX "talents_consent_uses_parent_idx" ON "talents_consent_uses" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_consent_uses_order_idx" ON "_talents_v_version_consent_uses" USING btree ("order");
  CREATE INDEX "_talents_v_version_consent_uses_parent_idx" ON "_talents_v_version_consent_uses" USING btree ("parent_id");
  ALTER TABLE "talents_awards_locales" DROP COLUMN "category";
  ALTER TABLE "talents" DROP COLUMN "hair_length";
  ALTER TABLE "talents" DROP COLUMN "beard";
  ALTER TABLE "talents" DROP COLUMN "voice_range";
  ALTER TABLE "talents" DROP COLUMN "instagram";
  ALTER TABLE "talents" DROP COLUMN "tiktok";
  ALTER TABLE "talents" DROP COLUMN "press_name";
  ALTER TABLE "talents" DROP COLUMN "press_email";
  ALTER TABLE "talents" DROP COLUMN "press_phone";
  ALTER TABLE "_talents_v_version_awards_locales" DROP COLUMN "category";
  ALTER TABLE "_talents_v" DROP COLUMN "version_hair_length";
  ALTER TABLE "_talents_v" DROP COLUMN "version_beard";
  ALTER TABLE "_talents_v" DROP COLUMN "version_voice_range";
  ALTER TABLE "_talents_v" DROP COLUMN "version_instagram";
  ALTER TABLE "_talents_v" DROP COLUMN "version_tiktok";
  ALTER TABLE "_talents_v" DROP COLUMN "version_press_name";
  ALTER TABLE "_talents_v" DROP COLUMN "version_press_email";
  ALTER TABLE "_talents_v" DROP COLUMN "version_press_phone";
  ALTER TABLE "media" DROP COLUMN "shot";
  ALTER TABLE "media" DROP COLUMN "taken_on";
  DROP TYPE "public"."enum_talents_genres";
  DROP TYPE "public"."enum_talents_projects_kind";
  DROP TYPE "public"."enum_talents_projects_state";
  DROP TYPE "public"."enum_talents_agencies_abroad_country";
  DROP TYPE "public"."enum_talents_hair_length";
  DROP TYPE "public"."enum_talents_beard";
  DROP TYPE "public"."enum_talents_voice_range";
  DROP TYPE "public"."enum__talents_v_version_genres";
  DROP TYPE "public"."enum__talents_v_version_projects_kind";
  DROP TYPE "public"."enum__talents_v_version_projects_state";
  DROP TYPE "public"."enum__talents_v_version_agencies_abroad_country";
  DROP TYPE "public"."enum__talents_v_version_hair_length";
  DROP TYPE "public"."enum__talents_v_version_beard";
  DROP TYPE "public"."enum__talents_v_version_voice_range";
  DROP TYPE "public"."enum_media_shot";`)
}
