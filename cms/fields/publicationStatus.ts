import type { UIField } from 'payload';
import { uiField } from './layout.ts';
import { bilingual } from '../texts/labels.ts';

/** Version settings: records are drafts until they are published, at once or at a scheduled time. */
export const DRAFTS = { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };

/** Creates the part of the sidebar that shows whether the site shows the record, and why not. */
export const publicationStatus = (): UIField =>
  uiField(
    'publicationStatus',
    '/features/publishing/admin/PublicationViews.tsx#RecordPublication',
    {
      label: bilingual('En la web', 'On the site'),
      admin: { position: 'sidebar' },
    },
  );
