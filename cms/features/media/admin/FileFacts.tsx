import type { UIFieldServerProps } from 'payload';
import { fileTypeName } from '../fileTypes.ts';

const MEGABYTE = 1_000_000;

function formatSize(bytes: number, language: string): string {
  const isSmall = bytes < MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : MEGABYTE));
}

/**
 * Shows the type of a file by its usual name, the width and height of a picture in pixels, and the
 * size of the file: “JPEG · 1600 × 2000 px · 1,2 MB”. Payload shows the MIME type instead.
 */
export function FileFacts({ data, i18n }: UIFieldServerProps) {
  const { filename, mimeType, filesize, width, height } = data as Record<string, unknown>;
  if (!filename) return null;
  const facts = [
    typeof mimeType === 'string' && fileTypeName(mimeType),
    typeof width === 'number' && typeof height === 'number' && `${width} × ${height} px`,
    typeof filesize === 'number' && formatSize(filesize, i18n.language),
  ].filter(Boolean);
  return (
    <p style={{ marginBottom: 'var(--base)' }} data-file-facts>
      {facts.join(' · ')}
    </p>
  );
}

/** Shows the type of a file in a list by its usual name. */
export const FileTypeCell = ({ cellData }: { cellData?: unknown }) => (
  <span>{typeof cellData === 'string' ? fileTypeName(cellData) : ''}</span>
);
