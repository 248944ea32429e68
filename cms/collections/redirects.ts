import type { CollectionConfig } from 'payload';
import { editors, signedIn } from '../access.ts';
import { sourceField, targetField } from '../fields/redirects.ts';
import { bilingual } from '../texts/labels.ts';

/** Redirects from old paths of the site. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: bilingual('Redirección', 'Redirect'),
    plural: bilingual('Redirecciones', 'Redirects'),
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status'],
    group: bilingual('Web', 'Site'),
  },
  // Each path has one redirect.
  disableDuplicate: true,
  access: { read: signedIn, create: editors, update: editors, delete: editors },
  fields: [
    sourceField(bilingual('De la ruta', 'From the path')),
    targetField(bilingual('A', 'To')),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: bilingual('Para siempre (301)', 'For good (301)') },
        { value: '302', label: bilingual('Por un tiempo (302)', 'For a while (302)') },
      ],
      label: bilingual('Duración', 'For how long'),
    },
  ],
};
