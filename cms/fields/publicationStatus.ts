import type { UIField } from 'payload';
import { bilingual } from '../texts/labels.ts';

/** Creates the part of the sidebar that shows whether the site shows the record, and why not. */
export const publicationStatus = (): UIField => ({
  name: 'publicationStatus',
  type: 'ui',
  label: bilingual('En la web', 'On the site'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/features/publishing/admin/RecordPublication.tsx#RecordPublication' },
  },
});
