import type { Collection, CollectionBeforeOperationHook, PayloadRequest } from 'payload';

/** Moving a record to the trash, or recovering it from there. */
type TrashOperation = 'trash' | 'recover';

interface Args {
  collection: Collection;
  data?: { deletedAt?: unknown };
  draft?: boolean;
  trash?: boolean;
}

const KEY = 'trashOperation';
const WRITING = ['create', 'update', 'delete', 'restoreVersion'];

/** Returns what an update does with the trash, or `undefined` for any other update. */
function findOperation({ data, trash }: Args): TrashOperation | undefined {
  if (!data || !('deletedAt' in data)) return undefined;
  if (data.deletedAt) return 'trash';
  // A form also sends the empty field; only this parameter reaches a record in the trash.
  return trash ? 'recover' : undefined;
}

/**
 * Makes an update of `deletedAt` change nothing else. Payload would merge the latest draft into the
 * public row and take it down, so that recovering could not bring back what was online: without
 * versions in its configuration, the operation writes the public row alone.
 */
export const rememberTrashOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!WRITING.includes(operation)) return args;
  const update = args as Args;
  const found = operation === 'update' ? findOperation(update) : undefined;
  req.context[KEY] = found;
  if (!found) return args;
  const { collection } = update;
  return {
    ...update,
    draft: false,
    data: { deletedAt: found === 'trash' ? new Date().toISOString() : null },
    collection: { ...collection, config: { ...collection.config, versions: undefined } },
  };
};

/** Returns what the current operation does with the trash, or `undefined`. */
export const trashOperation = ({ context }: PayloadRequest): TrashOperation | undefined =>
  context[KEY] as TrashOperation | undefined;
