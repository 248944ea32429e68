#!/bin/sh
# Saves the database, the uploads on disk and the secret of the CMS into a new folder of BACKUP_DIR, and
# deletes folders that are older than BACKUP_DAYS. Reads the environment of the CMS (EnvironmentFile).
# Exits with a code other than 0 if any step fails; the folder then keeps the ending ".part".
set -eu
umask 077

: "${BACKUP_DIR:?names no folder}" "${CMS_DATA_DIR:?is not set}" "${PAYLOAD_SECRET:?is not set}"
name=$BACKUP_DIR/$(date -u +%Y-%m-%dT%H%M%SZ)
mkdir -p "$name.part"

# The database comes first, so that every record in it has its file among the uploads.
case ${DATABASE_URI:-} in
  postgres://* | postgresql://*)
    pg_dump --format=custom --no-owner --dbname="$DATABASE_URI" --file="$name.part/cms.dump"
    ;;
  *)
    file=${DATABASE_URI:-$CMS_DATA_DIR/cms.db}
    sqlite3 "${file#file:}" "VACUUM INTO '$name.part/cms.db'"
    ;;
esac
if [ -z "${S3_BUCKET:-}" ]; then
  media=${MEDIA_DIR:-$CMS_DATA_DIR/media}
  mkdir -p "$media" # a new CMS has no uploads yet
  tar -C "$(dirname "$media")" -czf "$name.part/media.tar.gz" "$(basename "$media")"
fi
printf 'PAYLOAD_SECRET=%s\n' "$PAYLOAD_SECRET" >"$name.part/secret.env"

mv "$name.part" "$name"
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -mtime "+${BACKUP_DAYS:-30}" -exec rm -rf {} +
