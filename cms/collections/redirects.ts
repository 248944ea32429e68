import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { anyone, editors } from '../access.ts';
import { pathOrHttps } from '../fields/address.ts';
import { both, sayTo } from '../admin/labels.ts';

const pathOnly: TextFieldSingleValidation = (value, { req }) =>
  /^\/(?![/\\])[^\s?#*:]*$/.test(value ?? '')
    ? true
    : sayTo(
        req,
        'Escribe una ruta de la web que empiece por /, sin * ni :',
        'Write a path of the site that starts with /, without * or :',
      );

/** Old addresses that lead somewhere else. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: both('Redirección', 'Redirect'), plural: both('Redirecciones', 'Redirects') },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status'],
    group: both('Web', 'Site'),
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: pathOnly,
      label: both('De la ruta', 'From the path'),
    },
    { name: 'to', type: 'text', required: true, validate: pathOrHttps, label: both('A', 'To') },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: both('Para siempre (301)', 'For good (301)') },
        { value: '302', label: both('Por un tiempo (302)', 'For a while (302)') },
      ],
      label: both('Duración', 'For how long'),
    },
  ],
};
