import type { CollectionConfig, Field, GlobalConfig } from 'payload';

const GUARD = '/features/form/admin/LeaveGuard.tsx#LeaveGuard';

/** Shows above a form who changed the record last, and unsaved work of an earlier session. */
const notices: Field = {
  name: 'notices',
  type: 'ui',
  admin: {
    components: { Field: '/features/form/admin/RecordNotices.tsx#RecordNotices' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};

/** Protects unsaved work in a collection's form, and shows who changed the record last. */
export function withRecordNotices(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), GUARD];
  const edit = { ...components?.edit, beforeDocumentControls };
  return {
    ...collection,
    fields: [notices, ...collection.fields],
    admin: { ...collection.admin, components: { ...components, edit } },
  };
}

/** Protects unsaved work in a global's form, and shows who changed it last. */
export function withGlobalRecordNotices(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), GUARD];
  const elements = { ...components?.elements, beforeDocumentControls };
  return {
    ...global,
    fields: [notices, ...global.fields],
    admin: { ...global.admin, components: { ...components, elements } },
  };
}
