import type { Field, TextFieldSingleValidation } from 'payload';
import { urlField, validateHttpsUrl } from '../../fields/link.ts';
import { requiredText } from '../../fields/requiredText.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { bilingual, tr } from '../../admin/labels.ts';
import { choicesOf } from '../../admin/choices.ts';

interface Row {
  url?: string | null;
  file?: unknown;
}

const validateSource: TextFieldSingleValidation = (value, options) => {
  const { file } = options.siblingData as Row;
  if (Boolean(value) === Boolean(file)) {
    return tr(
      options.req,
      'Pon una dirección de YouTube o Vimeo, o sube un archivo',
      'Enter a YouTube or Vimeo address, or upload a file',
    );
  }
  return validateHttpsUrl(value, options);
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
        label: bilingual('Tipo', 'Kind'),
      },
      requiredText('title', bilingual('Título', 'Title')),
      {
        name: 'durationSeconds',
        type: 'number',
        min: 1,
        label: bilingual('Duración (segundos)', 'Duration (seconds)'),
      },
    ],
  },
  {
    name: 'url',
    type: 'text',
    validate: validateSource,
    label: bilingual('Dirección de YouTube o Vimeo', 'YouTube or Vimeo address'),
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'video' } },
    label: bilingual('O un archivo de vídeo', 'Or a video file'),
  },
  {
    name: 'poster',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image' } },
    label: bilingual('Imagen de portada', 'Poster'),
  },
  {
    name: 'publishedOn',
    type: 'date',
    label: bilingual('Publicado el', 'Published on'),
    admin: {
      date: { pickerAppearance: 'dayOnly' },
      description: bilingual(
        'Con fecha y portada, los buscadores pueden mostrar el vídeo.',
        'With a date and a poster, search engines can show the video.',
      ),
    },
  },
];

/** Creates the fields for videos, the curriculum as PDF, and links. */
export const mediaFields = (): Field[] => [
  {
    name: 'videos',
    type: 'array',
    label: bilingual('Videobooks y showreel', 'Videobooks and showreel'),
    labels: { singular: bilingual('Vídeo', 'Video'), plural: bilingual('Vídeos', 'Videos') },
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
    label: bilingual('Currículum (PDF)', 'Curriculum (PDF)'),
  },
  {
    type: 'row',
    fields: [
      urlField('website', bilingual('Web', 'Website')),
      urlField('imdb', bilingual('IMDb', 'IMDb')),
    ],
  },
];
