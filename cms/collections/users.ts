import type { CollectionConfig } from 'payload';
import { admins, adminsField, adminsOrSelf } from '../access.ts';
import { bilingual } from '../admin/labels.ts';
import { findPublicOrigin } from '../runtime/settings.ts';

const LOCK_TIME_MS = 10 * 60 * 1000;

/** Accounts of the admin's users, and of builds, which read with an API key. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: bilingual('Persona', 'User'), plural: bilingual('Personas', 'Users') },
  auth: {
    useAPIKey: true,
    maxLoginAttempts: 5,
    lockTime: LOCK_TIME_MS,
    cookies: { sameSite: 'Lax', secure: findPublicOrigin()?.startsWith('https:') ?? false },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'role'],
    group: bilingual('Equipo', 'Team'),
  },
  access: {
    read: adminsOrSelf,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    admin: ({ req }) => ['admin', 'editor'].includes(req.user?.role ?? ''),
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'reader',
      saveToJWT: true,
      access: { create: adminsField, update: adminsField },
      options: [
        { value: 'admin', label: bilingual('Administración', 'Administrator') },
        { value: 'editor', label: bilingual('Edición', 'Editor') },
        { value: 'reader', label: bilingual('Lectura con clave de API', 'Reader with an API key') },
      ],
      label: bilingual('Papel', 'Role'),
    },
  ],
};
