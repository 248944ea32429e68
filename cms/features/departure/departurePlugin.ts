import type { Field, Plugin } from 'payload';
import { mapCollections } from '../extendConfig.ts';
import { departureEndpoints } from './departureEndpoints.ts';

const ITEM = '/features/departure/admin/LeaveAgency.tsx#LeaveAgency';

/** Says above the form that the person has left the agency. */
const notice: Field = {
  name: 'departure',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/features/departure/admin/DepartureNotice.tsx#DepartureNotice' },
  },
};

/** Takes a talent who leaves the agency off the site in one action, which can be undone. */
export const departure: Plugin = (config) =>
  mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const editMenuItems = [...(components?.edit?.editMenuItems ?? []), ITEM];
    const edit = { ...components?.edit, editMenuItems };
    return {
      ...collection,
      fields: [notice, ...collection.fields],
      endpoints: [...(collection.endpoints || []), ...departureEndpoints],
      admin: { ...collection.admin, components: { ...components, edit } },
    };
  });
