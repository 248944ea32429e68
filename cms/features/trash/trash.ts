import type { CollectionConfig } from 'payload';
import { moveLatestVersion } from './latestVersion.ts';
import { rememberTrashOperation } from './trashOperation.ts';
import { refuseDeletion } from './refuseDeletion.ts';

const NOTICE = '/features/trash/admin/TrashNotice.tsx#TrashNotice';

/**
 * Adds the rules of the bin to a collection that has one. Deleting in the admin moves a record there;
 * the purge deletes it for good after 30 days.
 */
export const withTrash = (collection: CollectionConfig): CollectionConfig => {
  if (!collection.trash) return collection;
  const { components } = collection.admin ?? {};
  const beforeListTable = [...(components?.beforeListTable ?? []), NOTICE];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
    hooks: {
      ...collection.hooks,
      beforeOperation: [rememberTrashOperation, ...(collection.hooks?.beforeOperation ?? [])],
      beforeDelete: [refuseDeletion, ...(collection.hooks?.beforeDelete ?? [])],
      afterChange: [moveLatestVersion, ...(collection.hooks?.afterChange ?? [])],
    },
  };
};
