import { link, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { settings } from '../../runtime/settings.ts';
import { whenTransactionEnds } from '../../runtime/transaction.ts';
import { stored } from '../../stored/stored.ts';

/** A row of a file, as far as it names what is on disk. */
interface Named {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | undefined>;
}

/** Returns the names of a file and its sized copies. */
const namesOf = ({ filename, sizes }: Named): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string' && name !== '',
  ) as string[];

const pathOf = (name: string) => path.join(settings.mediaFolder, name);
/** The second name of a file that Payload deletes before it has stored its successor. */
const keptPath = (name: string) => pathOf(`.${name}.kept`);

/** Whether files are on this disk: an adapter for buckets turns that off. */
const isLocal = ({ payload }: PayloadRequest): boolean =>
  !payload.collections.media.config.upload.disableLocalStorage;

/** Links a file to its second name; a file that is missing has nothing to lose. */
async function keep(name: string): Promise<boolean> {
  await rm(keptPath(name), { force: true });
  return link(pathOf(name), keptPath(name)).then(
    () => true,
    () => false,
  );
}

const keepOld: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation !== 'update' || id === undefined || !isLocal(req)) return args;
  const row = await stored.get<Named>(req, 'media', id);
  for (const name of namesOf(row ?? {})) {
    if (!(await keep(name))) continue;
    await whenTransactionEnds(req, (isCommitted) =>
      isCommitted ? rm(keptPath(name), { force: true }) : rename(keptPath(name), pathOf(name)),
    );
  }
  return args;
};

/** Deletes a file that no row names: a save at the same time may have taken the same name first. */
async function deleteUnnamed(payload: Payload, name: string): Promise<void> {
  const where = {
    or: ['filename', 'sizes.thumbnail.filename'].map((path) => ({ [path]: { equals: name } })),
  };
  const rows = await stored.find({ payload }, 'media', { where, select: {} });
  if (rows.length === 0) await rm(pathOf(name), { force: true });
}

const deleteNew: CollectionBeforeValidateHook = async ({ data, req }) => {
  // Payload has named the file, and writes it after this hook.
  const names = req.file && isLocal(req) ? namesOf(data ?? {}) : [];
  await whenTransactionEnds(req, async (isCommitted) => {
    if (isCommitted) return;
    for (const name of names) await deleteUnnamed(req.payload, name);
  });
  return data;
};

/**
 * Keeps rows and files together where files are on disk. Payload deletes the old files of a record, and writes the
 * new ones, before it writes the row: a save that failed, e.g. because the disk was full, left half a file, or a
 * record without one.
 */
export const storedFiles = { keepOld, deleteNew };
