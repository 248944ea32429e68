import {
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type Plugin,
  traverseFields,
} from 'payload';
import { uiField } from '../../fields/layout.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { nameFields, rememberSave } from './errorLabels.ts';

/*
 * What helps in every form: a first save blocks the form until its record is open, added rows open with
 * the focus, changes reach the server, whose answers undo no later change, and unsaved work is not left
 * by mistake.
 */
const COMPONENTS = [
  '/features/form/admin/FirstSave.tsx#FirstSave',
  '/features/form/admin/FormFocus.tsx#FormFocus',
  '/features/form/admin/FormAnswers.tsx#FormRequests',
  '/features/form/admin/LeaveGuard.tsx#LeaveGuard',
] as const;

/** Shows above a form who changed the record last, and unsaved work of an earlier session. */
const notices = uiField('notices', '/features/form/admin/RecordNotices.tsx#RecordNotices');

/**
 * Removes the cross that empties a list from every required list of choices: it followed the list in the
 * order of the keyboard, so Tab and Enter after a choice removed the choice. Payload has an option for this on
 * selects only; relationships get a class, see `payloadClasses.css`.
 */
function keepChoices(fields: Field[]): void {
  traverseFields({
    fields,
    callback: ({ field }) => {
      if (field.type === 'select' && field.required) {
        field.admin = { ...field.admin, isClearable: false };
      }
      if (field.type === 'relationship' && field.required) {
        field.admin = { ...field.admin, className: 'not-clearable' };
      }
    },
  });
}

const HOOKS: object = { last: { beforeChange: [rememberSave] } };

const withNotices = <T extends CollectionConfig | GlobalConfig>(entity: T): T => ({
  ...extendConfig.hooks(entity, HOOKS),
  fields: [notices, ...entity.fields],
  admin: { ...entity.admin, hideAPIURL: true },
});

/** Helps in the forms of content; no tab shows a record as JSON. */
export const form: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    keepChoices(fields);
  }
  const hooks = { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), nameFields] };
  const noticed = extendConfig.content({ ...config, hooks }, withNotices, withNotices);
  return extendConfig.admin(extendConfig.formComponents(noticed, COMPONENTS), {
    providers: [
      '/features/form/admin/FormAnswers.tsx#FormAnswers',
      '/features/form/admin/CheckboxTitles.tsx#CheckboxTitles',
      '/features/form/admin/RecoveryBanner.tsx#RecoveryCleanup',
    ],
  });
};
