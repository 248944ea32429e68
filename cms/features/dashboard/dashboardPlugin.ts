import type { Plugin } from 'payload';
import { withView } from '../extendConfig.ts';

/** The first page of the admin: what waits for an editor. */
export const dashboard: Plugin = (config) =>
  withView(config, 'dashboard', { Component: '/features/dashboard/admin/Dashboard.tsx#Dashboard' });
