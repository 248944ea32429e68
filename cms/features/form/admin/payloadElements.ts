/**
 * Selectors of elements in Payload's forms, by its class names and ids, which its documentation does not
 * name. Those of stylesheets are in `cms/features/brand/admin/payloadClasses.css`.
 */
export const PAYLOAD = {
  form: '.document-fields',
  mainFields: '.document-fields__main',
  tab: '.tabs-field__tab-button',
  activeTab: '.tabs-field__tab-button--active',
  rowsField: ':is(.array-field, .blocks-field)',
  row: ':is(.array-field__row, .blocks-field__row)',
  rowFields: '.render-fields',
  rowToggle: '.collapsible__toggle',
  closedRowToggle: '.collapsible__toggle--collapsed',
  select: '.react-select',
  selectedOption: '.rs__single-value',
  popupButton: '.popup-button-list__button',
  unpublishButton: '#action-unpublish',
} as const;
