import {
  baseIDField,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
  traverseFields,
  type Where,
} from 'payload';
import { refusal } from '../../fields/rules.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';

/**
 * What “Edit” changes in several records: single values that make sense for all of them. A list is never
 * among them, since the edit would replace everybody's.
 */
const EDITED_TOGETHER = new Map<string, readonly string[]>([
  [
    'talents',
    ['agentId', 'visibility', 'checkedOn', 'availableFrom', 'availableUntil', 'availability'],
  ],
  ['media', ['credit']],
]);
/** What publishing, unpublishing and the trash change. */
const STATE = ['_status', 'deletedAt'];

const BUTTONS = {
  PublishButton: '/features/actions/admin/PublishButton.tsx#PublishButton',
  SaveDraftButton: '/features/actions/admin/SaveDraftButton.tsx#SaveDraftButton',
};

/** Of what has no drafts. */
const SAVE_BUTTON = { SaveButton: '/features/actions/admin/SaveButton.tsx#SaveButton' };

const editedTogether = (slug: string): readonly string[] => EDITED_TOGETHER.get(slug) ?? [];

/** The fields of rows by which a list can be filtered; of the other fields all but these. */
const FILTERED_ROWS = [
  'languages.language',
  'accents.accent',
  'skills.skill',
  'studies.school',
  'awards.award',
  'cinema.title',
  'television.title',
  'theatre.title',
  'otherWork.title',
  'people.talent',
];
const NOT_FILTERED = [
  'agentId',
  'shareId',
  'linkId',
  'isAgeHidden',
  'position',
  'photo',
  'curriculum',
  'picture',
  'website',
  'imdb',
  'instagram',
  'tiktok',
  'pressName',
  'pressEmail',
  'pressPhone',
  'slug',
  'familyName',
  'searchTitle',
  'searchDescription',
  'biography',
  'availability',
  'apiKey',
  'enableAPIKey',
  'text',
  'intro',
];

/** Leaves the filters by which an editor searches: ids of rows, links and keys are none. */
function hideFilters(fields: Field[], list = ''): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) hideFilters(tab.fields, list);
    } else if (field.type === 'row' || field.type === 'collapsible') {
      hideFilters(field.fields, list);
    } else if (field.type === 'array') {
      // Payload would add the same field, and offer it as a filter.
      field.fields.push({ ...baseIDField, admin: { ...baseIDField.admin } } as Field);
      hideFilters(field.fields, `${field.name}.`);
    } else if ('name' in field) {
      const name = `${list}${field.name}`;
      const isFilter = list ? FILTERED_ROWS.includes(name) : !NOT_FILTERED.includes(name);
      if (!isFilter) Object.assign(field, { admin: { ...field.admin, disableListFilter: true } });
    }
  }
}

interface OperationArgs {
  id?: number | string;
  data?: { _status?: unknown; deletedAt?: unknown };
  draft?: boolean;
  trash?: boolean;
  where?: Where;
  overrideAccess?: boolean;
  publishSpecificLocale?: unknown;
  selectedLocales?: unknown;
}

/** Refuses a request that would change more of several records; the CMS's own code may. */
const refuseOtherFields: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id, data, overrideAccess } = args as OperationArgs;
  if (operation !== 'update' || id !== undefined || overrideAccess) return args;
  const allowed = [...editedTogether(collection.slug), ...STATE];
  const others = Object.keys(data ?? {}).filter((name) => !allowed.includes(name));
  if (req.file) others.push('file');
  if (others.length > 0) throw refusal(req, { code: 'notForMany', values: [others.join(', ')] });
  return args;
};

/**
 * Publishes the latest versions of several records, and takes them down with their latest versions, as the
 * buttons of one record do: Payload's operation would work on the public rows, and write those over drafts.
 */
const useLatestVersions: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, data, draft, overrideAccess, trash, where } = args as OperationArgs;
  const isBulk = operation === 'update' && id === undefined && !overrideAccess;
  // Recovering from the trash sends a state too, and leaves the records as they were. Without the parameter an
  // empty `deletedAt` recovers nothing.
  const isTrash = data !== undefined && 'deletedAt' in data && (trash || data.deletedAt);
  if (!isBulk || isTrash || !collection.versions || !where || !data?._status) return args;
  if (data._status === 'published') return { ...args, draft: true };
  if (draft) return args;
  const { payload, user } = req;
  const query = {
    collection: collection.slug as 'talents',
    depth: 0,
    pagination: false,
    user,
    req,
  };
  const found = await payload.find({ ...query, where, overrideAccess: false, select: {} });
  const ids = found.docs.map((record) => record.id);
  const drafts: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'draft' } }] };
  const { docs } = await payload.find({ ...query, where: drafts, draft: true, select: {} });
  for (const record of docs) {
    await payload.update({
      collection: query.collection,
      id: record.id,
      depth: 0,
      user,
      req,
      data: { _status: 'draft' },
      overrideAccess: false,
    });
  }
  return { ...args, where: { id: { in: ids } } };
};

/** Refuses to publish, or to copy, one language of a record: its texts belong together. */
const refuseOneLanguage = ({ args, req }: { args?: unknown; req: PayloadRequest }): void => {
  const { publishSpecificLocale, selectedLocales } = args as OperationArgs;
  const isPart = Array.isArray(selectedLocales) && selectedLocales.length > 0;
  if (publishSpecificLocale || isPart) throw refusal(req, { code: 'allLanguages' });
};

function limitCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, fields, trash, versions } = collection;
  const offered = editedTogether(slug);
  traverseFields({
    fields,
    callback: ({ field }) => {
      if (!('name' in field) || offered.includes(String(field.name))) return;
      Object.assign(field, { admin: { ...field.admin, disableBulkEdit: true } });
    },
  });
  hideFilters(fields);
  const hooked = extendConfig.hooks(collection, {
    first: { beforeOperation: [refuseOneLanguage, refuseOtherFields, useLatestVersions] },
  });
  const extended = versions ? extendConfig.components(hooked, { edit: BUTTONS }) : hooked;
  return {
    ...extended,
    // Publishing and the trash of several records are updates too.
    disableBulkEdit: !versions && !trash && offered.length === 0,
    admin: { ...extended.admin, disableCopyToLocale: true },
  };
}

function limitGlobal(global: GlobalConfig): GlobalConfig {
  const elements = global.versions ? BUTTONS : SAVE_BUTTON;
  const hooks = { first: { beforeOperation: [refuseOneLanguage] } };
  return extendConfig.hooks(extendConfig.components(global, { elements }), hooks);
}

/**
 * Limits what Payload's own actions change. `docs/features/admin-actions.md` lists every action. It follows the
 * plugins that add fields.
 */
export const actions: Plugin = (config) => {
  const limited = extendConfig.collections(config, limitCollection);
  return extendConfig.content(limited, (collection) => collection, limitGlobal);
};
