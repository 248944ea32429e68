import type { Plugin } from 'payload';

const VIEW = { Component: '/features/dashboard/admin/Dashboard.tsx#Dashboard' };

/** Shows what waits for an editor as the first page of the admin. */
export const dashboard: Plugin = ({ admin, ...config }) => ({
  ...config,
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      views: { ...admin?.components?.views, dashboard: VIEW },
    },
  },
});
