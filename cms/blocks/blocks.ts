import type { Block, Field } from 'payload';
import { pathOrHttps } from '../fields/address.ts';
import { lineInSpanish, textInSpanish } from '../fields/requiredText.ts';
import { type Bilingual, both } from '../admin/labels.ts';

const heading = (): Field => ({
  name: 'heading',
  type: 'text',
  localized: true,
  label: both('Encabezado', 'Heading'),
});

const text = (): Field => ({
  name: 'text',
  type: 'textarea',
  localized: true,
  label: both('Texto', 'Text'),
});

const markdown = (): Field => ({
  name: 'body',
  type: 'textarea',
  localized: true,
  label: both('Texto', 'Text'),
  admin: {
    rows: 16,
    description: both(
      'Admite Markdown. Una dirección de YouTube o Vimeo sola en su párrafo muestra el vídeo.',
      'Markdown is welcome. An address of YouTube or Vimeo in a paragraph of its own shows the video.',
    ),
  },
});

const line = (name: string, label: Bilingual): Field => ({
  name,
  type: 'text',
  localized: true,
  label,
});

const one = (singular: string, english: string) => ({
  singular: both(singular, english),
  plural: both(singular, english),
});

/** Everything a page can be made of. */
export const blocks: Block[] = [
  {
    slug: 'text',
    interfaceName: 'TextBlock',
    labels: one('Texto', 'Text'),
    fields: [heading(), markdown()],
  },
  {
    slug: 'picture',
    interfaceName: 'PictureBlock',
    labels: one('Imagen', 'Picture'),
    fields: [
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        required: true,
        label: both('Imagen', 'Picture'),
      },
      line('caption', both('Pie', 'Caption')),
    ],
  },
  {
    slug: 'team',
    interfaceName: 'TeamBlock',
    labels: one('Equipo de la agencia', "The agency's team"),
    fields: [heading()],
  },
  {
    slug: 'cookies',
    interfaceName: 'CookiesBlock',
    labels: one('Tabla de cookies', 'Cookie table'),
    fields: [
      heading(),
      markdown(),
      {
        name: 'group',
        type: 'select',
        required: true,
        options: [
          { value: 'necessary', label: both('Necesarias', 'Necessary') },
          { value: 'optional', label: both('Analítica', 'Analytics') },
          { value: 'functional', label: both('Vídeos de fuera', 'Videos from elsewhere') },
        ],
        label: both('Cookies', 'Cookies'),
        admin: {
          description: both(
            'La web pone la lista debajo del texto.',
            'The site puts the list below the text.',
          ),
        },
      },
    ],
  },
  {
    slug: 'steps',
    interfaceName: 'StepsBlock',
    labels: one('Pasos', 'Steps'),
    fields: [
      heading(),
      {
        name: 'items',
        type: 'array',
        label: both('Pasos', 'Steps'),
        labels: { singular: both('Paso', 'Step'), plural: both('Pasos', 'Steps') },
        fields: [
          lineInSpanish('title', both('Título', 'Title')),
          textInSpanish('text', both('Texto', 'Text')),
        ],
      },
    ],
  },
  {
    slug: 'quote',
    interfaceName: 'QuoteBlock',
    labels: one('Cita', 'Quote'),
    fields: [
      textInSpanish('text', both('Cita', 'Quote')),
      { name: 'author', type: 'text', label: both('De quién', 'By') },
    ],
  },
  {
    slug: 'callToAction',
    interfaceName: 'CallToActionBlock',
    labels: one('Llamada a la acción', 'Call to action'),
    fields: [
      lineInSpanish('heading', both('Encabezado', 'Heading')),
      text(),
      lineInSpanish('label', both('Texto del botón', "The button's text")),
      {
        name: 'url',
        type: 'text',
        required: true,
        validate: pathOrHttps,
        label: both('Lleva a', 'Leads to'),
      },
    ],
  },
];
