import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Endpoint,
  FieldAccess,
} from 'payload';
import type { User } from '../payload-types.ts';
import { access } from '../access.ts';
import { bilingual } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { selectField } from '../fields/choices.ts';
import { uiField } from '../fields/layout.ts';
import { refusal } from '../fields/rules.ts';
import { textField } from '../fields/text.ts';
import { settings } from '../runtime/settings.ts';
import TEXTS from '../texts/fields/users.json' with { type: 'json' };
import { COMPONENTS } from '../fields/components.ts';

const LOCK_TIME_MS = 10 * 60 * 1000;

/** Administrators access every user, others only their own account: e-mail addresses stay private. */
const adminsOrSelf: Access = ({ req }) => {
  if (access.admins({ req })) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Administrators change every account, editors their own, and readers, which are builds, none. */
const editorsSelf: Access = ({ req }) => req.user?.role !== 'reader' && adminsOrSelf({ req });

/** Administrators, in the account of a reader; a form that is not saved yet has no role. */
const adminsForReaders: FieldAccess<User> = ({ data, doc, req }) =>
  access.admins({ req }) && (data?.role ?? doc?.role) === 'reader';

/** Addresses are not verified here; Payload's own endpoint for it would answer 500. */
const verifyEndpoint: Endpoint = {
  path: '/verify/:token',
  method: 'post',
  handler: () => Response.json({}, { status: 404 }),
};

/** Stores keys of readers, which are builds, only: a key is one factor without an end. */
const refuseOtherKeys: CollectionBeforeValidateHook<User> = ({ data, originalDoc }) => {
  const { role } = { ...originalDoc, ...data };
  const changes = ['role', 'enableAPIKey', 'apiKey'].some((name) => name in (data ?? {}));
  if (role === 'reader' || !changes) return data;
  return { ...data, enableAPIKey: null, apiKey: null, apiKeyIndex: null };
};

/** Keeps an administrator: nobody deletes their own account, or gives up its role, which could leave none. */
const keepOwnAccount: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user?.id === id) throw refusal(req, { code: 'ownAccount' });
};
const keepOwnRole: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const isOwn = originalDoc?.role === 'admin' && req.user?.id === originalDoc.id;
  if (isOwn && (data.role ?? 'admin') !== 'admin')
    throw refusal(req, { code: 'ownAccount' }, 'role');
  return data;
};

/**
 * Accounts of the admin's users, and of builds, which read with an API key. The plugin `accounts` guards
 * their passwords and sessions.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  versions: false,
  labels: { singular: bilingual('Cuenta', 'Account'), plural: bilingual('Cuentas', 'Accounts') },
  // An address has one account.
  disableDuplicate: true,
  auth: {
    useAPIKey: true,
    maxLoginAttempts: 5,
    lockTime: LOCK_TIME_MS,
    cookies: { sameSite: 'Lax', secure: settings.publicOrigin?.startsWith('https:') ?? false },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    group: bilingual('Equipo', 'Team'),
  },
  access: {
    read: adminsOrSelf,
    create: access.admins,
    update: editorsSelf,
    delete: access.admins,
    unlock: access.admins,
    admin: access.editors,
  },
  // Accounts change over REST only, which the admin uses.
  graphQL: { disableMutations: true },
  hooks: {
    beforeValidate: [refuseOtherKeys],
    beforeChange: [keepOwnRole],
    beforeDelete: [keepOwnAccount],
  },
  endpoints: [verifyEndpoint],
  fields: [
    textField('name', TEXTS.name, LIMITS.name),
    uiField('currentPassword', COMPONENTS.CurrentPassword),
    uiField('secondFactor', COMPONENTS.SecondFactorField, {
      label: TEXTS.secondFactor,
    }),
    // Only administrators create keys, and only those of readers are stored: other forms offer none.
    {
      name: 'apiKey',
      type: 'text',
      access: { create: adminsForReaders, update: adminsForReaders },
      label: TEXTS.apiKey,
    },
    selectField('role', TEXTS.role, TEXTS.role.options, {
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: access.admins, update: access.admins },
    }),
  ],
};

/** The second factor of each account that has one. No API reads or writes it. */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  versions: false,
  admin: { hidden: true },
  graphQL: false,
  lockDocuments: false,
  access: { read: () => false, ...access.changedByNobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Encrypted with PAYLOAD_SECRET, as API keys are.
    { name: 'secret', type: 'text', required: true },
    // Empty until the first code has proved that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    // The last accepted code's time step: a code is valid once.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'recoveryCodes', type: 'json', required: true, defaultValue: [] },
    // Ids of the sessions in which a code was entered.
    { name: 'sessions', type: 'json', required: true, defaultValue: [] },
  ],
};
