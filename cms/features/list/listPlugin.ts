import type { DateField, Plugin } from 'payload';
import { extendConfig } from '../../plugins/extendConfig.ts';

const KEPT = '/features/list/admin/KeptSelection.tsx#KeptSelection';
const CELL = '/features/list/admin/cells.tsx#DateTimeCell';

/** A field that Payload adds to every collection, with a list column in Madrid's time. */
const stampField = (name: 'createdAt' | 'deletedAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  // A copy is as new as its creation, which Payload sets by itself.
  ...(name === 'updatedAt' && { hooks: { beforeDuplicate: [() => new Date().toISOString()] } }),
  admin: { disableBulkEdit: true, hidden: true, components: { Cell: CELL } },
});

/** What only the CMS itself writes is listed in other columns. */
const WITHOUT_STAMPS = ['audit-log', 'publications', 'second-factors', 'proposal-answers'];

/**
 * Shows when records were changed, created and deleted in Madrid's time, where Payload uses the browser's,
 * and keeps what is ticked.
 */
export const list: Plugin = (config) =>
  extendConfig.collections(config, (collection) =>
    WITHOUT_STAMPS.includes(collection.slug)
      ? collection
      : {
          ...extendConfig.components(collection, { beforeListTable: [KEPT] }),
          fields: [
            ...collection.fields,
            stampField('updatedAt'),
            stampField('createdAt'),
            ...(collection.trash ? [stampField('deletedAt')] : []),
          ],
        },
  );
