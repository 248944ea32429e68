import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';

/** Values that the CMS computes from a file; an editor or an API can change only the file. */
const DERIVED = [
  ...['checksum', 'colour', 'durationSeconds'],
  ...['mimeType', 'filesize', 'width', 'height'],
] as const;

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** Keeps the focal point inside the picture: the site crops around it. */
export const keepFocalPoint: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const original = originalDoc as Record<string, unknown> | undefined;
  const kept = (['focalX', 'focalY'] as const).map((name) => {
    const value: unknown = (data as Record<string, unknown>)[name];
    return [name, value === undefined || isPercent(value) ? value : (original?.[name] ?? null)];
  });
  return { ...data, ...(Object.fromEntries(kept) as object) };
};

const STORING = 'isFileBeingStored';

/** Marks the saves of the S3 adapter, which saves a record again after it has stored the file. */
export const markStorageSaves =
  (storeFile: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    args.req.context[STORING] = true;
    try {
      return (await storeFile(args)) as unknown;
    } finally {
      delete args.req.context[STORING];
    }
  };

/** Whether the S3 adapter saves a record again after it has stored the file. */
export const isStorageSave = ({ context }: PayloadRequest): boolean => Boolean(context[STORING]);

/**
 * Keeps the values that are computed from the file when a record is saved without one. Payload
 * itself ignores a file's name, URL and sizes in the request.
 */
export const keepDerivedValues: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.file || isStorageSave(req)) return data;
  const original = originalDoc as Record<string, unknown> | undefined;
  const kept = DERIVED.map((name) => [name, original?.[name] ?? null]);
  return { ...data, ...(Object.fromEntries(kept) as object) };
};
