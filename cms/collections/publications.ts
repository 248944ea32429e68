import type { CollectionConfig, Field } from 'payload';
import { editors } from '../access.ts';
import { STATES } from '../features/publishing/reports/store.ts';
import { reportEndpoints } from '../features/publishing/reports/endpoints.ts';
import { viewEndpoints } from '../features/publishing/reports/viewEndpoints.ts';

const nobody = () => false;
const dateField = (name: string): Field => ({ name, type: 'date' });

/**
 * The last requested publications of the site and what became of them. Hooks and builds write
 * them; editors read them on the first page of the admin and beside each record.
 */
export const Publications: CollectionConfig = {
  slug: 'publications',
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  endpoints: [...reportEndpoints, ...viewEndpoints],
  fields: [
    // A random UUID, which the build hook sends to the host.
    { name: 'id', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, index: true, options: [...STATES] },
    // The host itself starts a build after a push, and by its own schedule.
    { name: 'source', type: 'select', required: true, options: ['cms', 'host'] },
    { name: 'changes', type: 'json', required: true, defaultValue: [] },
    { name: 'error', type: 'text' },
    { name: 'problems', type: 'json', required: true, defaultValue: [] },
    { name: 'deployId', type: 'text', index: true },
    { name: 'deployUrl', type: 'text' },
    ...['sentAt', 'begunAt', 'builtAt', 'onlineAt', 'failedAt'].map(dateField),
  ],
};
