import type { Plugin } from 'payload';
import { extendConfig } from '../../plugins/extendConfig.ts';

const VIEW = { Component: '/features/dashboard/admin/Dashboard.tsx#Dashboard' };

/** Shows what waits for an editor as the first page of the admin. */
export const dashboard: Plugin = (config) =>
  extendConfig.components(config, { views: { dashboard: VIEW } });
