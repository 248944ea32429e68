import type { CollectionBeforeValidateHook, Config, Field, SanitizedConfig } from 'payload';
import { access } from '../../access.ts';
import TEXTS from '../../texts/fields/queryPresets.json' with { type: 'json' };
import type { Bilingual } from '../../texts/labels.ts';

const COLLECTION = 'payload-query-presets';
const OPERATIONS = ['read', 'update', 'delete'] as const;

const LABELS = new Map<string, Bilingual>(Object.entries(TEXTS.fields));
/** Fields that editors do not see: who may use a filter is one checkbox, and no list has groups. */
const HIDDEN = ['access', 'groupBy'];

/** Sets who may use a saved filter from one checkbox: its author, or every editor. */
const shareWithTeam: CollectionBeforeValidateHook = ({ data }) => {
  const constraint = data?.isShared ? 'everyone' : 'onlyMe';
  const access = data?.access as Record<string, object> | undefined;
  const shared = OPERATIONS.map((operation) => [operation, { ...access?.[operation], constraint }]);
  return { ...data, access: { ...access, ...Object.fromEntries(shared) } };
};

function simplifyField(field: Field): void {
  if (!('name' in field) || !field.name) return;
  if (HIDDEN.includes(field.name))
    field.admin = { ...field.admin, hidden: true, disableListColumn: true };
  const label = LABELS.get(field.name);
  if (label) (field as { label?: Bilingual }).label = label;
}

/** Saved filters, Payload's query presets: editors use them, API keys do not. */
export const queryPresets = {
  settings: {
    labels: TEXTS.labels,
    access: { read: access.editors, ...access.changedByEditors },
    constraints: {},
  } satisfies Config['queryPresets'],
  /**
   * Labels the fields of saved filters in both languages, and replaces Payload's three settings of who
   * may use them with one checkbox. Payload creates the collection itself, so this follows its
   * configuration; no API but the admin's needs the collection.
   */
  simplify(config: SanitizedConfig): SanitizedConfig {
    const collection = config.collections.find(({ slug }) => slug === COLLECTION);
    if (!collection) throw new Error(`Payload has no collection "${COLLECTION}"`);
    collection.graphQL = false;
    collection.admin.defaultColumns = ['title', 'isShared', 'where', 'columns'];
    collection.hooks.beforeValidate.unshift(shareWithTeam);
    collection.fields.forEach(simplifyField);
    return config;
  },
};
