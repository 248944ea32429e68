import type { CollectionConfig } from 'payload';
import { editors, publishedOrSignedIn } from '../access.ts';
import { blocks } from '../blocks/blocks.ts';
import { lineInSpanish } from '../fields/requiredText.ts';
import { searchFields } from '../fields/search.ts';
import { both } from '../admin/labels.ts';
import { pagePath, previewButton } from '../admin/previewButton.ts';
import { DRAFTS } from '../publishing/drafts.ts';

const SLUGS = [
  'aviso-legal',
  'politica-de-privacidad',
  'politica-de-cookies',
  'nosotras',
  'representacion',
  'descubre',
  'actores',
  'actrices',
  'directores-y-guionistas',
  'contacto',
];

/** The texts of the site's fixed pages. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: both('Página', 'Page'), plural: both('Páginas', 'Pages') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: both('Contenido', 'Content'),
    ...previewButton(pagePath),
  },
  versions: { drafts: DRAFTS, maxPerDoc: 20 },
  access: { read: publishedOrSignedIn, create: editors, update: editors, delete: editors },
  fields: [
    lineInSpanish('title', both('Título', 'Title')),
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      index: true,
      options: SLUGS.map((value) => ({ value, label: `/${value}` })),
      label: both('Página de la web', 'Page of the site'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      label: both('Entradilla', 'Introduction'),
      admin: {
        description: both(
          'Una o dos frases bajo el título.',
          'One or two sentences below the title.',
        ),
      },
    },
    {
      name: 'blocks',
      type: 'blocks',
      blocks,
      label: both('Bloques', 'Blocks'),
      labels: { singular: both('Bloque', 'Block'), plural: both('Bloques', 'Blocks') },
    },
    ...searchFields(),
  ],
};
