import type { CollectionConfig, Field } from 'payload';
import { admins } from '../access.ts';
import { bilingual } from '../texts/labels.ts';
import {
  describeAddress,
  describeFields,
  describeRecord,
  describeTime,
  describeWho,
} from '../features/audit/describeEvents.ts';
import { ACTIONS } from '../features/audit/auditEvents.ts';

const hidden = {
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const;

/** A text that is made from the entry when it is read, in the reader's language. */
const describedField = (
  name: string,
  label: { es: string; en: string },
  describe: typeof describeRecord,
): Field => ({ name, type: 'text', virtual: true, label, hooks: { afterRead: [describe] } });

/** Who changed what, and sign-ins: written by hooks, kept for a year, read by administrators. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: {
    singular: bilingual('Entrada del registro', 'Log entry'),
    plural: bilingual('Registro de actividad', 'Activity log'),
  },
  admin: {
    useAsTitle: 'who',
    defaultColumns: ['time', 'who', 'action', 'record', 'changes', 'address'],
    group: bilingual('Equipo', 'Team'),
    hidden: ({ user }) => user?.role !== 'admin',
    description: bilingual(
      'Quién cambió qué y quién entró, durante un año. La hora es la de Madrid.',
      'Who changed what and who signed in, for a year. Times are those of Madrid.',
    ),
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  access: { read: admins, create: () => false, update: () => false, delete: () => false },
  fields: [
    describedField('time', bilingual('Hora', 'Time'), describeTime),
    {
      name: 'who',
      type: 'text',
      index: true,
      label: bilingual('Quién', 'Who'),
      hooks: { afterRead: [describeWho] },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(ACTIONS).map(([value, label]) => ({ value, label })),
      label: bilingual('Qué', 'What'),
    },
    describedField('record', bilingual('Registro', 'Record'), describeRecord),
    describedField('changes', bilingual('Campos cambiados', 'Changed fields'), describeFields),
    {
      name: 'address',
      type: 'text',
      label: bilingual('Dirección IP', 'IP address'),
      hooks: { afterRead: [describeAddress] },
    },
    { name: 'kind', type: 'text', ...hidden },
    { name: 'recordId', type: 'text', ...hidden },
    { name: 'fields', type: 'json', ...hidden },
  ],
};
