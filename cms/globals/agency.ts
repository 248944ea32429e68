import type { Field, GlobalConfig } from 'payload';
import { anyone, editors } from '../access.ts';
import { countryChoices } from '../admin/countries.ts';
import { addressField } from '../fields/address.ts';
import { rowLabel } from '../fields/rowLabel.ts';
import { type Bilingual, both } from '../admin/labels.ts';
import { previewButton } from '../admin/previewButton.ts';
import { choicesOf } from '../admin/choices.ts';

const line = (name: string, label: Bilingual, rest = {}): Field =>
  ({ name, type: 'text', label, ...rest }) as Field;

const rows = (name: string, label: Bilingual, title: string[], fields: Field[]): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: label, plural: label },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(title) } },
  fields,
});

const contactFields: Field[] = [
  rows(
    'phones',
    both('Teléfonos', 'Telephones'),
    ['number'],
    [
      line('label', both('Para qué', 'What for'), { localized: true }),
      line('number', both('Número', 'Number'), { required: true }),
    ],
  ),
  rows(
    'emails',
    both('Correos', 'E-mails'),
    ['address'],
    [
      line('label', both('Para qué', 'What for'), { localized: true }),
      { name: 'address', type: 'email', required: true, label: both('Dirección', 'Address') },
    ],
  ),
  rows(
    'socials',
    both('Redes', 'Social accounts'),
    ['network'],
    [
      {
        name: 'network',
        type: 'select',
        required: true,
        options: choicesOf('socialNetworks'),
        label: both('Red', 'Network'),
      },
      addressField('url', both('Dirección', 'Address'), { required: true }),
      line('handle', both('Usuario', 'Handle')),
    ],
  ),
];

const team = rows(
  'team',
  both('Equipo', 'Team'),
  ['name'],
  [
    line('name', both('Nombre', 'Name'), { required: true }),
    line('role', both('Puesto', 'Role'), { localized: true }),
    { name: 'photo', type: 'upload', relationTo: 'media', label: both('Foto', 'Photograph') },
    { name: 'email', type: 'email', label: both('Correo', 'E-mail') },
  ],
);

/** What the agency lets companies do that read the web for artificial intelligence; see robots.txt. */
const aiCrawlers: Field = {
  name: 'aiCrawlers',
  type: 'select',
  required: true,
  defaultValue: 'searchOnly',
  options: [
    { value: 'all', label: both('Todo: buscar y entrenar', 'Everything: search and training') },
    { value: 'searchOnly', label: both('Solo buscar y citar', 'Search and quoting only') },
    { value: 'none', label: both('Nada', 'Nothing') },
  ],
  label: both('Inteligencia artificial', 'Artificial intelligence'),
  admin: {
    description: both(
      'Qué se pide en robots.txt a quienes leen la web para ella. Que lo respeten depende de ellos.',
      'What robots.txt asks of those who read the site for it. Whether they heed it is up to them.',
    ),
  },
};

/** The agency itself: name, address, ways to reach it, team. */
export const Agency: GlobalConfig = {
  slug: 'agency',
  label: both('Agencia', 'Agency'),
  admin: { group: both('Web', 'Site'), ...previewButton(() => '/nosotras') },
  access: { read: anyone, update: editors },
  fields: [
    line('name', both('Nombre', 'Name'), { required: true }),
    line('tagline', both('Lema', 'Tagline'), { localized: true }),
    {
      type: 'row',
      fields: [
        line('legalName', both('Razón social', 'Legal name')),
        line('taxId', both('NIF', 'Tax number')),
      ],
    },
    {
      type: 'row',
      fields: [
        line('street', both('Calle', 'Street')),
        line('postalCode', both('Código postal', 'Postal code')),
        line('city', both('Ciudad', 'City')),
        {
          name: 'country',
          type: 'select',
          options: countryChoices(),
          label: both('País', 'Country'),
        },
      ],
    },
    ...contactFields,
    team,
    aiCrawlers,
  ],
};
