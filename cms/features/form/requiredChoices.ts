import { type SanitizedConfig, traverseFields } from 'payload';

/**
 * Removes the cross that empties a list from every required list of choices: it followed the list in
 * the order of the keyboard, so Tab and Enter after a choice removed the choice.
 */
export function keepRequiredChoices(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== 'select' || !field.required || field.hasMany) return;
        field.admin = { ...field.admin, isClearable: false };
      },
    });
  }
  return config;
}
