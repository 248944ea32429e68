import type { CollectionConfig, GlobalConfig } from 'payload';

/*
 * What helps in every form: a first save blocks the form until its record is open, the reasons of a
 * refusal stay, added rows open with the focus, removed rows stay removed, changes reach the server,
 * English is marked, and no tab shows the record as JSON.
 */
const COMPONENTS = [
  '/features/form/admin/KeptErrors.tsx#KeptErrors',
  '/features/form/admin/FirstSave.tsx#FirstSave',
  '/features/form/admin/FormFocus.tsx#FormFocus',
  '/features/form/admin/OrphanFields.tsx#OrphanFields',
  '/features/form/admin/UnsentChanges.tsx#UnsentChanges',
  '/features/english/admin/EnglishMark.tsx#EnglishMark',
];

/** Adds them to a collection's form. */
export function withFormHelp(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    ...COMPONENTS,
  ];
  const edit = { ...components?.edit, beforeDocumentControls };
  return {
    ...collection,
    admin: { ...collection.admin, hideAPIURL: true, components: { ...components, edit } },
  };
}

/** Adds them to a global's form. */
export function withGlobalFormHelp(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const beforeDocumentControls = [
    ...(components?.elements?.beforeDocumentControls ?? []),
    ...COMPONENTS,
  ];
  const elements = { ...components?.elements, beforeDocumentControls };
  return {
    ...global,
    admin: { ...global.admin, hideAPIURL: true, components: { ...components, elements } },
  };
}
