import type { Plugin } from 'payload';
import { mapCollections, withView } from '../extendConfig.ts';
import { orderEndpoint } from './orderEndpoint.ts';

const LINK = '/features/order/admin/OrderLink.tsx#OrderLink';

/** Orders the people of each list by hand. */
export const order: Plugin = (config) => {
  const extended = mapCollections(config, (collection) => {
    if (collection.slug !== 'talents') return collection;
    const { components } = collection.admin ?? {};
    const beforeListTable = [...(components?.beforeListTable ?? []), LINK];
    return {
      ...collection,
      endpoints: [...(collection.endpoints || []), orderEndpoint],
      admin: { ...collection.admin, components: { ...components, beforeListTable } },
    };
  });
  return withView(extended, 'order', {
    path: '/order',
    Component: '/features/order/admin/OrderView.tsx#OrderView',
  });
};
