import type { Field, GlobalConfig } from 'payload';
import { editors, publishedOrSignedIn } from '../access.ts';
import { addressField, pathOrHttps } from '../fields/address.ts';
import { lineInSpanish } from '../fields/requiredText.ts';
import { rowLabel } from '../fields/rowLabel.ts';
import { searchFields } from '../fields/search.ts';
import { type Bilingual, both } from '../admin/labels.ts';
import { previewButton } from '../admin/previewButton.ts';
import { DRAFTS } from '../publishing/drafts.ts';

const slideFields: Field[] = [
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    required: true,
    label: both('Figura recortada', 'Cut-out figure'),
    admin: {
      description: both(
        'PNG o WebP de fondo transparente.',
        'A PNG or WebP with a transparent ground.',
      ),
    },
  },
  lineInSpanish('headline', both('Titular', 'Headline')),
  { name: 'line', type: 'textarea', localized: true, label: both('Frase', 'Line') },
  {
    name: 'talent',
    type: 'relationship',
    relationTo: 'talents',
    label: both('Lleva a este talento', 'Leads to this talent'),
  },
  {
    name: 'url',
    type: 'text',
    validate: pathOrHttps,
    label: both('O a esta dirección', 'Or to this address'),
  },
];

const rows = (name: string, label: Bilingual, fields: Field[], title: string[]): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: label, plural: label },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(title) } },
  fields,
});

const picture = (name: string, isRequired: boolean): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  required: isRequired,
  label: both('Imagen', 'Picture'),
});

/** The home page. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: both('Portada', 'Home page'),
  admin: { group: both('Web', 'Site'), ...previewButton(() => '/') },
  versions: { drafts: DRAFTS, max: 20 },
  access: { read: publishedOrSignedIn, update: editors },
  fields: [
    rows('slides', both('Carrusel', 'Carousel'), slideFields, ['headline']),
    rows(
      'featured',
      both('Talento destacado', 'Featured talent'),
      [
        {
          name: 'talent',
          type: 'relationship',
          relationTo: 'talents',
          required: true,
          label: both('Talento', 'Talent'),
        },
      ],
      [],
    ),
    rows(
      'instagram',
      both('Instagram', 'Instagram'),
      [
        picture('picture', true),
        addressField('url', both('Dirección de la publicación', 'Address of the post'), {
          required: true,
        }),
        { name: 'caption', type: 'text', localized: true, label: both('Pie', 'Caption') },
      ],
      ['caption'],
    ),
    rows(
      'trustedBy',
      both('Confían en nosotras', 'Trusted by'),
      [
        { name: 'name', type: 'text', required: true, label: both('Nombre', 'Name') },
        picture('logo', false),
        addressField('url', both('Web', 'Website')),
      ],
      ['name'],
    ),
    ...searchFields(),
  ],
};
