import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { editors, signedIn } from '../access.ts';
import { validateLink } from '../fields/link.ts';
import { bilingual, tr } from '../admin/labels.ts';
import { findSourceProblem } from '../contract/redirects.ts';

const validateFrom: TextFieldSingleValidation = (value, { req }) =>
  findSourceProblem(value ?? '')
    ? tr(
        req,
        'Escribe una ruta de la web que empiece por /, sin * ni :',
        'Enter a path of the site that starts with /, without * or :',
      )
    : true;

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
  access: { read: signedIn, create: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      label: bilingual('De la ruta', 'From the path'),
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      validate: validateLink,
      label: bilingual('A', 'To'),
    },
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
