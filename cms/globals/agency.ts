import type { Field, GlobalConfig } from 'payload';
import { access } from '../access.ts';
import { choicesOf } from '../fields/choices.ts';
import { BRAND } from '#contract/brand.ts';
import { LIMITS } from '#contract/limits.ts';
import { urlField } from '../fields/link.ts';
import { emailField, textField } from '../fields/text.ts';
import { uploadField } from '../fields/upload.ts';
import { publicationStatus } from '../fields/publicationStatus.ts';
import { rowLabel } from '../fields/rowLabel.ts';
import { type Bilingual, bilingual } from '../texts/labels.ts';

const arrayField = (name: string, label: Bilingual, title: string[], fields: Field[]): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: label, plural: label },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(title) } },
  fields,
});

const contactFields: Field[] = [
  arrayField(
    'phones',
    bilingual('Teléfonos', 'Telephones'),
    ['number'],
    [
      textField('label', bilingual('Para qué', 'What for'), LIMITS.title, { localized: true }),
      textField('number', bilingual('Número', 'Number'), LIMITS.datum, { required: true }),
    ],
  ),
  arrayField(
    'emails',
    bilingual('Correos', 'E-mails'),
    ['address'],
    [
      textField('label', bilingual('Para qué', 'What for'), LIMITS.title, { localized: true }),
      emailField('address', bilingual('Dirección', 'Address'), { required: true }),
    ],
  ),
  arrayField(
    'socials',
    bilingual('Redes', 'Social accounts'),
    ['network'],
    [
      {
        name: 'network',
        type: 'select',
        required: true,
        options: choicesOf('socialNetworks'),
        label: bilingual('Red', 'Network'),
      },
      urlField('url', bilingual('Dirección', 'Address'), { required: true }),
      textField('handle', bilingual('Usuario', 'Handle'), LIMITS.datum),
    ],
  ),
];

const team = arrayField(
  'team',
  bilingual('Equipo', 'Team'),
  ['name'],
  [
    textField('name', bilingual('Nombre', 'Name'), LIMITS.name, { required: true }),
    textField('role', bilingual('Puesto', 'Role'), LIMITS.title, { localized: true }),
    uploadField('photo', bilingual('Foto', 'Photograph'), 'picture'),
    emailField('email', bilingual('Correo', 'E-mail')),
    textField('phone', bilingual('Teléfono', 'Telephone'), LIMITS.datum),
  ],
);

/** Which uses by AI crawlers robots.txt allows. */
const aiCrawlers: Field = {
  name: 'aiCrawlers',
  type: 'select',
  required: true,
  defaultValue: 'searchOnly',
  options: [
    {
      value: 'all',
      label: bilingual('Todo: buscar y entrenar', 'Everything: search and training'),
    },
    { value: 'searchOnly', label: bilingual('Solo buscar y citar', 'Search and quoting only') },
    { value: 'none', label: bilingual('Nada', 'Nothing') },
  ],
  label: bilingual('Inteligencia artificial', 'Artificial intelligence'),
  admin: {
    description: bilingual(
      'Qué se pide en robots.txt a quienes leen la web para ella. Que lo respeten depende de ellos.',
      'What robots.txt asks of AI crawlers. Whether they comply is up to them.',
    ),
  },
};

const indexMinors: Field = {
  name: 'indexMinors',
  type: 'checkbox',
  defaultValue: false,
  label: bilingual('Los menores salen en los buscadores', 'Search engines list minors'),
};

/** The agency: name, address, contact data and team. */
export const Agency: GlobalConfig = {
  slug: 'agency',
  label: bilingual('Agencia', 'Agency'),
  admin: { group: bilingual('Web', 'Site') },
  access: { read: access.signedIn, update: access.editors },
  fields: [
    publicationStatus(),
    textField('name', bilingual('Nombre', 'Name'), LIMITS.name, {
      required: true,
      // A function: a value would become a default of the database's column.
      defaultValue: () => BRAND.name,
    }),
    textField('tagline', bilingual('Lema', 'Tagline'), LIMITS.short, { localized: true }),
    {
      type: 'row',
      fields: [
        textField('legalName', bilingual('Razón social', 'Legal name'), LIMITS.name),
        textField('taxId', bilingual('NIF', 'Tax number'), LIMITS.datum),
      ],
    },
    {
      type: 'row',
      fields: [
        textField('street', bilingual('Calle', 'Street'), LIMITS.title),
        textField('postalCode', bilingual('Código postal', 'Postal code'), LIMITS.datum),
        textField('city', bilingual('Ciudad', 'City'), LIMITS.name),
        {
          name: 'country',
          type: 'select',
          options: choicesOf('countries'),
          label: bilingual('País', 'Country'),
        },
      ],
    },
    ...contactFields,
    team,
    aiCrawlers,
    indexMinors,
  ],
};
