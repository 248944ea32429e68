import type { Field, TextFieldSingleValidation } from 'payload';
import { addressField, httpsOnly } from '../../fields/address.ts';
import { lineInSpanish } from '../../fields/requiredText.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { both, sayTo } from '../../admin/labels.ts';
import { choicesOf } from '../../admin/choices.ts';

interface Row {
  url?: string | null;
  file?: unknown;
}

const addressOrFile: TextFieldSingleValidation = (value, options) => {
  const { file } = options.siblingData as Row;
  if (Boolean(value) === Boolean(file)) {
    return sayTo(
      options.req,
      'Pon una dirección de YouTube o Vimeo, o sube un archivo',
      'Give a YouTube or Vimeo address, or upload a file',
    );
  }
  return httpsOnly(value, options);
};

const videoFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'videobook',
        options: choicesOf('videoKinds'),
        label: both('Tipo', 'Kind'),
      },
      lineInSpanish('title', both('Título', 'Title')),
      {
        name: 'durationSeconds',
        type: 'number',
        min: 1,
        label: both('Duración (segundos)', 'Duration (seconds)'),
      },
    ],
  },
  {
    name: 'url',
    type: 'text',
    validate: addressOrFile,
    label: both('Dirección de YouTube o Vimeo', 'YouTube or Vimeo address'),
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'video' } },
    label: both('O un archivo de vídeo', 'Or a video file'),
  },
  {
    name: 'poster',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image' } },
    label: both('Imagen de portada', 'Poster'),
  },
  {
    name: 'publishedOn',
    type: 'date',
    label: both('Publicado el', 'Published on'),
    admin: {
      date: { pickerAppearance: 'dayOnly' },
      description: both(
        'Con fecha y portada, los buscadores pueden mostrar el vídeo.',
        'With a date and a poster, search engines can show the video.',
      ),
    },
  },
];

/** Videobooks and showreel, the curriculum as PDF, and links. */
export const materialFields = (): Field[] => [
  {
    name: 'videos',
    type: 'array',
    label: both('Videobooks y showreel', 'Videobooks and showreel'),
    labels: { singular: both('Vídeo', 'Video'), plural: both('Vídeos', 'Videos') },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(['kind', 'title'], choicesOf('videoKinds')) },
    },
    fields: videoFields,
  },
  {
    name: 'curriculum',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { equals: 'application/pdf' } },
    label: both('Currículum (PDF)', 'Curriculum (PDF)'),
  },
  {
    type: 'row',
    fields: [
      addressField('website', both('Web', 'Website')),
      addressField('imdb', both('IMDb', 'IMDb')),
    ],
  },
];
