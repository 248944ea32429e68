import type { CollectionConfig, GlobalConfig } from 'payload';

const COMPONENT = '/components/KeptErrors.tsx#KeptErrors';

/** Keeps the reasons of a refusal at the fields of a collection's form. */
export function withKeptErrors(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), COMPONENT];
  const edit = { ...components?.edit, beforeDocumentControls };
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, edit } },
  };
}

/** Keeps the reasons of a refusal at the fields of a global's form. */
export function withGlobalKeptErrors(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const beforeDocumentControls = [
    ...(components?.elements?.beforeDocumentControls ?? []),
    COMPONENT,
  ];
  const elements = { ...components?.elements, beforeDocumentControls };
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
}
