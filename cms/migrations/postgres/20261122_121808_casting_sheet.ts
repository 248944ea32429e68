import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_cinema_kind" AS ENUM('feature', 'short', 'documentary', 'series', 'tvFilm');
  CREATE TYPE "public"."enum_talents_cinema_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum_talents_cinema_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum_talents_television_kind" AS ENUM('feature', 'short', 'documentary', 'series', 'tvFilm');
  CREATE TYPE "public"."enum_talents_television_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum_talents_television_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum_talents_theatre_kind" AS ENUM('play', 'musical');
  CREATE TYPE "public"."enum_talents_theatre_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum_talents_theatre_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum_talents_other_work_kind" AS ENUM('advertisement', 'dubbing', 'videoGame');
  CREATE TYPE "public"."enum_talents_other_work_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum_talents_other_work_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum_talents_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'monologue', 'selfTape', 'otherLanguage', 'dance', 'singing', 'stage', 'advertising', 'presenting');
  CREATE TYPE "public"."enum_talents_voice_clips_kind" AS ENUM('language', 'accent', 'narration', 'singing');
  CREATE TYPE "public"."enum_talents_voice_clips_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum_talents_voice_clips_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
  CREATE TYPE "public"."enum__talents_v_version_cinema_kind" AS ENUM('feature', 'short', 'documentary', 'series', 'tvFilm');
  CREATE TYPE "public"."enum__talents_v_version_cinema_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum__talents_v_version_cinema_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum__talents_v_version_television_kind" AS ENUM('feature', 'short', 'documentary', 'series', 'tvFilm');
  CREATE TYPE "public"."enum__talents_v_version_television_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum__talents_v_version_television_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum__talents_v_version_theatre_kind" AS ENUM('play', 'musical');
  CREATE TYPE "public"."enum__talents_v_version_theatre_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum__talents_v_version_theatre_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum__talents_v_version_other_work_kind" AS ENUM('advertisement', 'dubbing', 'videoGame');
  CREATE TYPE "public"."enum__talents_v_version_other_work_billing" AS ENUM('lead', 'coLead', 'supporting', 'featured', 'regular', 'episodic', 'guest', 'extra', 'voice');
  CREATE TYPE "public"."enum__talents_v_version_other_work_status" AS ENUM('released', 'inProduction', 'announced');
  CREATE TYPE "public"."enum__talents_v_version_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'monologue', 'selfTape', 'otherLanguage', 'dance', 'singing', 'stage', 'advertising', 'presenting');
  CREATE TYPE "public"."enum__talents_v_version_voice_clips_kind" AS ENUM('language', 'accent', 'narration', 'singing');
  CREATE TYPE "public"."enum__talents_v_version_voice_clips_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum__talents_v_version_voice_clips_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
  ALTER TYPE "public"."enum_talents_videos_kind" ADD VALUE 'scene';
  ALTER TYPE "public"."enum_talents_videos_kind" ADD VALUE 'trailer';
  ALTER TYPE "public"."enum__talents_v_version_videos_kind" ADD VALUE 'scene';
  ALTER TYPE "public"."enum__talents_v_version_videos_kind" ADD VALUE 'trailer';
  CREATE TABLE "talents_other_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum_talents_other_work_kind",
  	"billing" "enum_talents_other_work_billing",
  	"season" numeric,
  	"episodes" numeric,
  	"director" varchar,
  	"company" varchar,
  	"broadcaster" varchar,
  	"status" "enum_talents_other_work_status" DEFAULT 'released'
  );
  
  CREATE TABLE "talents_other_work_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "talents_videos_tones" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_talents_videos_tones",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "talents_voice_clips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_talents_voice_clips_kind" DEFAULT 'language',
  	"language" "enum_talents_voice_clips_language",
  	"accent" "enum_talents_voice_clips_accent",
  	"file_id" integer
  );
  
  CREATE TABLE "_talents_v_version_other_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum__talents_v_version_other_work_kind",
  	"billing" "enum__talents_v_version_other_work_billing",
  	"season" numeric,
  	"episodes" numeric,
  	"director" varchar,
  	"company" varchar,
  	"broadcaster" varchar,
  	"status" "enum__talents_v_version_other_work_status" DEFAULT 'released',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_other_work_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_videos_tones" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_videos_tones",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_voice_clips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__talents_v_version_voice_clips_kind" DEFAULT 'language',
  	"language" "enum__talents_v_version_voice_clips_language",
  	"accent" "enum__talents_v_version_voice_clips_accent",
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  ALTER TABLE "talents_cinema" ADD COLUMN "kind" "enum_talents_cinema_kind";
  ALTER TABLE "talents_cinema" ADD COLUMN "billing" "enum_talents_cinema_billing";
  ALTER TABLE "talents_cinema" ADD COLUMN "broadcaster" varchar;
  ALTER TABLE "talents_cinema" ADD COLUMN "status" "enum_talents_cinema_status" DEFAULT 'released';
  ALTER TABLE "talents_television" ADD COLUMN "kind" "enum_talents_television_kind";
  ALTER TABLE "talents_television" ADD COLUMN "billing" "enum_talents_television_billing";
  ALTER TABLE "talents_television" ADD COLUMN "season" numeric;
  ALTER TABLE "talents_television" ADD COLUMN "episodes" numeric;
  ALTER TABLE "talents_television" ADD COLUMN "broadcaster" varchar;
  ALTER TABLE "talents_television" ADD COLUMN "status" "enum_talents_television_status" DEFAULT 'released';
  ALTER TABLE "talents_theatre" ADD COLUMN "kind" "enum_talents_theatre_kind";
  ALTER TABLE "talents_theatre" ADD COLUMN "billing" "enum_talents_theatre_billing";
  ALTER TABLE "talents_theatre" ADD COLUMN "status" "enum_talents_theatre_status" DEFAULT 'released';
  ALTER TABLE "talents_videos" ADD COLUMN "work" varchar;
  ALTER TABLE "talents_videos" ADD COLUMN "start_seconds" numeric;
  ALTER TABLE "talents" ADD COLUMN "family_name" varchar;
  ALTER TABLE "talents" ADD COLUMN "photo_taken_on" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "is_age_hidden" boolean DEFAULT false;
  ALTER TABLE "talents" ADD COLUMN "available_until" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "agent_id" varchar;
  ALTER TABLE "talents" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "talents_locales" ADD COLUMN "availability" varchar;
  ALTER TABLE "_talents_v_version_cinema" ADD COLUMN "kind" "enum__talents_v_version_cinema_kind";
  ALTER TABLE "_talents_v_version_cinema" ADD COLUMN "billing" "enum__talents_v_version_cinema_billing";
  ALTER TABLE "_talents_v_version_cinema" ADD COLUMN "broadcaster" varchar;
  ALTER TABLE "_talents_v_version_cinema" ADD COLUMN "status" "enum__talents_v_version_cinema_status" DEFAULT 'released';
  ALTER TABLE "_talents_v_version_television" ADD COLUMN "kind" "enum__talents_v_version_television_kind";
  ALTER TABLE "_talents_v_version_television" ADD COLUMN "billing" "enum__talents_v_version_television_billing";
  ALTER TABLE "_talents_v_version_television" ADD COLUMN "season" numeric;
  ALTER TABLE "_talents_v_version_television" ADD COLUMN "episodes" numeric;
  ALTER TABLE "_talents_v_version_television" ADD COLUMN "broadcaster" varchar;
  ALTER TABLE "_talents_v_version_television" ADD COLUMN "status" "enum__talents_v_version_television_status" DEFAULT 'released';
  ALTER TABLE "_talents_v_version_theatre" ADD COLUMN "kind" "enum__talents_v_version_theatre_kind";
  ALTER TABLE "_talents_v_version_theatre" ADD COLUMN "billing" "enum__talents_v_version_theatre_billing";
  ALTER TABLE "_talents_v_version_theatre" ADD COLUMN "status" "enum__talents_v_version_theatre_status" DEFAULT 'released';
  ALTER TABLE "_talents_v_version_videos" ADD COLUMN "work" varchar;
  ALTER TABLE "_talents_v_version_videos" ADD COLUMN "start_seconds" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_family_name" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_photo_taken_on" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_is_age_hidden" boolean DEFAULT false;
  ALTER TABLE "_talents_v" ADD COLUMN "version_available_until" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_agent_id" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_talents_v_locales" ADD COLUMN "version_availability" varchar;
  ALTER TABLE "media" ADD COLUMN "duration_seconds" numeric;
  ALTER TABLE "agency_team" ADD COLUMN "phone" varchar;
  ALTER TABLE "talents_other_work" ADD CONSTRAINT "talents_other_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_other_work_locales" ADD CONSTRAINT "talents_other_work_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_other_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_videos_tones" ADD CONSTRAINT "talents_videos_tones_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_voice_clips" ADD CONSTRAINT "talents_voice_clips_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_voice_clips" ADD CONSTRAINT "talents_voice_clips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_other_work" ADD CONSTRAINT "_talents_v_version_other_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_other_work_locales" ADD CONSTRAINT "_talents_v_version_other_work_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_other_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos_tones" ADD CONSTRAINT "_talents_v_version_videos_tones_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v_version_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_voice_clips" ADD CONSTRAINT "_talents_v_version_voice_clips_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_voice_clips" ADD CONSTRAINT "_talents_v_version_voice_clips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_other_work_order_idx" ON "talents_other_work" USING btree ("_order");
  CREATE INDEX "talents_other_work_parent_id_idx" ON "talents_other_work" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_other_work_locales_locale_parent_id_unique" ON "talents_other_work_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_videos_tones_order_idx" ON "talents_videos_tones" USING btree ("order");
  CREATE INDEX "talents_videos_tones_parent_idx" ON "talents_videos_tones" USING btree ("parent_id");
  CREATE INDEX "talents_voice_clips_order_idx" ON "talents_voice_clips" USING btree ("_order");
  CREATE INDEX "talents_voice_clips_parent_id_idx" ON "talents_voice_clips" USING btree ("_parent_id");
  CREATE INDEX "talents_voice_clips_file_idx" ON "talents_voice_clips" USING btree ("file_id");
  CREATE INDEX "_talents_v_version_other_work_order_idx" ON "_talents_v_version_other_work" USING btree ("_order");
  CREATE INDEX "_talents_v_version_other_work_parent_id_idx" ON "_talents_v_version_other_work" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_other_work_locales_locale_parent_id_uniqu" ON "_talents_v_version_other_work_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_videos_tones_order_idx" ON "_talents_v_version_videos_tones" USING btree ("order");
  CREATE INDEX "_talents_v_version_videos_tones_parent_idx" ON "_talents_v_version_videos_tones" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_voice_clips_order_idx" ON "_talents_v_version_voice_clips" USING btree ("_order");
  CREATE INDEX "_talents_v_version_voice_clips_parent_id_idx" ON "_talents_v_version_voice_clips" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_voice_clips_file_idx" ON "_talents_v_version_voice_clips" USING btree ("file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_other_work" CASCADE;
  DROP TABLE "talents_other_work_locales" CASCADE;
  DROP TABLE "talents_videos_tones" CASCADE;
  DROP TABLE "talents_voice_clips" CASCADE;
  DROP TABLE "_talents_v_version_other_work" CASCADE;
  DROP TABLE "_talents_v_version_other_work_locales" CASCADE;
  DROP TABLE "_talents_v_version_videos_tones" CASCADE;
  DROP TABLE "_talents_v_version_voice_clips" CASCADE;
  ALTER TABLE "talents_videos" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "talents_videos" ALTER COLUMN "kind" SET DEFAULT 'videobook'::text;
  DROP TYPE "public"."enum_talents_videos_kind";
  CREATE TYPE "public"."enum_talents_videos_kind" AS ENUM('videobook', 'showreel');
  ALTER TABLE "talents_videos" ALTER COLUMN "kind" SET DEFAULT 'videobook'::"public"."enum_talents_videos_kind";
  ALTER TABLE "talents_videos" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_talents_videos_kind" USING "kind"::"public"."enum_talents_videos_kind";
  ALTER TABLE "_talents_v_version_videos" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_talents_v_version_videos" ALTER COLUMN "kind" SET DEFAULT 'videobook'::text;
  DROP TYPE "public"."enum__talents_v_version_videos_kind";
  CREATE TYPE "public"."enum__talents_v_version_videos_kind" AS ENUM('videobook', 'showreel');
  ALTER TABLE "_talents_v_version_videos" ALTER COLUMN "kind" SET DEFAULT 'videobook'::"public"."enum__talents_v_version_videos_kind";
  ALTER TABLE "_talents_v_version_videos" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__talents_v_version_videos_kind" USING "kind"::"public"."enum__talents_v_version_videos_kind";
  ALTER TABLE "talents_cinema" DROP COLUMN "kind";
  ALTER TABLE "talents_cinema" DROP COLUMN "billing";
  ALTER TABLE "talents_cinema" DROP COLUMN "broadcaster";
  ALTER TABLE "talents_cinema" DROP COLUMN "status";
  ALTER TABLE "talents_television" DROP COLUMN "kind";
  ALTER TABLE "talents_television" DROP COLUMN "billing";
  ALTER TABLE "talents_television" DROP COLUMN "season";
  ALTER TABLE "talents_television" DROP COLUMN "episodes";
  ALTER TABLE "talents_television" DROP COLUMN "broadcaster";
  ALTER TABLE "talents_television" DROP COLUMN "status";
  ALTER TABLE "talents_theatre" DROP COLUMN "kind";
  ALTER TABLE "talents_theatre" DROP COLUMN "billing";
  ALTER TABLE "talents_theatre" DROP COLUMN "status";
  ALTER TABLE "talents_videos" DROP COLUMN "work";
  ALTER TABLE "talents_videos" DROP COLUMN "start_seconds";
  ALTER TABLE "talents" DROP COLUMN "family_name";
  ALTER TABLE "talents" DROP COLUMN "photo_taken_on";
  ALTER TABLE "talents" DROP COLUMN "is_age_hidden";
  ALTER TABLE "talents" DROP COLUMN "available_until";
  ALTER TABLE "talents" DROP COLUMN "agent_id";
  ALTER TABLE "talents" DROP COLUMN "checked_on";
  ALTER TABLE "talents_locales" DROP COLUMN "availability";
  ALTER TABLE "_talents_v_version_cinema" DROP COLUMN "kind";
  ALTER TABLE "_talents_v_version_cinema" DROP COLUMN "billing";
  ALTER TABLE "_talents_v_version_cinema" DROP COLUMN "broadcaster";
  ALTER TABLE "_talents_v_version_cinema" DROP COLUMN "status";
  ALTER TABLE "_talents_v_version_television" DROP COLUMN "kind";
  ALTER TABLE "_talents_v_version_television" DROP COLUMN "billing";
  ALTER TABLE "_talents_v_version_television" DROP COLUMN "season";
  ALTER TABLE "_talents_v_version_television" DROP COLUMN "episodes";
  ALTER TABLE "_talents_v_version_television" DROP COLUMN "broadcaster";
  ALTER TABLE "_talents_v_version_television" DROP COLUMN "status";
  ALTER TABLE "_talents_v_version_theatre" DROP COLUMN "kind";
  ALTER TABLE "_talents_v_version_theatre" DROP COLUMN "billing";
  ALTER TABLE "_talents_v_version_theatre" DROP COLUMN "status";
  ALTER TABLE "_talents_v_version_videos" DROP COLUMN "work";
  ALTER TABLE "_talents_v_version_videos" DROP COLUMN "start_seconds";
  ALTER TABLE "_talents_v" DROP COLUMN "version_family_name";
  ALTER TABLE "_talents_v" DROP COLUMN "version_photo_taken_on";
  ALTER TABLE "_talents_v" DROP COLUMN "version_is_age_hidden";
  ALTER TABLE "_talents_v" DROP COLUMN "version_available_until";
  ALTER TABLE "_talents_v" DROP COLUMN "version_agent_id";
  ALTER TABLE "_talents_v" DROP COLUMN "version_checked_on";
  ALTER TABLE "_talents_v_locales" DROP COLUMN "version_availability";
  ALTER TABLE "media" DROP COLUMN "duration_seconds";
  ALTER TABLE "agency_team" DROP COLUMN "phone";
  DROP TYPE "public"."enum_talents_cinema_kind";
  DROP TYPE "public"."enum_talents_cinema_billing";
  DROP TYPE "public"."enum_talents_cinema_status";
  DROP TYPE "public"."enum_talents_television_kind";
  DROP TYPE "public"."enum_talents_television_billing";
  DROP TYPE "public"."enum_talents_television_status";
  DROP TYPE "public"."enum_talents_theatre_kind";
  DROP TYPE "public"."enum_talents_theatre_billing";
  DROP TYPE "public"."enum_talents_theatre_status";
  DROP TYPE "public"."enum_talents_other_work_kind";
  DROP TYPE "public"."enum_talents_other_work_billing";
  DROP TYPE "public"."enum_talents_other_work_status";
  DROP TYPE "public"."enum_talents_videos_tones";
  DROP TYPE "public"."enum_talents_voice_clips_kind";
  DROP TYPE "public"."enum_talents_voice_clips_language";
  DROP TYPE "public"."enum_talents_voice_clips_accent";
  DROP TYPE "public"."enum__talents_v_version_cinema_kind";
  DROP TYPE "public"."enum__talents_v_version_cinema_billing";
  DROP TYPE "public"."enum__talents_v_version_cinema_status";
  DROP TYPE "public"."enum__talents_v_version_television_kind";
  DROP TYPE "public"."enum__talents_v_version_television_billing";
  DROP TYPE "public"."enum__talents_v_version_television_status";
  DROP TYPE "public"."enum__talents_v_version_theatre_kind";
  DROP TYPE "public"."enum__talents_v_version_theatre_billing";
  DROP TYPE "public"."enum__talents_v_version_theatre_status";
  DROP TYPE "public"."enum__talents_v_version_other_work_kind";
  DROP TYPE "public"."enum__talents_v_version_other_work_billing";
  DROP TYPE "public"."enum__talents_v_version_other_work_status";
  DROP TYPE "public"."enum__talents_v_version_videos_tones";
  DROP TYPE "public"."enum__talents_v_version_voice_clips_kind";
  DROP TYPE "public"."enum__talents_v_version_voice_clips_language";
  DROP TYPE "public"."enum__talents_v_version_voice_clips_accent";`)
}
