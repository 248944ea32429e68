import type { Plugin } from 'payload';
import { withAdminComponents } from '../extendConfig.ts';

/** Keeps unsaved work in the browser, and deletes old copies; forms offer it in their notices. */
export const recovery: Plugin = (config) =>
  withAdminComponents(config, {
    providers: ['/features/recovery/admin/RecoveryCleanup.tsx#RecoveryCleanup'],
  });
