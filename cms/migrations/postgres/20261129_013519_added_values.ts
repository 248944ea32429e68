import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents_languages" ALTER COLUMN "language" SET DATA TYPE varchar;
  ALTER TABLE "talents_accents" ALTER COLUMN "accent" SET DATA TYPE varchar;
  ALTER TABLE "_talents_v_version_languages" ALTER COLUMN "language" SET DATA TYPE varchar;
  ALTER TABLE "_talents_v_version_accents" ALTER COLUMN "accent" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_talents_languages_language";
  DROP TYPE "public"."enum_talents_accents_accent";
  DROP TYPE "public"."enum__talents_v_version_languages_language";
  DROP TYPE "public"."enum__talents_v_version_accents_accent";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_languages_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum_talents_accents_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
  CREATE TYPE "public"."enum__talents_v_version_languages_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum__talents_v_version_accents_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
  ALTER TABLE "talents_languages" ALTER COLUMN "language" SET DATA TYPE "public"."enum_talents_languages_language" USING "language"::"public"."enum_talents_languages_language";
  ALTER TABLE "talents_accents" ALTER COLUMN "accent" SET DATA TYPE "public"."enum_talents_accents_accent" USING "accent"::"public"."enum_talents_accents_accent";
  ALTER TABLE "_talents_v_version_languages" ALTER COLUMN "language" SET DATA TYPE "public"."enum__talents_v_version_languages_language" USING "language"::"public"."enum__talents_v_version_languages_language";
  ALTER TABLE "_talents_v_version_accents" ALTER COLUMN "accent" SET DATA TYPE "public"."enum__talents_v_version_accents_accent" USING "accent"::"public"."enum__talents_v_version_accents_accent";`)
}
