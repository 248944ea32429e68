import type { Plugin } from 'payload';
import { mapCollections, withHooks, withTasks } from '../extendConfig.ts';
import { moveLatestVersion } from './latestVersion.ts';
import { purgeTrash } from './purgeTrash.ts';
import { refuseDeletion } from './refuseDeletion.ts';
import { rememberTrashOperation } from './trashOperation.ts';

const NOTICE = '/features/trash/admin/TrashNotice.tsx#TrashNotice';

/**
 * Adds the rules of the trash to each collection that has one. Deleting in the admin moves a record
 * there; the purge deletes it for good after 30 days.
 */
export const trash: Plugin = (config) => {
  const extended = mapCollections(config, (collection) => {
    if (!collection.trash) return collection;
    const { components } = collection.admin ?? {};
    const beforeListTable = [...(components?.beforeListTable ?? []), NOTICE];
    return withHooks(
      {
        ...collection,
        admin: { ...collection.admin, components: { ...components, beforeListTable } },
      },
      {
        first: {
          beforeOperation: [rememberTrashOperation],
          beforeDelete: [refuseDeletion],
          afterChange: [moveLatestVersion],
        },
      },
    );
  });
  return withTasks(extended, purgeTrash);
};
