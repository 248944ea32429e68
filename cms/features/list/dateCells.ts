import type { CollectionConfig, DateField } from 'payload';

const CELL = '/features/list/admin/DateTimeCell.tsx#DateTimeCell';

/** A field that Payload adds to every collection, with a list column in Madrid's time. */
const stampField = (name: 'createdAt' | 'deletedAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true, components: { Cell: CELL } },
});

/** Shows when records were changed, created and deleted in Madrid's time: Payload uses the browser's. */
export const withDateCells = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [
    ...collection.fields,
    stampField('updatedAt'),
    stampField('createdAt'),
    ...(collection.trash ? [stampField('deletedAt')] : []),
  ],
});
