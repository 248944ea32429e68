import type { Field, GlobalConfig } from 'payload';
import { editors, signedIn } from '../access.ts';
import { urlField, validateLink } from '../fields/link.ts';
import { requiredText } from '../fields/requiredText.ts';
import { rowLabel } from '../fields/rowLabel.ts';
import { searchFields } from '../fields/search.ts';
import { type Bilingual, bilingual } from '../admin/labels.ts';
import { previewButton } from '../admin/previewButton.ts';
import { DRAFTS } from '../publishing/drafts.ts';

const slideFields: Field[] = [
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    required: true,
    label: bilingual('Figura recortada', 'Cut-out figure'),
    admin: {
      description: bilingual(
        'PNG o WebP de fondo transparente.',
        'A PNG or WebP with a transparent background.',
      ),
    },
  },
  requiredText('headline', bilingual('Titular', 'Headline')),
  { name: 'line', type: 'textarea', localized: true, label: bilingual('Frase', 'Line') },
  {
    name: 'talent',
    type: 'relationship',
    relationTo: 'talents',
    label: bilingual('Lleva a este talento', 'Leads to this talent'),
  },
  {
    name: 'url',
    type: 'text',
    validate: validateLink,
    label: bilingual('O a esta dirección', 'Or to this address'),
  },
];

const arrayField = (name: string, label: Bilingual, fields: Field[], title: string[]): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: label, plural: label },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(title) } },
  fields,
});

const pictureField = (name: string, isRequired: boolean): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  required: isRequired,
  label: bilingual('Imagen', 'Picture'),
});

/** The home page. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: bilingual('Portada', 'Home page'),
  admin: { group: bilingual('Web', 'Site'), ...previewButton(() => '/') },
  versions: { drafts: DRAFTS, max: 20 },
  access: { read: signedIn, update: editors },
  fields: [
    arrayField('slides', bilingual('Carrusel', 'Carousel'), slideFields, ['headline']),
    arrayField(
      'featured',
      bilingual('Talento destacado', 'Featured talent'),
      [
        {
          name: 'talent',
          type: 'relationship',
          relationTo: 'talents',
          required: true,
          label: bilingual('Talento', 'Talent'),
        },
      ],
      [],
    ),
    arrayField(
      'instagram',
      bilingual('Instagram', 'Instagram'),
      [
        pictureField('picture', true),
        urlField('url', bilingual('Dirección de la publicación', 'Address of the post'), {
          required: true,
        }),
        { name: 'caption', type: 'text', localized: true, label: bilingual('Pie', 'Caption') },
      ],
      ['caption'],
    ),
    arrayField(
      'trustedBy',
      bilingual('Confían en nosotras', 'Trusted by'),
      [
        { name: 'name', type: 'text', required: true, label: bilingual('Nombre', 'Name') },
        pictureField('logo', false),
        urlField('url', bilingual('Web', 'Website')),
      ],
      ['name'],
    ),
    ...searchFields(),
  ],
};
