import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_slug" ADD VALUE 'uso-de-las-imagenes' BEFORE 'nosotras';
  ALTER TYPE "public"."enum_pages_slug" ADD VALUE 'accesibilidad' BEFORE 'nosotras';
  ALTER TYPE "public"."enum__pages_v_version_slug" ADD VALUE 'uso-de-las-imagenes' BEFORE 'nosotras';
  ALTER TYPE "public"."enum__pages_v_version_slug" ADD VALUE 'accesibilidad' BEFORE 'nosotras';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_slug";
  CREATE TYPE "public"."enum_pages_slug" AS ENUM('aviso-legal', 'politica-de-privacidad', 'politica-de-cookies', 'nosotras', 'representacion', 'descubre', 'actores', 'actrices', 'directores-y-guionistas', 'contacto');
  ALTER TABLE "pages" ALTER COLUMN "slug" SET DATA TYPE "public"."enum_pages_slug" USING "slug"::"public"."enum_pages_slug";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_slug";
  CREATE TYPE "public"."enum__pages_v_version_slug" AS ENUM('aviso-legal', 'politica-de-privacidad', 'politica-de-cookies', 'nosotras', 'representacion', 'descubre', 'actores', 'actrices', 'directores-y-guionistas', 'contacto');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_slug" SET DATA TYPE "public"."enum__pages_v_version_slug" USING "version_slug"::"public"."enum__pages_v_version_slug";`)
}
