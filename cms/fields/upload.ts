import type { UploadField } from 'payload';
import { type Bilingual, type FieldText, labelled } from '../texts/labels.ts';
import TEXTS from '../texts/fileKinds.json' with { type: 'json' };
import { FILE_TYPES } from '#contract/uploads.ts';

/** The files that a field accepts, by their MIME types. */
export const FILE_KINDS = {
  picture: { types: FILE_TYPES.picture, label: TEXTS.picture },
  logo: { types: [...FILE_TYPES.picture, 'image/svg+xml'], label: TEXTS.logo },
  video: { types: FILE_TYPES.video, label: TEXTS.video },
  audio: { types: FILE_TYPES.audio, label: TEXTS.audio },
  pdf: { types: ['application/pdf'], label: TEXTS.pdf },
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
