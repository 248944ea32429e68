import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_talents_sections" AS ENUM('actor', 'actress', 'newTalent', 'director', 'screenwriter');
  CREATE TYPE "public"."enum_talents_languages_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum_talents_languages_level" AS ENUM('native', 'bilingual', 'bilingualAccent', 'high', 'highAccent', 'mid', 'basic');
  CREATE TYPE "public"."enum_talents_accents_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
  CREATE TYPE "public"."enum_talents_accents_level" AS ENUM('native', 'pro', 'high', 'mid', 'basic');
  CREATE TYPE "public"."enum_talents_skills_skill" AS ENUM('fencing', 'horseRiding', 'swimming', 'scubaDiving', 'surfing', 'sailing', 'boxing', 'martialArts', 'stageCombat', 'climbing', 'skiing', 'skating', 'cycling', 'football', 'yoga', 'contemporaryDance', 'classicalBallet', 'flamenco', 'tango', 'salsa', 'bachata', 'hipHop', 'breaking', 'tapDance', 'jazzDance', 'ballroomDance', 'folkDance', 'piano', 'guitar', 'flamencoGuitar', 'electricBass', 'drums', 'percussion', 'violin', 'cello', 'accordion', 'saxophone', 'trumpet', 'flute', 'bagpipes', 'singing', 'musicalTheatre', 'opera', 'flamencoSinging', 'choir', 'rap', 'dubbing', 'voiceOver', 'audiobooks', 'verseSpeaking', 'impressions', 'beatbox', 'carLicence', 'manualGearbox', 'motorcycleLicence', 'lorryLicence', 'busLicence', 'precisionDriving', 'offRoadDriving', 'boatLicence', 'tractor', 'jetSki', 'dronePiloting', 'improvisation', 'clown', 'mime', 'puppetry', 'circus', 'aerialSilks', 'juggling', 'magic', 'standUp', 'presenting', 'cooking', 'weaponsHandling', 'painting');
  CREATE TYPE "public"."enum_talents_skills_level" AS ENUM('pro', 'high', 'mid', 'basic');
  CREATE TYPE "public"."enum_talents_citizenships" AS ENUM('AF', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'KH', 'CM', 'CA', 'BQ', 'QA', 'TD', 'CZ', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CG', 'KP', 'KR', 'CR', 'CI', 'HR', 'CU', 'CW', 'DK', 'DM', 'EC', 'EG', 'SV', 'AE', 'ER', 'SK', 'SI', 'ES', 'US', 'EE', 'SZ', 'ET', 'PH', 'FI', 'FJ', 'FR', 'GA', 'GM', 'GE', 'GH', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GF', 'GG', 'GN', 'GQ', 'GW', 'GY', 'HT', 'HN', 'HU', 'IN', 'ID', 'IQ', 'IR', 'IE', 'BV', 'IM', 'CX', 'NF', 'IS', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VG', 'VI', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KG', 'KI', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'PK', 'PW', 'PA', 'PG', 'PY', 'PE', 'PF', 'PL', 'PT', 'PR', 'HK', 'MO', 'GB', 'CF', 'CD', 'DO', 'RE', 'RW', 'RO', 'RU', 'EH', 'WS', 'AS', 'BL', 'KN', 'SM', 'MF', 'PM', 'VC', 'SH', 'LC', 'ST', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SY', 'SO', 'LK', 'ZA', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TH', 'TW', 'TZ', 'TJ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'YE', 'DJ', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_talents_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'monologue', 'selfTape', 'otherLanguage', 'dance', 'singing', 'stage', 'advertising', 'presenting');
  CREATE TYPE "public"."enum_talents_videos_kind" AS ENUM('videobook', 'showreel', 'scene', 'trailer');
  CREATE TYPE "public"."enum_talents_voice_clips_kind" AS ENUM('language', 'accent', 'narration', 'singing');
  CREATE TYPE "public"."enum_talents_voice_clips_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum_talents_voice_clips_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
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
  CREATE TYPE "public"."enum_talents_awards_result" AS ENUM('won', 'nominated');
  CREATE TYPE "public"."enum_talents_previous_slugs_list" AS ENUM('actors', 'actresses', 'discover', 'directors');
  CREATE TYPE "public"."enum_talents_eyes" AS ENUM('brown', 'darkBrown', 'hazel', 'amber', 'green', 'blue', 'grey', 'black');
  CREATE TYPE "public"."enum_talents_hair" AS ENUM('black', 'darkBrown', 'brown', 'lightBrown', 'blonde', 'red', 'grey', 'white', 'bald', 'dyed');
  CREATE TYPE "public"."enum_talents_visibility" AS ENUM('listed', 'unlisted');
  CREATE TYPE "public"."enum_talents_list" AS ENUM('actors', 'actresses', 'discover', 'directors');
  CREATE TYPE "public"."enum_talents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__talents_v_version_sections" AS ENUM('actor', 'actress', 'newTalent', 'director', 'screenwriter');
  CREATE TYPE "public"."enum__talents_v_version_languages_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum__talents_v_version_languages_level" AS ENUM('native', 'bilingual', 'bilingualAccent', 'high', 'highAccent', 'mid', 'basic');
  CREATE TYPE "public"."enum__talents_v_version_accents_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
  CREATE TYPE "public"."enum__talents_v_version_accents_level" AS ENUM('native', 'pro', 'high', 'mid', 'basic');
  CREATE TYPE "public"."enum__talents_v_version_skills_skill" AS ENUM('fencing', 'horseRiding', 'swimming', 'scubaDiving', 'surfing', 'sailing', 'boxing', 'martialArts', 'stageCombat', 'climbing', 'skiing', 'skating', 'cycling', 'football', 'yoga', 'contemporaryDance', 'classicalBallet', 'flamenco', 'tango', 'salsa', 'bachata', 'hipHop', 'breaking', 'tapDance', 'jazzDance', 'ballroomDance', 'folkDance', 'piano', 'guitar', 'flamencoGuitar', 'electricBass', 'drums', 'percussion', 'violin', 'cello', 'accordion', 'saxophone', 'trumpet', 'flute', 'bagpipes', 'singing', 'musicalTheatre', 'opera', 'flamencoSinging', 'choir', 'rap', 'dubbing', 'voiceOver', 'audiobooks', 'verseSpeaking', 'impressions', 'beatbox', 'carLicence', 'manualGearbox', 'motorcycleLicence', 'lorryLicence', 'busLicence', 'precisionDriving', 'offRoadDriving', 'boatLicence', 'tractor', 'jetSki', 'dronePiloting', 'improvisation', 'clown', 'mime', 'puppetry', 'circus', 'aerialSilks', 'juggling', 'magic', 'standUp', 'presenting', 'cooking', 'weaponsHandling', 'painting');
  CREATE TYPE "public"."enum__talents_v_version_skills_level" AS ENUM('pro', 'high', 'mid', 'basic');
  CREATE TYPE "public"."enum__talents_v_version_citizenships" AS ENUM('AF', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'KH', 'CM', 'CA', 'BQ', 'QA', 'TD', 'CZ', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CG', 'KP', 'KR', 'CR', 'CI', 'HR', 'CU', 'CW', 'DK', 'DM', 'EC', 'EG', 'SV', 'AE', 'ER', 'SK', 'SI', 'ES', 'US', 'EE', 'SZ', 'ET', 'PH', 'FI', 'FJ', 'FR', 'GA', 'GM', 'GE', 'GH', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GF', 'GG', 'GN', 'GQ', 'GW', 'GY', 'HT', 'HN', 'HU', 'IN', 'ID', 'IQ', 'IR', 'IE', 'BV', 'IM', 'CX', 'NF', 'IS', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VG', 'VI', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KG', 'KI', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'PK', 'PW', 'PA', 'PG', 'PY', 'PE', 'PF', 'PL', 'PT', 'PR', 'HK', 'MO', 'GB', 'CF', 'CD', 'DO', 'RE', 'RW', 'RO', 'RU', 'EH', 'WS', 'AS', 'BL', 'KN', 'SM', 'MF', 'PM', 'VC', 'SH', 'LC', 'ST', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SY', 'SO', 'LK', 'ZA', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TH', 'TW', 'TZ', 'TJ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'YE', 'DJ', 'ZM', 'ZW');
  CREATE TYPE "public"."enum__talents_v_version_videos_tones" AS ENUM('drama', 'comedy', 'action', 'thriller', 'period', 'monologue', 'selfTape', 'otherLanguage', 'dance', 'singing', 'stage', 'advertising', 'presenting');
  CREATE TYPE "public"."enum__talents_v_version_videos_kind" AS ENUM('videobook', 'showreel', 'scene', 'trailer');
  CREATE TYPE "public"."enum__talents_v_version_voice_clips_kind" AS ENUM('language', 'accent', 'narration', 'singing');
  CREATE TYPE "public"."enum__talents_v_version_voice_clips_language" AS ENUM('spanish', 'catalan', 'galician', 'basque', 'valencian', 'asturian', 'aragonese', 'spanishSignLanguage', 'english', 'french', 'portuguese', 'italian', 'german', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'polish', 'czech', 'hungarian', 'romanian', 'bulgarian', 'greek', 'russian', 'ukrainian', 'turkish', 'arabic', 'moroccanArabic', 'tamazight', 'hebrew', 'persian', 'hindi', 'wolof', 'mandarin', 'cantonese', 'japanese', 'korean', 'quechua', 'guarani');
  CREATE TYPE "public"."enum__talents_v_version_voice_clips_accent" AS ENUM('neutralSpanish', 'castilian', 'madrilenian', 'andalusian', 'canarian', 'catalan', 'galician', 'basque', 'asturian', 'aragonese', 'murcian', 'extremaduran', 'latinNeutral', 'argentinian', 'mexican', 'colombian', 'venezuelan', 'cuban', 'dominican', 'chilean', 'peruvian', 'british', 'american', 'irish', 'french', 'italian', 'russian', 'arabic');
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
  CREATE TYPE "public"."enum__talents_v_version_awards_result" AS ENUM('won', 'nominated');
  CREATE TYPE "public"."enum__talents_v_version_previous_slugs_list" AS ENUM('actors', 'actresses', 'discover', 'directors');
  CREATE TYPE "public"."enum__talents_v_version_eyes" AS ENUM('brown', 'darkBrown', 'hazel', 'amber', 'green', 'blue', 'grey', 'black');
  CREATE TYPE "public"."enum__talents_v_version_hair" AS ENUM('black', 'darkBrown', 'brown', 'lightBrown', 'blonde', 'red', 'grey', 'white', 'bald', 'dyed');
  CREATE TYPE "public"."enum__talents_v_version_visibility" AS ENUM('listed', 'unlisted');
  CREATE TYPE "public"."enum__talents_v_version_list" AS ENUM('actors', 'actresses', 'discover', 'directors');
  CREATE TYPE "public"."enum__talents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__talents_v_published_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_pages_blocks_cookies_group" AS ENUM('necessary', 'optional', 'functional');
  CREATE TYPE "public"."enum_pages_slug" AS ENUM('aviso-legal', 'politica-de-privacidad', 'politica-de-cookies', 'nosotras', 'representacion', 'descubre', 'actores', 'actrices', 'directores-y-guionistas', 'contacto');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_cookies_group" AS ENUM('necessary', 'optional', 'functional');
  CREATE TYPE "public"."enum__pages_v_version_slug" AS ENUM('aviso-legal', 'politica-de-privacidad', 'politica-de-cookies', 'nosotras', 'representacion', 'descubre', 'actores', 'actrices', 'directores-y-guionistas', 'contacto');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'reader');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signIn', 'signInFailed', 'blocked', 'unlock', 'passwordReset', 'secondFactorAdded', 'secondFactorRemoved', 'create', 'update', 'publish', 'unpublish', 'trash', 'recover', 'delete', 'export');
  CREATE TYPE "public"."enum_publications_state" AS ENUM('requested', 'sent', 'building', 'failed', 'online');
  CREATE TYPE "public"."enum_publications_source" AS ENUM('cms', 'host');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish', 'confirmOnline', 'rebuildDaily', 'purgeAuditLog', 'purgeTrash', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish', 'confirmOnline', 'rebuildDaily', 'purgeAuditLog', 'purgeTrash', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('talents', 'pages', 'media');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('es', 'en');
  CREATE TYPE "public"."enum_agency_socials_network" AS ENUM('instagram', 'facebook', 'x', 'linkedin', 'youtube', 'vimeo', 'tiktok', 'imdb');
  CREATE TYPE "public"."enum_agency_country" AS ENUM('AF', 'AL', 'DE', 'AD', 'AO', 'AI', 'AQ', 'AG', 'SA', 'DZ', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BD', 'BB', 'BH', 'BE', 'BZ', 'BJ', 'BM', 'BY', 'BO', 'BA', 'BW', 'BR', 'BN', 'BG', 'BF', 'BI', 'BT', 'CV', 'KH', 'CM', 'CA', 'BQ', 'QA', 'TD', 'CZ', 'CL', 'CN', 'CY', 'VA', 'CO', 'KM', 'CG', 'KP', 'KR', 'CR', 'CI', 'HR', 'CU', 'CW', 'DK', 'DM', 'EC', 'EG', 'SV', 'AE', 'ER', 'SK', 'SI', 'ES', 'US', 'EE', 'SZ', 'ET', 'PH', 'FI', 'FJ', 'FR', 'GA', 'GM', 'GE', 'GH', 'GI', 'GD', 'GR', 'GL', 'GP', 'GU', 'GT', 'GF', 'GG', 'GN', 'GQ', 'GW', 'GY', 'HT', 'HN', 'HU', 'IN', 'ID', 'IQ', 'IR', 'IE', 'BV', 'IM', 'CX', 'NF', 'IS', 'AX', 'KY', 'CC', 'CK', 'FO', 'GS', 'HM', 'FK', 'MP', 'MH', 'UM', 'PN', 'SB', 'TC', 'VG', 'VI', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KG', 'KI', 'KW', 'LA', 'LS', 'LV', 'LB', 'LR', 'LY', 'LI', 'LT', 'LU', 'MK', 'MG', 'MY', 'MW', 'MV', 'ML', 'MT', 'MA', 'MQ', 'MU', 'MR', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NI', 'NE', 'NG', 'NU', 'NO', 'NC', 'NZ', 'OM', 'NL', 'PK', 'PW', 'PA', 'PG', 'PY', 'PE', 'PF', 'PL', 'PT', 'PR', 'HK', 'MO', 'GB', 'CF', 'CD', 'DO', 'RE', 'RW', 'RO', 'RU', 'EH', 'WS', 'AS', 'BL', 'KN', 'SM', 'MF', 'PM', 'VC', 'SH', 'LC', 'ST', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SY', 'SO', 'LK', 'ZA', 'SD', 'SS', 'SE', 'CH', 'SR', 'SJ', 'TH', 'TW', 'TZ', 'TJ', 'IO', 'TF', 'PS', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TM', 'TR', 'TV', 'UA', 'UG', 'UY', 'UZ', 'VU', 'VE', 'VN', 'WF', 'YE', 'DJ', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_agency_ai_crawlers" AS ENUM('all', 'searchOnly', 'none');
  CREATE TABLE "talents_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_talents_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "talents_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_talents_languages_language",
  	"level" "enum_talents_languages_level"
  );
  
  CREATE TABLE "talents_accents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"accent" "enum_talents_accents_accent",
  	"level" "enum_talents_accents_level"
  );
  
  CREATE TABLE "talents_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"skill" "enum_talents_skills_skill",
  	"level" "enum_talents_skills_level"
  );
  
  CREATE TABLE "talents_citizenships" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_talents_citizenships",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "talents_videos_tones" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_talents_videos_tones",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "talents_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_talents_videos_kind" DEFAULT 'videobook',
  	"work" varchar,
  	"duration_seconds" numeric,
  	"start_seconds" numeric,
  	"url" varchar,
  	"file_id" integer,
  	"poster_id" integer,
  	"published_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "talents_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  
  CREATE TABLE "talents_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "talents_cinema" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum_talents_cinema_kind",
  	"billing" "enum_talents_cinema_billing",
  	"director" varchar,
  	"company" varchar,
  	"broadcaster" varchar,
  	"status" "enum_talents_cinema_status" DEFAULT 'released'
  );
  
  CREATE TABLE "talents_cinema_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "talents_television" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum_talents_television_kind",
  	"billing" "enum_talents_television_billing",
  	"season" numeric,
  	"episodes" numeric,
  	"director" varchar,
  	"company" varchar,
  	"broadcaster" varchar,
  	"status" "enum_talents_television_status" DEFAULT 'released'
  );
  
  CREATE TABLE "talents_television_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "talents_theatre" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum_talents_theatre_kind",
  	"billing" "enum_talents_theatre_billing",
  	"director" varchar,
  	"venue" varchar,
  	"status" "enum_talents_theatre_status" DEFAULT 'released'
  );
  
  CREATE TABLE "talents_theatre_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "talents_studies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"school" varchar
  );
  
  CREATE TABLE "talents_studies_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "talents_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"work" varchar,
  	"result" "enum_talents_awards_result" DEFAULT 'won'
  );
  
  CREATE TABLE "talents_awards_locales" (
  	"award" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "talents_previous_slugs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list" "enum_talents_previous_slugs_list",
  	"slug" varchar
  );
  
  CREATE TABLE "talents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"english_drafts" jsonb,
  	"name" varchar,
  	"photo_id" integer,
  	"family_name" varchar,
  	"birth_date" timestamp(3) with time zone,
  	"playing_age_from" numeric,
  	"playing_age_to" numeric,
  	"is_age_hidden" boolean DEFAULT false,
  	"height_cm" numeric,
  	"eyes" "enum_talents_eyes",
  	"hair" "enum_talents_hair",
  	"curriculum_id" integer,
  	"photo_taken_on" timestamp(3) with time zone,
  	"available_until" timestamp(3) with time zone,
  	"website" varchar,
  	"imdb" varchar,
  	"visibility" "enum_talents_visibility" DEFAULT 'listed',
  	"slug" varchar,
  	"agent_id" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"position" numeric,
  	"list" "enum_talents_list",
  	"share_id" varchar,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_talents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "talents_locales" (
  	"home_base" varchar,
  	"biography" varchar,
  	"availability" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_sections" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_sections",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__talents_v_version_languages_language",
  	"level" "enum__talents_v_version_languages_level",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_accents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent" "enum__talents_v_version_accents_accent",
  	"level" "enum__talents_v_version_accents_level",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"skill" "enum__talents_v_version_skills_skill",
  	"level" "enum__talents_v_version_skills_level",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_citizenships" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_citizenships",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_videos_tones" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__talents_v_version_videos_tones",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__talents_v_version_videos_kind" DEFAULT 'videobook',
  	"work" varchar,
  	"duration_seconds" numeric,
  	"start_seconds" numeric,
  	"url" varchar,
  	"file_id" integer,
  	"poster_id" integer,
  	"published_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_talents_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_cinema" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum__talents_v_version_cinema_kind",
  	"billing" "enum__talents_v_version_cinema_billing",
  	"director" varchar,
  	"company" varchar,
  	"broadcaster" varchar,
  	"status" "enum__talents_v_version_cinema_status" DEFAULT 'released',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_cinema_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_television" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum__talents_v_version_television_kind",
  	"billing" "enum__talents_v_version_television_billing",
  	"season" numeric,
  	"episodes" numeric,
  	"director" varchar,
  	"company" varchar,
  	"broadcaster" varchar,
  	"status" "enum__talents_v_version_television_status" DEFAULT 'released',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_television_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_theatre" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"kind" "enum__talents_v_version_theatre_kind",
  	"billing" "enum__talents_v_version_theatre_billing",
  	"director" varchar,
  	"venue" varchar,
  	"status" "enum__talents_v_version_theatre_status" DEFAULT 'released',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_theatre_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_talents_v_version_studies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"school" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_studies_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"work" varchar,
  	"result" "enum__talents_v_version_awards_result" DEFAULT 'won',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_awards_locales" (
  	"award" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_talents_v_version_previous_slugs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" "enum__talents_v_version_previous_slugs_list",
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_english_drafts" jsonb,
  	"version_name" varchar,
  	"version_photo_id" integer,
  	"version_family_name" varchar,
  	"version_birth_date" timestamp(3) with time zone,
  	"version_playing_age_from" numeric,
  	"version_playing_age_to" numeric,
  	"version_is_age_hidden" boolean DEFAULT false,
  	"version_height_cm" numeric,
  	"version_eyes" "enum__talents_v_version_eyes",
  	"version_hair" "enum__talents_v_version_hair",
  	"version_curriculum_id" integer,
  	"version_photo_taken_on" timestamp(3) with time zone,
  	"version_available_until" timestamp(3) with time zone,
  	"version_website" varchar,
  	"version_imdb" varchar,
  	"version_visibility" "enum__talents_v_version_visibility" DEFAULT 'listed',
  	"version_slug" varchar,
  	"version_agent_id" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_position" numeric,
  	"version_list" "enum__talents_v_version_list",
  	"version_share_id" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__talents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__talents_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_talents_v_locales" (
  	"version_home_base" varchar,
  	"version_biography" varchar,
  	"version_availability" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_text_locales" (
  	"heading" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_picture_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_team_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cookies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" "enum_pages_blocks_cookies_group",
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_cookies_locales" (
  	"heading" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_steps_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_quote_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_call_to_action_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"english_drafts" jsonb,
  	"slug" "enum_pages_slug",
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_text_locales" (
  	"heading" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_picture_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_team_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cookies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" "enum__pages_v_blocks_cookies_group",
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cookies_locales" (
  	"heading" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_quote_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_call_to_action_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_english_drafts" jsonb,
  	"version_slug" "enum__pages_v_version_slug",
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"duration_seconds" numeric,
  	"checksum" varchar,
  	"colour" varchar,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"address" varchar,
  	"kind" varchar,
  	"record_id" varchar,
  	"fields" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_publications_state" NOT NULL,
  	"source" "enum_publications_source" NOT NULL,
  	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"error" varchar,
  	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"deploy_id" varchar,
  	"deploy_url" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"begun_at" timestamp(3) with time zone,
  	"built_at" timestamp(3) with time zone,
  	"online_at" timestamp(3) with time zone,
  	"failed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"sessions" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "home_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"talent_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "home_slides_locales" (
  	"headline" varchar,
  	"line" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_featured" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"talent_id" integer
  );
  
  CREATE TABLE "home_instagram" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "home_instagram_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_trusted_by" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"logo_id" integer,
  	"url" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"english_drafts" jsonb,
  	"updated_by" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"talent_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_slides_locales" (
  	"headline" varchar,
  	"line" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_featured" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_instagram" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_instagram_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_trusted_by" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"logo_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_english_drafts" jsonb,
  	"version_updated_by" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "agency_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL
  );
  
  CREATE TABLE "agency_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "agency_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "agency_emails_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "agency_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_agency_socials_network" NOT NULL,
  	"url" varchar NOT NULL,
  	"handle" varchar
  );
  
  CREATE TABLE "agency_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"photo_id" integer,
  	"email" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "agency_team_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "agency" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"english_drafts" jsonb,
  	"name" varchar NOT NULL,
  	"legal_name" varchar,
  	"tax_id" varchar,
  	"street" varchar,
  	"postal_code" varchar,
  	"city" varchar,
  	"country" "enum_agency_country",
  	"ai_crawlers" "enum_agency_ai_crawlers" DEFAULT 'searchOnly' NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "agency_locales" (
  	"tagline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "talents_sections" ADD CONSTRAINT "talents_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_languages" ADD CONSTRAINT "talents_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_accents" ADD CONSTRAINT "talents_accents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_skills" ADD CONSTRAINT "talents_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_citizenships" ADD CONSTRAINT "talents_citizenships_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_videos_tones" ADD CONSTRAINT "talents_videos_tones_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_videos" ADD CONSTRAINT "talents_videos_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_videos" ADD CONSTRAINT "talents_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_videos" ADD CONSTRAINT "talents_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_videos_locales" ADD CONSTRAINT "talents_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_voice_clips" ADD CONSTRAINT "talents_voice_clips_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_voice_clips" ADD CONSTRAINT "talents_voice_clips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_gallery" ADD CONSTRAINT "talents_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_gallery" ADD CONSTRAINT "talents_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_cinema" ADD CONSTRAINT "talents_cinema_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_cinema_locales" ADD CONSTRAINT "talents_cinema_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_cinema"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_television" ADD CONSTRAINT "talents_television_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_television_locales" ADD CONSTRAINT "talents_television_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_television"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_theatre" ADD CONSTRAINT "talents_theatre_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_theatre_locales" ADD CONSTRAINT "talents_theatre_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_theatre"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_other_work" ADD CONSTRAINT "talents_other_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_other_work_locales" ADD CONSTRAINT "talents_other_work_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_other_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_studies" ADD CONSTRAINT "talents_studies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_studies_locales" ADD CONSTRAINT "talents_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_awards" ADD CONSTRAINT "talents_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_awards_locales" ADD CONSTRAINT "talents_awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents_awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_previous_slugs" ADD CONSTRAINT "talents_previous_slugs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents" ADD CONSTRAINT "talents_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents" ADD CONSTRAINT "talents_curriculum_id_media_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_locales" ADD CONSTRAINT "talents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_sections" ADD CONSTRAINT "_talents_v_version_sections_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_languages" ADD CONSTRAINT "_talents_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_accents" ADD CONSTRAINT "_talents_v_version_accents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_skills" ADD CONSTRAINT "_talents_v_version_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_citizenships" ADD CONSTRAINT "_talents_v_version_citizenships_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos_tones" ADD CONSTRAINT "_talents_v_version_videos_tones_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v_version_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos" ADD CONSTRAINT "_talents_v_version_videos_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos" ADD CONSTRAINT "_talents_v_version_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos" ADD CONSTRAINT "_talents_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos_locales" ADD CONSTRAINT "_talents_v_version_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_voice_clips" ADD CONSTRAINT "_talents_v_version_voice_clips_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_voice_clips" ADD CONSTRAINT "_talents_v_version_voice_clips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_gallery" ADD CONSTRAINT "_talents_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_gallery" ADD CONSTRAINT "_talents_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_cinema" ADD CONSTRAINT "_talents_v_version_cinema_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_cinema_locales" ADD CONSTRAINT "_talents_v_version_cinema_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_cinema"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_television" ADD CONSTRAINT "_talents_v_version_television_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_television_locales" ADD CONSTRAINT "_talents_v_version_television_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_television"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_theatre" ADD CONSTRAINT "_talents_v_version_theatre_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_theatre_locales" ADD CONSTRAINT "_talents_v_version_theatre_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_theatre"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_other_work" ADD CONSTRAINT "_talents_v_version_other_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_other_work_locales" ADD CONSTRAINT "_talents_v_version_other_work_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_other_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_studies" ADD CONSTRAINT "_talents_v_version_studies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_studies_locales" ADD CONSTRAINT "_talents_v_version_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_awards" ADD CONSTRAINT "_talents_v_version_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_awards_locales" ADD CONSTRAINT "_talents_v_version_awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v_version_awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_previous_slugs" ADD CONSTRAINT "_talents_v_version_previous_slugs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_parent_id_talents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_curriculum_id_media_id_fk" FOREIGN KEY ("version_curriculum_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_locales" ADD CONSTRAINT "_talents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text_locales" ADD CONSTRAINT "pages_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture" ADD CONSTRAINT "pages_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_picture_locales" ADD CONSTRAINT "pages_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team" ADD CONSTRAINT "pages_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_locales" ADD CONSTRAINT "pages_blocks_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cookies" ADD CONSTRAINT "pages_blocks_cookies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cookies_locales" ADD CONSTRAINT "pages_blocks_cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_items" ADD CONSTRAINT "pages_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_items_locales" ADD CONSTRAINT "pages_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps" ADD CONSTRAINT "pages_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_locales" ADD CONSTRAINT "pages_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_quote" ADD CONSTRAINT "pages_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_quote_locales" ADD CONSTRAINT "pages_blocks_quote_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_quote"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_call_to_action_locales" ADD CONSTRAINT "pages_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text_locales" ADD CONSTRAINT "_pages_v_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture" ADD CONSTRAINT "_pages_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_picture_locales" ADD CONSTRAINT "_pages_v_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team" ADD CONSTRAINT "_pages_v_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_locales" ADD CONSTRAINT "_pages_v_blocks_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cookies" ADD CONSTRAINT "_pages_v_blocks_cookies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cookies_locales" ADD CONSTRAINT "_pages_v_blocks_cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_items" ADD CONSTRAINT "_pages_v_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_items_locales" ADD CONSTRAINT "_pages_v_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps" ADD CONSTRAINT "_pages_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_locales" ADD CONSTRAINT "_pages_v_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_quote" ADD CONSTRAINT "_pages_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_quote_locales" ADD CONSTRAINT "_pages_v_blocks_quote_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_quote"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_call_to_action_locales" ADD CONSTRAINT "_pages_v_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_slides" ADD CONSTRAINT "home_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_slides_locales" ADD CONSTRAINT "home_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_featured" ADD CONSTRAINT "home_featured_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_featured" ADD CONSTRAINT "home_featured_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_instagram" ADD CONSTRAINT "home_instagram_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_instagram" ADD CONSTRAINT "home_instagram_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_instagram_locales" ADD CONSTRAINT "home_instagram_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_instagram"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_trusted_by" ADD CONSTRAINT "home_trusted_by_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_trusted_by" ADD CONSTRAINT "home_trusted_by_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides" ADD CONSTRAINT "_home_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_slides_locales" ADD CONSTRAINT "_home_v_version_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_featured" ADD CONSTRAINT "_home_v_version_featured_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_featured" ADD CONSTRAINT "_home_v_version_featured_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_instagram" ADD CONSTRAINT "_home_v_version_instagram_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_instagram" ADD CONSTRAINT "_home_v_version_instagram_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_instagram_locales" ADD CONSTRAINT "_home_v_version_instagram_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_instagram"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_trusted_by" ADD CONSTRAINT "_home_v_version_trusted_by_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_trusted_by" ADD CONSTRAINT "_home_v_version_trusted_by_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_phones" ADD CONSTRAINT "agency_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_phones_locales" ADD CONSTRAINT "agency_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_emails" ADD CONSTRAINT "agency_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_emails_locales" ADD CONSTRAINT "agency_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_socials" ADD CONSTRAINT "agency_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_team" ADD CONSTRAINT "agency_team_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agency_team" ADD CONSTRAINT "agency_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_team_locales" ADD CONSTRAINT "agency_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agency_locales" ADD CONSTRAINT "agency_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_sections_order_idx" ON "talents_sections" USING btree ("order");
  CREATE INDEX "talents_sections_parent_idx" ON "talents_sections" USING btree ("parent_id");
  CREATE INDEX "talents_sections_value_idx" ON "talents_sections" USING btree ("value");
  CREATE INDEX "talents_languages_order_idx" ON "talents_languages" USING btree ("_order");
  CREATE INDEX "talents_languages_parent_id_idx" ON "talents_languages" USING btree ("_parent_id");
  CREATE INDEX "talents_accents_order_idx" ON "talents_accents" USING btree ("_order");
  CREATE INDEX "talents_accents_parent_id_idx" ON "talents_accents" USING btree ("_parent_id");
  CREATE INDEX "talents_skills_order_idx" ON "talents_skills" USING btree ("_order");
  CREATE INDEX "talents_skills_parent_id_idx" ON "talents_skills" USING btree ("_parent_id");
  CREATE INDEX "talents_citizenships_order_idx" ON "talents_citizenships" USING btree ("order");
  CREATE INDEX "talents_citizenships_parent_idx" ON "talents_citizenships" USING btree ("parent_id");
  CREATE INDEX "talents_videos_tones_order_idx" ON "talents_videos_tones" USING btree ("order");
  CREATE INDEX "talents_videos_tones_parent_idx" ON "talents_videos_tones" USING btree ("parent_id");
  CREATE INDEX "talents_videos_order_idx" ON "talents_videos" USING btree ("_order");
  CREATE INDEX "talents_videos_parent_id_idx" ON "talents_videos" USING btree ("_parent_id");
  CREATE INDEX "talents_videos_file_idx" ON "talents_videos" USING btree ("file_id");
  CREATE INDEX "talents_videos_poster_idx" ON "talents_videos" USING btree ("poster_id");
  CREATE UNIQUE INDEX "talents_videos_locales_locale_parent_id_unique" ON "talents_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_voice_clips_order_idx" ON "talents_voice_clips" USING btree ("_order");
  CREATE INDEX "talents_voice_clips_parent_id_idx" ON "talents_voice_clips" USING btree ("_parent_id");
  CREATE INDEX "talents_voice_clips_file_idx" ON "talents_voice_clips" USING btree ("file_id");
  CREATE INDEX "talents_gallery_order_idx" ON "talents_gallery" USING btree ("_order");
  CREATE INDEX "talents_gallery_parent_id_idx" ON "talents_gallery" USING btree ("_parent_id");
  CREATE INDEX "talents_gallery_picture_idx" ON "talents_gallery" USING btree ("picture_id");
  CREATE INDEX "talents_cinema_order_idx" ON "talents_cinema" USING btree ("_order");
  CREATE INDEX "talents_cinema_parent_id_idx" ON "talents_cinema" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_cinema_locales_locale_parent_id_unique" ON "talents_cinema_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_television_order_idx" ON "talents_television" USING btree ("_order");
  CREATE INDEX "talents_television_parent_id_idx" ON "talents_television" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_television_locales_locale_parent_id_unique" ON "talents_television_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_theatre_order_idx" ON "talents_theatre" USING btree ("_order");
  CREATE INDEX "talents_theatre_parent_id_idx" ON "talents_theatre" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_theatre_locales_locale_parent_id_unique" ON "talents_theatre_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_other_work_order_idx" ON "talents_other_work" USING btree ("_order");
  CREATE INDEX "talents_other_work_parent_id_idx" ON "talents_other_work" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_other_work_locales_locale_parent_id_unique" ON "talents_other_work_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_studies_order_idx" ON "talents_studies" USING btree ("_order");
  CREATE INDEX "talents_studies_parent_id_idx" ON "talents_studies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_studies_locales_locale_parent_id_unique" ON "talents_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_awards_order_idx" ON "talents_awards" USING btree ("_order");
  CREATE INDEX "talents_awards_parent_id_idx" ON "talents_awards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "talents_awards_locales_locale_parent_id_unique" ON "talents_awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "talents_previous_slugs_order_idx" ON "talents_previous_slugs" USING btree ("_order");
  CREATE INDEX "talents_previous_slugs_parent_id_idx" ON "talents_previous_slugs" USING btree ("_parent_id");
  CREATE INDEX "talents_photo_idx" ON "talents" USING btree ("photo_id");
  CREATE INDEX "talents_curriculum_idx" ON "talents" USING btree ("curriculum_id");
  CREATE INDEX "talents_slug_idx" ON "talents" USING btree ("slug");
  CREATE INDEX "talents_list_idx" ON "talents" USING btree ("list");
  CREATE UNIQUE INDEX "talents_share_id_idx" ON "talents" USING btree ("share_id");
  CREATE INDEX "talents_updated_at_idx" ON "talents" USING btree ("updated_at");
  CREATE INDEX "talents_created_at_idx" ON "talents" USING btree ("created_at");
  CREATE INDEX "talents_deleted_at_idx" ON "talents" USING btree ("deleted_at");
  CREATE INDEX "talents__status_idx" ON "talents" USING btree ("_status");
  CREATE UNIQUE INDEX "list_slug_idx" ON "talents" USING btree ("list","slug") WHERE "talents"."deleted_at" is null;
  CREATE UNIQUE INDEX "talents_locales_locale_parent_id_unique" ON "talents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_sections_order_idx" ON "_talents_v_version_sections" USING btree ("order");
  CREATE INDEX "_talents_v_version_sections_parent_idx" ON "_talents_v_version_sections" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_sections_value_idx" ON "_talents_v_version_sections" USING btree ("value");
  CREATE INDEX "_talents_v_version_languages_order_idx" ON "_talents_v_version_languages" USING btree ("_order");
  CREATE INDEX "_talents_v_version_languages_parent_id_idx" ON "_talents_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_accents_order_idx" ON "_talents_v_version_accents" USING btree ("_order");
  CREATE INDEX "_talents_v_version_accents_parent_id_idx" ON "_talents_v_version_accents" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_skills_order_idx" ON "_talents_v_version_skills" USING btree ("_order");
  CREATE INDEX "_talents_v_version_skills_parent_id_idx" ON "_talents_v_version_skills" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_citizenships_order_idx" ON "_talents_v_version_citizenships" USING btree ("order");
  CREATE INDEX "_talents_v_version_citizenships_parent_idx" ON "_talents_v_version_citizenships" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_videos_tones_order_idx" ON "_talents_v_version_videos_tones" USING btree ("order");
  CREATE INDEX "_talents_v_version_videos_tones_parent_idx" ON "_talents_v_version_videos_tones" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_videos_order_idx" ON "_talents_v_version_videos" USING btree ("_order");
  CREATE INDEX "_talents_v_version_videos_parent_id_idx" ON "_talents_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_videos_file_idx" ON "_talents_v_version_videos" USING btree ("file_id");
  CREATE INDEX "_talents_v_version_videos_poster_idx" ON "_talents_v_version_videos" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_talents_v_version_videos_locales_locale_parent_id_unique" ON "_talents_v_version_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_voice_clips_order_idx" ON "_talents_v_version_voice_clips" USING btree ("_order");
  CREATE INDEX "_talents_v_version_voice_clips_parent_id_idx" ON "_talents_v_version_voice_clips" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_voice_clips_file_idx" ON "_talents_v_version_voice_clips" USING btree ("file_id");
  CREATE INDEX "_talents_v_version_gallery_order_idx" ON "_talents_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_talents_v_version_gallery_parent_id_idx" ON "_talents_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_gallery_picture_idx" ON "_talents_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_talents_v_version_cinema_order_idx" ON "_talents_v_version_cinema" USING btree ("_order");
  CREATE INDEX "_talents_v_version_cinema_parent_id_idx" ON "_talents_v_version_cinema" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_cinema_locales_locale_parent_id_unique" ON "_talents_v_version_cinema_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_television_order_idx" ON "_talents_v_version_television" USING btree ("_order");
  CREATE INDEX "_talents_v_version_television_parent_id_idx" ON "_talents_v_version_television" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_television_locales_locale_parent_id_uniqu" ON "_talents_v_version_television_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_theatre_order_idx" ON "_talents_v_version_theatre" USING btree ("_order");
  CREATE INDEX "_talents_v_version_theatre_parent_id_idx" ON "_talents_v_version_theatre" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_theatre_locales_locale_parent_id_unique" ON "_talents_v_version_theatre_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_other_work_order_idx" ON "_talents_v_version_other_work" USING btree ("_order");
  CREATE INDEX "_talents_v_version_other_work_parent_id_idx" ON "_talents_v_version_other_work" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_other_work_locales_locale_parent_id_uniqu" ON "_talents_v_version_other_work_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_studies_order_idx" ON "_talents_v_version_studies" USING btree ("_order");
  CREATE INDEX "_talents_v_version_studies_parent_id_idx" ON "_talents_v_version_studies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_studies_locales_locale_parent_id_unique" ON "_talents_v_version_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_awards_order_idx" ON "_talents_v_version_awards" USING btree ("_order");
  CREATE INDEX "_talents_v_version_awards_parent_id_idx" ON "_talents_v_version_awards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_talents_v_version_awards_locales_locale_parent_id_unique" ON "_talents_v_version_awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_talents_v_version_previous_slugs_order_idx" ON "_talents_v_version_previous_slugs" USING btree ("_order");
  CREATE INDEX "_talents_v_version_previous_slugs_parent_id_idx" ON "_talents_v_version_previous_slugs" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_parent_idx" ON "_talents_v" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_version_photo_idx" ON "_talents_v" USING btree ("version_photo_id");
  CREATE INDEX "_talents_v_version_version_curriculum_idx" ON "_talents_v" USING btree ("version_curriculum_id");
  CREATE INDEX "_talents_v_version_version_slug_idx" ON "_talents_v" USING btree ("version_slug");
  CREATE INDEX "_talents_v_version_version_list_idx" ON "_talents_v" USING btree ("version_list");
  CREATE INDEX "_talents_v_version_version_share_id_idx" ON "_talents_v" USING btree ("version_share_id");
  CREATE INDEX "_talents_v_version_version_updated_at_idx" ON "_talents_v" USING btree ("version_updated_at");
  CREATE INDEX "_talents_v_version_version_created_at_idx" ON "_talents_v" USING btree ("version_created_at");
  CREATE INDEX "_talents_v_version_version_deleted_at_idx" ON "_talents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_talents_v_version_version__status_idx" ON "_talents_v" USING btree ("version__status");
  CREATE INDEX "_talents_v_created_at_idx" ON "_talents_v" USING btree ("created_at");
  CREATE INDEX "_talents_v_updated_at_idx" ON "_talents_v" USING btree ("updated_at");
  CREATE INDEX "_talents_v_snapshot_idx" ON "_talents_v" USING btree ("snapshot");
  CREATE INDEX "_talents_v_published_locale_idx" ON "_talents_v" USING btree ("published_locale");
  CREATE INDEX "_talents_v_latest_idx" ON "_talents_v" USING btree ("latest");
  CREATE INDEX "version_list_version_slug_idx" ON "_talents_v" USING btree ("version_list","version_slug");
  CREATE UNIQUE INDEX "_talents_v_locales_locale_parent_id_unique" ON "_talents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_text_locales_locale_parent_id_unique" ON "pages_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_picture_order_idx" ON "pages_blocks_picture" USING btree ("_order");
  CREATE INDEX "pages_blocks_picture_parent_id_idx" ON "pages_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_picture_path_idx" ON "pages_blocks_picture" USING btree ("_path");
  CREATE INDEX "pages_blocks_picture_picture_idx" ON "pages_blocks_picture" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_picture_locales_locale_parent_id_unique" ON "pages_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_team_order_idx" ON "pages_blocks_team" USING btree ("_order");
  CREATE INDEX "pages_blocks_team_parent_id_idx" ON "pages_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_team_path_idx" ON "pages_blocks_team" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_team_locales_locale_parent_id_unique" ON "pages_blocks_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cookies_order_idx" ON "pages_blocks_cookies" USING btree ("_order");
  CREATE INDEX "pages_blocks_cookies_parent_id_idx" ON "pages_blocks_cookies" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cookies_path_idx" ON "pages_blocks_cookies" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_cookies_locales_locale_parent_id_unique" ON "pages_blocks_cookies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_steps_items_order_idx" ON "pages_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_items_parent_id_idx" ON "pages_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_steps_items_locales_locale_parent_id_unique" ON "pages_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_steps_order_idx" ON "pages_blocks_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_parent_id_idx" ON "pages_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_steps_path_idx" ON "pages_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_steps_locales_locale_parent_id_unique" ON "pages_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_quote_order_idx" ON "pages_blocks_quote" USING btree ("_order");
  CREATE INDEX "pages_blocks_quote_parent_id_idx" ON "pages_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_quote_path_idx" ON "pages_blocks_quote" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_quote_locales_locale_parent_id_unique" ON "pages_blocks_quote_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "pages_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_call_to_action_locales_locale_parent_id_unique" ON "pages_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug") WHERE "pages"."deleted_at" is null;
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_text_locales_locale_parent_id_unique" ON "_pages_v_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_order_idx" ON "_pages_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_picture_parent_id_idx" ON "_pages_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_picture_path_idx" ON "_pages_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_picture_picture_idx" ON "_pages_v_blocks_picture" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_picture_locales_locale_parent_id_unique" ON "_pages_v_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_team_order_idx" ON "_pages_v_blocks_team" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_team_parent_id_idx" ON "_pages_v_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_team_path_idx" ON "_pages_v_blocks_team" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_team_locales_locale_parent_id_unique" ON "_pages_v_blocks_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cookies_order_idx" ON "_pages_v_blocks_cookies" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cookies_parent_id_idx" ON "_pages_v_blocks_cookies" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cookies_path_idx" ON "_pages_v_blocks_cookies" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_cookies_locales_locale_parent_id_unique" ON "_pages_v_blocks_cookies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_items_order_idx" ON "_pages_v_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_items_parent_id_idx" ON "_pages_v_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_steps_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_order_idx" ON "_pages_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_parent_id_idx" ON "_pages_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_path_idx" ON "_pages_v_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_steps_locales_locale_parent_id_unique" ON "_pages_v_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_quote_order_idx" ON "_pages_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_quote_parent_id_idx" ON "_pages_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_quote_path_idx" ON "_pages_v_blocks_quote" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_quote_locales_locale_parent_id_unique" ON "_pages_v_blocks_quote_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_call_to_action_locales_locale_parent_id_uniq" ON "_pages_v_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "publications_state_idx" ON "publications" USING btree ("state");
  CREATE INDEX "publications_deploy_id_idx" ON "publications" USING btree ("deploy_id");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_talents_id_idx" ON "payload_locked_documents_rels" USING btree ("talents_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "home_slides_order_idx" ON "home_slides" USING btree ("_order");
  CREATE INDEX "home_slides_parent_id_idx" ON "home_slides" USING btree ("_parent_id");
  CREATE INDEX "home_slides_picture_idx" ON "home_slides" USING btree ("picture_id");
  CREATE INDEX "home_slides_talent_idx" ON "home_slides" USING btree ("talent_id");
  CREATE UNIQUE INDEX "home_slides_locales_locale_parent_id_unique" ON "home_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_featured_order_idx" ON "home_featured" USING btree ("_order");
  CREATE INDEX "home_featured_parent_id_idx" ON "home_featured" USING btree ("_parent_id");
  CREATE INDEX "home_featured_talent_idx" ON "home_featured" USING btree ("talent_id");
  CREATE INDEX "home_instagram_order_idx" ON "home_instagram" USING btree ("_order");
  CREATE INDEX "home_instagram_parent_id_idx" ON "home_instagram" USING btree ("_parent_id");
  CREATE INDEX "home_instagram_picture_idx" ON "home_instagram" USING btree ("picture_id");
  CREATE UNIQUE INDEX "home_instagram_locales_locale_parent_id_unique" ON "home_instagram_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_trusted_by_order_idx" ON "home_trusted_by" USING btree ("_order");
  CREATE INDEX "home_trusted_by_parent_id_idx" ON "home_trusted_by" USING btree ("_parent_id");
  CREATE INDEX "home_trusted_by_logo_idx" ON "home_trusted_by" USING btree ("logo_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_slides_order_idx" ON "_home_v_version_slides" USING btree ("_order");
  CREATE INDEX "_home_v_version_slides_parent_id_idx" ON "_home_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_slides_picture_idx" ON "_home_v_version_slides" USING btree ("picture_id");
  CREATE INDEX "_home_v_version_slides_talent_idx" ON "_home_v_version_slides" USING btree ("talent_id");
  CREATE UNIQUE INDEX "_home_v_version_slides_locales_locale_parent_id_unique" ON "_home_v_version_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_featured_order_idx" ON "_home_v_version_featured" USING btree ("_order");
  CREATE INDEX "_home_v_version_featured_parent_id_idx" ON "_home_v_version_featured" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_featured_talent_idx" ON "_home_v_version_featured" USING btree ("talent_id");
  CREATE INDEX "_home_v_version_instagram_order_idx" ON "_home_v_version_instagram" USING btree ("_order");
  CREATE INDEX "_home_v_version_instagram_parent_id_idx" ON "_home_v_version_instagram" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_instagram_picture_idx" ON "_home_v_version_instagram" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_home_v_version_instagram_locales_locale_parent_id_unique" ON "_home_v_version_instagram_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_trusted_by_order_idx" ON "_home_v_version_trusted_by" USING btree ("_order");
  CREATE INDEX "_home_v_version_trusted_by_parent_id_idx" ON "_home_v_version_trusted_by" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_trusted_by_logo_idx" ON "_home_v_version_trusted_by" USING btree ("logo_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "agency_phones_order_idx" ON "agency_phones" USING btree ("_order");
  CREATE INDEX "agency_phones_parent_id_idx" ON "agency_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "agency_phones_locales_locale_parent_id_unique" ON "agency_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "agency_emails_order_idx" ON "agency_emails" USING btree ("_order");
  CREATE INDEX "agency_emails_parent_id_idx" ON "agency_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "agency_emails_locales_locale_parent_id_unique" ON "agency_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "agency_socials_order_idx" ON "agency_socials" USING btree ("_order");
  CREATE INDEX "agency_socials_parent_id_idx" ON "agency_socials" USING btree ("_parent_id");
  CREATE INDEX "agency_team_order_idx" ON "agency_team" USING btree ("_order");
  CREATE INDEX "agency_team_parent_id_idx" ON "agency_team" USING btree ("_parent_id");
  CREATE INDEX "agency_team_photo_idx" ON "agency_team" USING btree ("photo_id");
  CREATE UNIQUE INDEX "agency_team_locales_locale_parent_id_unique" ON "agency_team_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "agency_locales_locale_parent_id_unique" ON "agency_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_sections" CASCADE;
  DROP TABLE "talents_languages" CASCADE;
  DROP TABLE "talents_accents" CASCADE;
  DROP TABLE "talents_skills" CASCADE;
  DROP TABLE "talents_citizenships" CASCADE;
  DROP TABLE "talents_videos_tones" CASCADE;
  DROP TABLE "talents_videos" CASCADE;
  DROP TABLE "talents_videos_locales" CASCADE;
  DROP TABLE "talents_voice_clips" CASCADE;
  DROP TABLE "talents_gallery" CASCADE;
  DROP TABLE "talents_cinema" CASCADE;
  DROP TABLE "talents_cinema_locales" CASCADE;
  DROP TABLE "talents_television" CASCADE;
  DROP TABLE "talents_television_locales" CASCADE;
  DROP TABLE "talents_theatre" CASCADE;
  DROP TABLE "talents_theatre_locales" CASCADE;
  DROP TABLE "talents_other_work" CASCADE;
  DROP TABLE "talents_other_work_locales" CASCADE;
  DROP TABLE "talents_studies" CASCADE;
  DROP TABLE "talents_studies_locales" CASCADE;
  DROP TABLE "talents_awards" CASCADE;
  DROP TABLE "talents_awards_locales" CASCADE;
  DROP TABLE "talents_previous_slugs" CASCADE;
  DROP TABLE "talents" CASCADE;
  DROP TABLE "talents_locales" CASCADE;
  DROP TABLE "_talents_v_version_sections" CASCADE;
  DROP TABLE "_talents_v_version_languages" CASCADE;
  DROP TABLE "_talents_v_version_accents" CASCADE;
  DROP TABLE "_talents_v_version_skills" CASCADE;
  DROP TABLE "_talents_v_version_citizenships" CASCADE;
  DROP TABLE "_talents_v_version_videos_tones" CASCADE;
  DROP TABLE "_talents_v_version_videos" CASCADE;
  DROP TABLE "_talents_v_version_videos_locales" CASCADE;
  DROP TABLE "_talents_v_version_voice_clips" CASCADE;
  DROP TABLE "_talents_v_version_gallery" CASCADE;
  DROP TABLE "_talents_v_version_cinema" CASCADE;
  DROP TABLE "_talents_v_version_cinema_locales" CASCADE;
  DROP TABLE "_talents_v_version_television" CASCADE;
  DROP TABLE "_talents_v_version_television_locales" CASCADE;
  DROP TABLE "_talents_v_version_theatre" CASCADE;
  DROP TABLE "_talents_v_version_theatre_locales" CASCADE;
  DROP TABLE "_talents_v_version_other_work" CASCADE;
  DROP TABLE "_talents_v_version_other_work_locales" CASCADE;
  DROP TABLE "_talents_v_version_studies" CASCADE;
  DROP TABLE "_talents_v_version_studies_locales" CASCADE;
  DROP TABLE "_talents_v_version_awards" CASCADE;
  DROP TABLE "_talents_v_version_awards_locales" CASCADE;
  DROP TABLE "_talents_v_version_previous_slugs" CASCADE;
  DROP TABLE "_talents_v" CASCADE;
  DROP TABLE "_talents_v_locales" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_text_locales" CASCADE;
  DROP TABLE "pages_blocks_picture" CASCADE;
  DROP TABLE "pages_blocks_picture_locales" CASCADE;
  DROP TABLE "pages_blocks_team" CASCADE;
  DROP TABLE "pages_blocks_team_locales" CASCADE;
  DROP TABLE "pages_blocks_cookies" CASCADE;
  DROP TABLE "pages_blocks_cookies_locales" CASCADE;
  DROP TABLE "pages_blocks_steps_items" CASCADE;
  DROP TABLE "pages_blocks_steps_items_locales" CASCADE;
  DROP TABLE "pages_blocks_steps" CASCADE;
  DROP TABLE "pages_blocks_steps_locales" CASCADE;
  DROP TABLE "pages_blocks_quote" CASCADE;
  DROP TABLE "pages_blocks_quote_locales" CASCADE;
  DROP TABLE "pages_blocks_call_to_action" CASCADE;
  DROP TABLE "pages_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_text_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_picture" CASCADE;
  DROP TABLE "_pages_v_blocks_picture_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_team" CASCADE;
  DROP TABLE "_pages_v_blocks_team_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cookies" CASCADE;
  DROP TABLE "_pages_v_blocks_cookies_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_items" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_quote" CASCADE;
  DROP TABLE "_pages_v_blocks_quote_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_pages_v_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "home_slides" CASCADE;
  DROP TABLE "home_slides_locales" CASCADE;
  DROP TABLE "home_featured" CASCADE;
  DROP TABLE "home_instagram" CASCADE;
  DROP TABLE "home_instagram_locales" CASCADE;
  DROP TABLE "home_trusted_by" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "_home_v_version_slides" CASCADE;
  DROP TABLE "_home_v_version_slides_locales" CASCADE;
  DROP TABLE "_home_v_version_featured" CASCADE;
  DROP TABLE "_home_v_version_instagram" CASCADE;
  DROP TABLE "_home_v_version_instagram_locales" CASCADE;
  DROP TABLE "_home_v_version_trusted_by" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "agency_phones" CASCADE;
  DROP TABLE "agency_phones_locales" CASCADE;
  DROP TABLE "agency_emails" CASCADE;
  DROP TABLE "agency_emails_locales" CASCADE;
  DROP TABLE "agency_socials" CASCADE;
  DROP TABLE "agency_team" CASCADE;
  DROP TABLE "agency_team_locales" CASCADE;
  DROP TABLE "agency" CASCADE;
  DROP TABLE "agency_locales" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_talents_sections";
  DROP TYPE "public"."enum_talents_languages_language";
  DROP TYPE "public"."enum_talents_languages_level";
  DROP TYPE "public"."enum_talents_accents_accent";
  DROP TYPE "public"."enum_talents_accents_level";
  DROP TYPE "public"."enum_talents_skills_skill";
  DROP TYPE "public"."enum_talents_skills_level";
  DROP TYPE "public"."enum_talents_citizenships";
  DROP TYPE "public"."enum_talents_videos_tones";
  DROP TYPE "public"."enum_talents_videos_kind";
  DROP TYPE "public"."enum_talents_voice_clips_kind";
  DROP TYPE "public"."enum_talents_voice_clips_language";
  DROP TYPE "public"."enum_talents_voice_clips_accent";
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
  DROP TYPE "public"."enum_talents_awards_result";
  DROP TYPE "public"."enum_talents_previous_slugs_list";
  DROP TYPE "public"."enum_talents_eyes";
  DROP TYPE "public"."enum_talents_hair";
  DROP TYPE "public"."enum_talents_visibility";
  DROP TYPE "public"."enum_talents_list";
  DROP TYPE "public"."enum_talents_status";
  DROP TYPE "public"."enum__talents_v_version_sections";
  DROP TYPE "public"."enum__talents_v_version_languages_language";
  DROP TYPE "public"."enum__talents_v_version_languages_level";
  DROP TYPE "public"."enum__talents_v_version_accents_accent";
  DROP TYPE "public"."enum__talents_v_version_accents_level";
  DROP TYPE "public"."enum__talents_v_version_skills_skill";
  DROP TYPE "public"."enum__talents_v_version_skills_level";
  DROP TYPE "public"."enum__talents_v_version_citizenships";
  DROP TYPE "public"."enum__talents_v_version_videos_tones";
  DROP TYPE "public"."enum__talents_v_version_videos_kind";
  DROP TYPE "public"."enum__talents_v_version_voice_clips_kind";
  DROP TYPE "public"."enum__talents_v_version_voice_clips_language";
  DROP TYPE "public"."enum__talents_v_version_voice_clips_accent";
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
  DROP TYPE "public"."enum__talents_v_version_awards_result";
  DROP TYPE "public"."enum__talents_v_version_previous_slugs_list";
  DROP TYPE "public"."enum__talents_v_version_eyes";
  DROP TYPE "public"."enum__talents_v_version_hair";
  DROP TYPE "public"."enum__talents_v_version_visibility";
  DROP TYPE "public"."enum__talents_v_version_list";
  DROP TYPE "public"."enum__talents_v_version_status";
  DROP TYPE "public"."enum__talents_v_published_locale";
  DROP TYPE "public"."enum_pages_blocks_cookies_group";
  DROP TYPE "public"."enum_pages_slug";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_cookies_group";
  DROP TYPE "public"."enum__pages_v_version_slug";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_publications_state";
  DROP TYPE "public"."enum_publications_source";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_agency_socials_network";
  DROP TYPE "public"."enum_agency_country";
  DROP TYPE "public"."enum_agency_ai_crawlers";`)
}
