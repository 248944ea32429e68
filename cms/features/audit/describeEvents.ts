import type { FieldHook, PayloadRequest } from 'payload';
import { bilingual } from '../../texts/labels.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';

/** The columns of an entry that its texts are made of. */
interface Entry {
  createdAt?: string;
  action?: string;
  kind?: string | null;
  recordId?: string | null;
  fields?: string[] | null;
}

const DELETED = bilingual('borrado', 'deleted');
const SCRIPT = bilingual('Sistema', 'System');
const UNKNOWN_ACCOUNT = bilingual('Cuenta desconocida', 'Unknown account');
const NOTHING = '—';
/** Labels of fields that Payload adds without one. */
const ACCOUNT_FIELDS: Record<string, { es: string; en: string }> = {
  password: bilingual('Contraseña', 'Password'),
  email: bilingual('Correo electrónico', 'E-mail address'),
  apiKey: bilingual('Clave de API', 'API key'),
};

const languageOf = ({ i18n }: PayloadRequest) => (i18n.language === 'en' ? 'en' : 'es');

/** Returns a label of the configuration in the admin's language; `fallback` if it is no text. */
function labelText(label: unknown, req: PayloadRequest, fallback: string): string {
  if (typeof label === 'string') return label;
  return (label as { es?: string; en?: string } | undefined)?.[languageOf(req)] ?? fallback;
}

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
  if (!doc) return `${id} (${DELETED[languageOf(req)]})`;
  const title = (doc as unknown as Record<string, unknown>)[collection.admin.useAsTitle ?? 'id'];
  return String(title || id);
}

const configOf = ({ payload }: PayloadRequest, kind: string) =>
  payload.collections[kind as 'users']?.config ??
  payload.globals.config.find(({ slug }) => slug === kind);

/** Returns the time of an entry in Madrid, wherever the server and the browser are. */
export const describeTime: FieldHook = ({ siblingData, req }) => {
  const { createdAt } = siblingData as Entry;
  if (!createdAt) return '';
  return new Intl.DateTimeFormat(languageOf(req) === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: TIME_ZONE,
  }).format(new Date(createdAt));
};

/** Returns what an entry is about, e.g. "Talento · Nerea Soto", from the record as it is now. */
export const describeRecord: FieldHook = async ({ siblingData, req }) => {
  const { kind, recordId } = siblingData as Entry;
  if (!kind) return NOTHING;
  const config: { label?: unknown; labels?: { singular: unknown } } | undefined = configOf(
    req,
    kind,
  );
  const name = labelText(config?.labels?.singular ?? config?.label, req, kind);
  return recordId ? `${name} · ${await findTitle(req, kind, recordId)}` : name;
};

/** Returns the labels of the changed fields. */
export const describeFields: FieldHook = ({ siblingData, req }) => {
  const { kind, fields } = siblingData as Entry;
  const config = configOf(req, kind ?? '');
  const known = (config?.flattenedFields ?? []) as { name: string; label?: unknown }[];
  const labels = (fields ?? []).map((name) => {
    const field = known.find((candidate) => candidate.name === name);
    return labelText(ACCOUNT_FIELDS[name] ?? field?.label, req, name);
  });
  return labels.join(', ') || NOTHING;
};

/** Returns who did something: an account, a script of the CMS, or someone without an account. */
export const describeWho: FieldHook = ({ siblingData, value, req }) => {
  if (value) return value;
  const isAttempt = ['signInFailed', 'blocked'].includes((siblingData as Entry).action ?? '');
  return (isAttempt ? UNKNOWN_ACCOUNT : SCRIPT)[languageOf(req)];
};

/** Returns the client's address, which only sign-ins have. */
export const describeAddress: FieldHook = ({ value }) => value || NOTHING;
