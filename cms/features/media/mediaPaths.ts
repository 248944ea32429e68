import type { FlattenedField } from 'payload';

/** Returns the paths of all upload fields for media, e.g. `gallery.picture`. */
export function mediaPaths(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload') return field.relationTo === 'media' ? [field.name] : [];
    const children =
      field.type === 'blocks'
        ? field.blocks.flatMap((block) =>
            typeof block === 'string' ? [] : mediaPaths(block.flattenedFields),
          )
        : 'flattenedFields' in field
          ? mediaPaths(field.flattenedFields)
          : [];
    return [...new Set(children)].map((path) => `${field.name}.${path}`);
  });
}
