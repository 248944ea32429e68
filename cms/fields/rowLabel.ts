/**
 * Names the component that titles a collapsed row in the admin by the values of its fields.
 *
 * @param fields names of the row's fields, in the order to be shown
 */
export const rowLabel = (...fields: string[]) => ({
  path: '/components/RowLabel.tsx#RowLabel',
  clientProps: { fields },
});
