import type { UploadField } from 'payload';
import { type Bilingual, type FieldText, bilingual, labelled } from '../texts/labels.ts';
import { FILE_TYPES } from '#contract/uploads.ts';

/** The files that a field accepts, by their MIME types. */
export const FILE_KINDS = {
  picture: {
    types: FILE_TYPES.picture,
    label: bilingual('una imagen JPEG, PNG, WebP o AVIF', 'a JPEG, PNG, WebP or AVIF picture'),
  },
  logo: {
    types: [...FILE_TYPES.picture, 'image/svg+xml'],
    label: bilingual('una imagen o un SVG', 'a picture or an SVG'),
  },
  video: {
    types: FILE_TYPES.video,
    label: bilingual('un vídeo MP4 o WebM', 'an MP4 or WebM video'),
  },
  audio: {
    types: FILE_TYPES.audio,
    label: bilingual('un audio MP3, M4A o WAV', 'an MP3, M4A or WAV recording'),
  },
  pdf: { types: ['application/pdf'], label: bilingual('un PDF', 'a PDF') },
} satisfies Record<string, { types: readonly string[]; label: Bilingual }>;

export type FileKind = keyof typeof FILE_KINDS;

/** Creates a field for a file of one kind; the admin lists no others, and Payload refuses them. */
export const uploadField = (
  name: string,
  text: FieldText,
  kind: FileKind,
  { admin, ...rest }: Partial<Pick<UploadField, 'required' | 'admin'>> = {},
): UploadField =>
  ({
    name,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { in: [...FILE_KINDS[kind].types] } },
    custom: { kind },
    ...rest,
    ...labelled(text, admin),
  }) as UploadField;

/** Returns the kind of file that a field accepts, or `undefined` if it holds no file. */
export const findKind = (field: object): FileKind | undefined =>
  (field as { custom?: { kind?: FileKind } }).custom?.kind;
