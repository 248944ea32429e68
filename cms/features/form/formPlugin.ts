import {
  type AfterErrorHook,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
  traverseFields,
  ValidationError,
} from 'payload';
import { describePath } from '../../fields/dataFields.ts';
import { uiField } from '../../fields/layout.ts';
import type { Siblings } from '../../fields/rules.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { adminLanguage } from '../../texts/problems.ts';

/*
 * What helps in every form: the page of a new record opens where its first save was, added rows open with the
 * focus, changes reach the server, whose answers undo no later change, and unsaved work is not left by mistake.
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

/** What each request saves, merged with what is stored: the paths of its errors lead into that. */
const saves = new WeakMap<PayloadRequest, { fields: readonly Field[]; data: Siblings }>();

interface Save {
  collection?: { fields: Field[] };
  global?: { fields: Field[] };
  data: object;
  req: PayloadRequest;
}

/** Hook before the change of a record or global that keeps what {@link nameFields} names fields by. */
function rememberSave({ collection, global, data, req }: Save) {
  saves.set(req, { fields: (collection ?? global)!.fields, data: data as Siblings });
  return data;
}

/**
 * Names the fields of a refused save as an editor knows them, “Acentos › 1 (Andaluz) › Nivel”: Payload
 * gives the number of a row only.
 */
const nameFields: AfterErrorHook = ({ error, req, result }) => {
  const save = saves.get(req);
  const { errors } = ((error as Partial<ValidationError>).data ?? {}) as {
    errors?: { path: string; message: string }[];
  };
  if (!(error instanceof ValidationError) || !save || !errors || !result) return undefined;
  const named = errors.map((one) => {
    const label = describePath(save.fields, one.path, adminLanguage(req), save.data);
    return { ...one, ...(label && { label }) };
  });
  const { message } = new ValidationError({ errors: named }, req.t);
  const [first, ...others] = result.errors ?? [];
  const renamed = { ...first, message, data: { ...first?.data, errors: named } };
  return { response: { ...result, errors: [renamed, ...others] } };
};

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
