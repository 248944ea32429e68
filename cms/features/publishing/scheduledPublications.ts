import type { CollectionConfig, GlobalConfig } from 'payload';

const COMPONENT = '/features/publishing/admin/ScheduledPublications.tsx#ScheduledPublications';

/** Shows what is scheduled for a record in the form of a collection that has drafts. */
export function withScheduled(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const { components } = collection.admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), COMPONENT];
  const edit = { ...components?.edit, beforeDocumentControls };
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
}

/** Shows what is scheduled in the form of a global that has drafts. */
export function withGlobalScheduled(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global;
  const { components } = global.admin ?? {};
  const beforeDocumentControls = [
    ...(components?.elements?.beforeDocumentControls ?? []),
    COMPONENT,
  ];
  const elements = { ...components?.elements, beforeDocumentControls };
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
}
