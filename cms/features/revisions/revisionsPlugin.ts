import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
  APIError,
} from 'payload';
import { mapCollections, mapContent, withFormComponents, withHooks } from '../extendConfig.ts';
import { changedFields } from '../audit/changedFields.ts';
import { inSameTransaction } from '../../runtime/transaction.ts';
import { CONFLICT_PATH, REVISION_PATH, type Conflict, type Revision } from './revisionConflict.ts';
import type { Values } from './revisionConflict.ts';
import { openFormsEndpoint } from './openForms.ts';
import { mergeValues } from './merge.ts';

const DIALOG = '/features/revisions/admin/ConflictDialog.tsx#ConflictDialog';

/** An error must not show keys: an account's form saves them as they are. */
const SECRETS = ['password', 'apiKey', 'enableAPIKey'];

/** A class of its own, because the log must not contain the values of fields. */
class RevisionConflict extends APIError<
  Conflict & { errors: { path: string; message: string }[] }
> {}

const MESSAGES = {
  es: 'No se ha guardado todavía: elige qué se queda',
  en: 'Not saved yet: choose what stays',
};

/** The name of an uploaded file stands for the file. */
const FILE = 'filename';

/**
 * Returns the values to save, merged with what is stored.
 *
 * @throws {RevisionConflict} 409 with a `Conflict` if both changed a field to different values
 */
function mergeRevision(
  req: PayloadRequest,
  data: Values,
  { loaded, seen, choices }: Revision,
  stored: Values,
): Values {
  const when = String(stored.updatedAt);
  if (loaded.updatedAt === stored.updatedAt) return data;
  const isSecret = (name: string) => SECRETS.includes(name);
  const secrets = Object.fromEntries(Object.entries(data).filter(([name]) => isSecret(name)));
  const mine: Values = { ...data, ...(req.file && { [FILE]: req.file.name }) };
  for (const name of SECRETS) delete mine[name];
  const chosen = seen === when ? choices : {};
  const { values, questions } = mergeValues(loaded, mine, stored, chosen);
  if (questions.length === 0) {
    if (req.file && values[FILE] === stored[FILE]) delete req.file;
    if (!(FILE in data)) delete values[FILE];
    return { ...values, ...secrets };
  }
  const asked = new Set(questions.map(({ path }) => path.split('.')[0]));
  const conflict: Conflict = {
    who: (stored.updatedBy as string | null | undefined) ?? null,
    when,
    questions,
    merged: changedFields(values, mine).filter((name) => !asked.has(name)),
    search: req.search ?? '',
    ...(typeof data._status === 'string' && { status: data._status }),
  };
  const errors = [{ path: CONFLICT_PATH, message: JSON.stringify(conflict) }];
  const message = MESSAGES[req.i18n?.language === 'en' ? 'en' : 'es'];
  throw new RevisionConflict(message, 409, { ...conflict, errors }, true);
}

/**
 * Returns the values of a save, merged with what is stored. It runs before the operation reads the
 * record, and before a file is stored.
 */
async function checkRevision(
  data: Values,
  req: PayloadRequest,
  read: () => Promise<unknown>,
): Promise<Values> {
  const { [REVISION_PATH]: revision, ...values } = data;
  if (!revision) return data;
  const stored = (await read()) as Values | null;
  return stored ? mergeRevision(req, values, revision as Revision, stored) : values;
}

/** What the form shows, with the rights of the person who saves. */
const readOptions = (req: PayloadRequest) => ({
  ...({ depth: 0, draft: true, overrideAccess: false, fallbackLocale: false } as const),
  ...(req.locale && { locale: req.locale as 'es' }),
  user: req.user,
  req: inSameTransaction(req),
});

const checkRecord: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { id, data } = args as { id?: number | string; data?: Values };
  if (id === undefined || !data) return args;
  const { slug } = collection;
  const read = () =>
    req.payload.findByID({
      ...readOptions(req),
      ...{ id, disableErrors: true, collection: slug as CollectionSlug },
    });
  return { ...args, data: await checkRevision(data, req, read) };
};

const checkGlobal: GlobalBeforeOperationHook = async ({ args, global, req }) => {
  const { data } = args as { data?: Values };
  if (!data) return args as unknown;
  const read = () =>
    req.payload.findGlobal({ ...readOptions(req), slug: global.slug as GlobalSlug });
  return { ...(args as object), data: await checkRevision(data, req, read) };
};

const CHECK = { first: { beforeOperation: [checkRecord] } };

/**
 * Refuses a save that would overwrite what somebody saved after its form was loaded. It replaces
 * Payload's locks, which let one of two people write, and told the other neither before nor after.
 */
export const revisions: Plugin = (config) => {
  const checked = mapContent(
    config,
    (collection) => ({ ...withHooks(collection, CHECK), lockDocuments: false }),
    (global) => ({
      ...withHooks(global, { first: { beforeOperation: [checkGlobal] } }),
      lockDocuments: false,
    }),
  );
  const shown = withFormComponents(checked, [DIALOG]);
  return {
    ...mapCollections(shown, (collection) => {
      if (!collection.auth) return collection;
      const { admin } = collection;
      const edit = { ...admin?.components?.edit, beforeDocumentControls: [DIALOG] };
      const components = { ...admin?.components, edit };
      return {
        ...withHooks(collection, CHECK),
        lockDocuments: false,
        admin: { ...admin, components },
      };
    }),
    endpoints: [...(config.endpoints ?? []), openFormsEndpoint],
    loggingLevels: { ...config.loggingLevels, [RevisionConflict.name]: false },
  };
};
