import type { Block } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { linkField } from '../fields/link.ts';
import {
  markdownField,
  requiredText,
  requiredTextarea,
  textareaField,
  textField,
} from '../fields/text.ts';
import { uploadField } from '../fields/upload.ts';
import { blockLabel, rowLabel } from '../fields/rowLabel.ts';
import { bilingual } from '../texts/labels.ts';

const heading = () =>
  textField('heading', bilingual('Encabezado', 'Heading'), LIMITS.title, { localized: true });

const text = () =>
  textareaField('text', bilingual('Texto', 'Text'), LIMITS.paragraph, { localized: true });

const markdown = () =>
  markdownField('body', bilingual('Texto', 'Text'), LIMITS.body, {
    rows: 16,
    description: bilingual(
      'Los botones de arriba dan formato. Una dirección de YouTube o Vimeo sola en su párrafo muestra el vídeo.',
      'The buttons above format it. A YouTube or Vimeo address in its own paragraph shows the video.',
    ),
  });

/**
 * Labels of a block type; singular and plural are the same.
 *
 * @param titles names of the fields whose text titles the block in the admin
 */
const named = (es: string, en: string, ...titles: string[]): Pick<Block, 'labels' | 'admin'> => ({
  labels: { singular: bilingual(es, en), plural: bilingual(es, en) },
  admin: { components: { Label: blockLabel(bilingual(es, en), titles) } },
});

/** The types of block that a page can contain. */
export const blocks: Block[] = [
  {
    slug: 'text',
    interfaceName: 'TextBlock',
    ...named('Texto', 'Text', 'heading', 'body'),
    fields: [heading(), markdown()],
  },
  {
    slug: 'picture',
    interfaceName: 'PictureBlock',
    ...named('Imagen', 'Picture', 'caption'),
    fields: [
      uploadField('picture', bilingual('Imagen', 'Picture'), 'picture', { required: true }),
      textField('caption', bilingual('Pie', 'Caption'), LIMITS.short, { localized: true }),
    ],
  },
  {
    slug: 'team',
    interfaceName: 'TeamBlock',
    ...named('Equipo de la agencia', "The agency's team", 'heading'),
    fields: [heading()],
  },
  {
    slug: 'cookies',
    interfaceName: 'CookiesBlock',
    ...named('Tabla de cookies', 'Cookie table', 'heading', 'body'),
    fields: [
      heading(),
      markdown(),
      {
        name: 'group',
        type: 'select',
        required: true,
        options: [
          { value: 'necessary', label: bilingual('Necesarias', 'Necessary') },
          { value: 'optional', label: bilingual('Analítica', 'Analytics') },
          { value: 'functional', label: bilingual('Vídeos de fuera', 'Videos from elsewhere') },
        ],
        label: bilingual('Cookies', 'Cookies'),
        admin: {
          description: bilingual(
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
    ...named('Pasos', 'Steps', 'heading'),
    fields: [
      heading(),
      {
        name: 'items',
        type: 'array',
        label: bilingual('Pasos', 'Steps'),
        labels: { singular: bilingual('Paso', 'Step'), plural: bilingual('Pasos', 'Steps') },
        admin: { components: { RowLabel: rowLabel(['title']) } },
        fields: [
          requiredText('title', bilingual('Título', 'Title')),
          requiredTextarea('text', bilingual('Texto', 'Text')),
        ],
      },
    ],
  },
  {
    slug: 'quote',
    interfaceName: 'QuoteBlock',
    ...named('Cita', 'Quote', 'text'),
    fields: [
      requiredTextarea('text', bilingual('Cita', 'Quote')),
      textField('author', bilingual('De quién', 'By'), LIMITS.name),
    ],
  },
  {
    slug: 'callToAction',
    interfaceName: 'CallToActionBlock',
    ...named('Llamada a la acción', 'Call to action', 'heading'),
    fields: [
      requiredText('heading', bilingual('Encabezado', 'Heading')),
      text(),
      requiredText('label', bilingual('Texto del botón', "The button's text")),
      linkField('url', bilingual('Lleva a', 'Leads to'), { required: true }),
    ],
  },
];
