import {
  type Plugin,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type CollectionAfterChangeHook,
  type TaskConfig,
  APIError,
  type Collection,
  type CollectionBeforeOperationHook,
} from 'payload';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { access } from '../../access.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { type Talent, withRecoveredAddress } from '../../fields/slug.ts';
import { contextOf } from '../../runtime/requestContext.ts';
import { stored } from '../../stored/stored.ts';

const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Files last: one is kept while a record needs it. */
const COLLECTIONS: readonly CollectionSlug[] = ['talents', 'pages', 'proposals', 'media'];

/** Deletes for good, once a day, what has been in the trash for {@link TRASH_DAYS} days, with its files. */
const purgeTrash: TaskConfig<'purgeTrash'> = {
  slug: 'purgeTrash',
  label: 'Limpieza de la papelera',
  schedule: [{ cron: '45 4 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    const limit = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
    const where = { deletedAt: { less_than: limit } };
    for (const collection of COLLECTIONS) {
      await req.payload.delete({ collection, where, trash: true, depth: 0 });
    }
    return { output: {} };
  },
};

interface Args {
  collection: Collection;
  data?: { deletedAt?: unknown };
  draft?: boolean;
  trash?: boolean;
}

const WRITING = ['create', 'update', 'delete', 'restoreVersion'];

/** Returns what an update does with the trash, or `undefined` for any other update. */
function findOperation({ data, trash }: Args): 'trash' | 'recover' | undefined {
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
const rememberTrashOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!WRITING.includes(operation)) return args;
  const update = args as Args;
  const found = operation === 'update' ? findOperation(update) : undefined;
  contextOf(req).trashOperation = found;
  if (!found) return args;
  const { collection } = update;
  return {
    ...update,
    draft: false,
    data: { deletedAt: found === 'trash' ? new Date().toISOString() : null },
    collection: { ...collection, config: { ...collection.config, versions: undefined } },
  };
};

/**
 * Moves the latest version, which may be a draft beside the public row, to the trash or back with its
 * record: the admin lists records by their latest versions.
 */
const moveLatestVersion: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (!contextOf(req).trashOperation) return doc;
  const kind = collection.slug as CollectionSlug;
  if (!req.payload.collections[kind].config.versions?.drafts) return doc;
  const { id } = doc as Talent;
  const where = { and: [{ parent: { equals: id } }, stored.LATEST] };
  for (const latest of await stored.versions<Talent>(req, kind, { where, limit: 1 })) {
    const draft =
      kind === 'talents'
        ? withRecoveredAddress(latest.version, previousDoc as Talent, doc as Talent)
        : latest.version;
    const data = { ...draft, deletedAt: doc.deletedAt ?? null };
    await stored.write(req, { kind, id, versionId: latest.id }, data);
  }
  return doc;
};

/**
 * Refuses to delete a record for good over the network. Administrators may delete what is in the trash,
 * e.g. because a person asks for it; everything else is deleted by the purge.
 */
const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.payloadAPI === 'local') return;
  const isInTrash = await req.payload.count({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    trash: true,
    req,
  });
  if (isInTrash.totalDocs > 0 && access.admins({ req })) return;
  const message = describeProblem({ code: 'deletedForGood' }, adminLanguage(req));
  throw new APIError(message, 403, undefined, true);
};

const NOTICE = { beforeListTable: ['/features/trash/admin/TrashNotice.tsx#TrashNotice'] };

/**
 * Adds the rules of the trash to each collection that has one. Deleting in the admin moves a record
 * there; the purge deletes it for good after 30 days.
 */
export const trash: Plugin = (config) => {
  const extended = extendConfig.collections(config, (collection) => {
    if (!collection.trash) return collection;
    const first = {
      beforeOperation: [rememberTrashOperation],
      beforeDelete: [refuseDeletion],
      afterChange: [moveLatestVersion],
    };
    return extendConfig.hooks(extendConfig.components(collection, NOTICE), { first });
  });
  return extendConfig.tasks(extended, purgeTrash);
};
