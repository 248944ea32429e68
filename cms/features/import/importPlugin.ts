import type { Plugin } from 'payload';
import { mapCollections, withView } from '../extendConfig.ts';
import { transferEndpoints } from './importEndpoints.ts';

const LINK = '/features/import/admin/ImportLink.tsx#ImportLink';

/** Imports talents from a spreadsheet, and exports them to one. */
export const importTalents: Plugin = (config) => {
  const extended = mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const listMenuItems = [...(components?.listMenuItems ?? []), LINK];
    return {
      ...collection,
      endpoints: [...(collection.endpoints || []), ...transferEndpoints],
      admin: { ...collection.admin, components: { ...components, listMenuItems } },
    };
  });
  return withView(extended, 'importTalents', {
    path: '/import',
    Component: '/features/import/admin/ImportView.tsx#ImportView',
  });
};
