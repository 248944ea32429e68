import type { CollectionConfig, Field, FieldHook, PayloadRequest } from 'payload';
import { access } from '../access.ts';
import { type Bilingual, bilingual, tr } from '../texts/labels.ts';
import { adminLanguage, labelOf, recordTitle } from '../texts/problems.ts';
import { formatMoment } from '../texts/times.ts';
import TEXTS from '../texts/fields/auditLog.json' with { type: 'json' };

interface Entry {
  createdAt?: string;
  action?: string;
  kind?: string | null;
  recordId?: string | null;
  fields?: string[] | null;
}

const NOTHING = '—';
/** Labels of fields that Payload adds without one. */
const ACCOUNT_FIELDS = new Map<string, Bilingual>(Object.entries(TEXTS.accountFields));

async function findTitle(req: PayloadRequest, kind: string, id: string): Promise<string> {
  const collection = req.payload.collections[kind as 'users']?.config;
  if (!collection) return id;
  const doc = await req.payload.findByID({
    collection: collection.slug as 'users',
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    trash: true,
  });
  if (!doc) return `${id} (${tr(req, 'borrado', 'deleted')})`;
  return recordTitle(collection, doc as never);
}

const configOf = ({ payload }: PayloadRequest, kind: string) =>
  payload.collections[kind as 'users']?.config ??
  payload.globals.config.find(({ slug }) => slug === kind);

/** Returns the time of an entry in Madrid, wherever the server and the browser are. */
const describeTime: FieldHook = ({ siblingData, req }) => {
  const { createdAt } = siblingData as Entry;
  return createdAt ? formatMoment(createdAt, adminLanguage(req), 'seconds') : '';
};

/** Returns what an entry is about, e.g. "Talento · Nerea Soto", from the record as it is now. */
const describeRecord: FieldHook = async ({ siblingData, req }) => {
  const { kind, recordId } = siblingData as Entry;
  if (!kind) return NOTHING;
  const config: { label?: unknown; labels?: { singular: unknown } } = configOf(req, kind) ?? {};
  const label = config.labels?.singular ?? config.label;
  const name = labelOf({ label, name: kind }, adminLanguage(req));
  return recordId ? `${name} · ${await findTitle(req, kind, recordId)}` : name;
};

const describeFields: FieldHook = ({ siblingData, req }) => {
  const { kind, fields } = siblingData as Entry;
  const config = configOf(req, kind ?? '');
  const known = (config?.flattenedFields ?? []) as { name: string; label?: unknown }[];
  const labels = (fields ?? []).map((name) => {
    const field = known.find((candidate) => candidate.name === name);
    return labelOf({ label: ACCOUNT_FIELDS.get(name) ?? field?.label, name }, adminLanguage(req));
  });
  return labels.join(', ') || NOTHING;
};

/** Returns who did something: an account, a script of the CMS, or someone without an account. */
const describeWho: FieldHook = ({ siblingData, value, req }) => {
  if (value) return value;
  const isAttempt = ['signInFailed', 'blocked'].includes((siblingData as Entry).action ?? '');
  return isAttempt
    ? tr(req, 'Cuenta desconocida', 'Unknown account')
    : tr(req, 'Sistema', 'System');
};

const hidden = {
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const;

/** A text that is made from the entry when it is read, in the reader's language. */
const describedField = (
  name: string,
  label: Bilingual,
  describe: typeof describeRecord,
): Field => ({ name, type: 'text', virtual: true, label, hooks: { afterRead: [describe] } });

/** Who changed what, and sign-ins: written by hooks, kept for a year, read by administrators. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  versions: false,
  labels: TEXTS.labels,
  admin: {
    useAsTitle: 'who',
    defaultColumns: ['time', 'who', 'action', 'record', 'changes', 'address'],
    group: bilingual('Equipo', 'Team'),
    hidden: ({ user }) => user?.role !== 'admin',
    description: TEXTS.description,
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  access: { read: access.admins, ...access.changedByNobody },
  fields: [
    describedField('time', TEXTS.time, describeTime),
    {
      name: 'who',
      type: 'text',
      index: true,
      label: TEXTS.who,
      hooks: { afterRead: [describeWho] },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(TEXTS.actions).map(([value, label]) => ({ value, label })),
      label: TEXTS.action,
    },
    describedField('record', TEXTS.record, describeRecord),
    describedField('changes', TEXTS.changes, describeFields),
    {
      name: 'address',
      type: 'text',
      label: TEXTS.address,
      // Only sign-ins have one.
      hooks: { afterRead: [({ value }) => (value || NOTHING) as unknown] },
    },
    { name: 'kind', type: 'text', ...hidden },
    { name: 'recordId', type: 'text', ...hidden },
    { name: 'fields', type: 'json', ...hidden },
  ],
};
