import type { CollectionConfig } from 'payload';
import { admins, adminsField, adminsOrSelf } from '../access.ts';
import { both } from '../admin/labels.ts';
import { findPublicOrigin } from '../runtime/settings.ts';

const LOCK_MS = 10 * 60 * 1000;

/** Who signs in to the admin, and the build, which reads with an API key. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: both('Persona', 'User'), plural: both('Personas', 'Users') },
  auth: {
    useAPIKey: true,
    maxLoginAttempts: 5,
    lockTime: LOCK_MS,
    cookies: { sameSite: 'Lax', secure: findPublicOrigin()?.startsWith('https:') ?? false },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'role'], group: both('Equipo', 'Team') },
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
        { value: 'admin', label: both('Administración', 'Administrator') },
        { value: 'editor', label: both('Edición', 'Editor') },
        { value: 'reader', label: both('Lectura con clave de API', 'Reader with an API key') },
      ],
      label: both('Papel', 'Role'),
    },
  ],
};
