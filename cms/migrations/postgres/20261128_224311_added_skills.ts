import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents_skills" ALTER COLUMN "skill" SET DATA TYPE varchar;
  ALTER TABLE "_talents_v_version_skills" ALTER COLUMN "skill" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_talents_skills_skill";
  DROP TYPE "public"."enum__talents_v_version_skills_skill";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_skills_skill" AS ENUM('fencing', 'horseRiding', 'swimming', 'scubaDiving', 'surfing', 'sailing', 'boxing', 'martialArts', 'stageCombat', 'climbing', 'skiing', 'skating', 'cycling', 'football', 'yoga', 'contemporaryDance', 'classicalBallet', 'flamenco', 'tango', 'salsa', 'bachata', 'hipHop', 'breaking', 'tapDance', 'jazzDance', 'ballroomDance', 'folkDance', 'piano', 'guitar', 'flamencoGuitar', 'electricBass', 'drums', 'percussion', 'violin', 'cello', 'accordion', 'saxophone', 'trumpet', 'flute', 'bagpipes', 'singing', 'musicalTheatre', 'opera', 'flamencoSinging', 'choir', 'rap', 'dubbing', 'voiceOver', 'audiobooks', 'verseSpeaking', 'impressions', 'beatbox', 'carLicence', 'manualGearbox', 'motorcycleLicence', 'lorryLicence', 'busLicence', 'precisionDriving', 'offRoadDriving', 'boatLicence', 'tractor', 'jetSki', 'dronePiloting', 'improvisation', 'clown', 'mime', 'puppetry', 'circus', 'aerialSilks', 'juggling', 'magic', 'standUp', 'presenting', 'cooking', 'weaponsHandling', 'painting');
  CREATE TYPE "public"."enum__talents_v_version_skills_skill" AS ENUM('fencing', 'horseRiding', 'swimming', 'scubaDiving', 'surfing', 'sailing', 'boxing', 'martialArts', 'stageCombat', 'climbing', 'skiing', 'skating', 'cycling', 'football', 'yoga', 'contemporaryDance', 'classicalBallet', 'flamenco', 'tango', 'salsa', 'bachata', 'hipHop', 'breaking', 'tapDance', 'jazzDance', 'ballroomDance', 'folkDance', 'piano', 'guitar', 'flamencoGuitar', 'electricBass', 'drums', 'percussion', 'violin', 'cello', 'accordion', 'saxophone', 'trumpet', 'flute', 'bagpipes', 'singing', 'musicalTheatre', 'opera', 'flamencoSinging', 'choir', 'rap', 'dubbing', 'voiceOver', 'audiobooks', 'verseSpeaking', 'impressions', 'beatbox', 'carLicence', 'manualGearbox', 'motorcycleLicence', 'lorryLicence', 'busLicence', 'precisionDriving', 'offRoadDriving', 'boatLicence', 'tractor', 'jetSki', 'dronePiloting', 'improvisation', 'clown', 'mime', 'puppetry', 'circus', 'aerialSilks', 'juggling', 'magic', 'standUp', 'presenting', 'cooking', 'weaponsHandling', 'painting');
  ALTER TABLE "talents_skills" ALTER COLUMN "skill" SET DATA TYPE "public"."enum_talents_skills_skill" USING "skill"::"public"."enum_talents_skills_skill";
  ALTER TABLE "_talents_v_version_skills" ALTER COLUMN "skill" SET DATA TYPE "public"."enum__talents_v_version_skills_skill" USING "skill"::"public"."enum__talents_v_version_skills_skill";`)
}
