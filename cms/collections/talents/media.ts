import type { Field, SelectField } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { findHostedVideo } from '#contract/videoUrl.ts';
import { numberField } from '../../fields/number.ts';
import { dayField } from '../../fields/date.ts';
import { requiredText, textField } from '../../fields/text.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { type Rule, type Siblings, findRule, withRule } from '../../fields/rules.ts';
import { isStartAfterEnd, VOICE_CLIP_KINDS, findVoiceClipProblem } from '#contract/works.ts';
import { uploadField } from '../../fields/upload.ts';
import { bilingual } from '../../texts/labels.ts';
import { type Choice, choicesOf } from '../../fields/choices.ts';

const isAccent = ({ kind }: Siblings): boolean => kind === 'accent';

/** A choice of a list, which a clip of one kind needs. */
const choiceRule =
  (choices: readonly Choice[], missing: 'missingLanguage' | 'missingAccent'): Rule =>
  (value, siblings) => {
    if (value && !choices.some((choice) => choice.value === value)) return { code: 'notChoice' };
    return findVoiceClipProblem(siblings) === missing ? { code: missing } : undefined;
  };

const LANGUAGES = choicesOf('languages');
const ACCENTS = choicesOf('accents');

const language: SelectField = {
  name: 'language',
  type: 'select',
  options: LANGUAGES,
  label: bilingual('Idioma', 'Language'),
  admin: { width: '50%', condition: (_, siblings) => !isAccent(siblings as Siblings) },
};

const accent: SelectField = {
  name: 'accent',
  type: 'select',
  options: ACCENTS,
  label: bilingual('Acento', 'Accent'),
  admin: { width: '50%', condition: (_, siblings) => isAccent(siblings as Siblings) },
};

/** Creates the field for recordings of a talent's voice. */
const voiceClipsField = (): Field => ({
  name: 'voiceClips',
  type: 'array',
  label: bilingual('Clips de voz', 'Voice clips'),
  labels: {
    singular: bilingual('Clip de voz', 'Voice clip'),
    plural: bilingual('Clips de voz', 'Voice clips'),
  },
  admin: {
    initCollapsed: true,
    description: bilingual(
      'Medio minuto por idioma o acento. La duración se lee del archivo.',
      'Half a minute per language or accent. The duration is read from the file.',
    ),
    components: {
      beforeInput: [
        {
          path: '/features/voice/admin/VoiceFiles.tsx#VoiceFiles',
          clientProps: { languages: LANGUAGES },
        },
      ],
      RowLabel: rowLabel(
        ['kind', 'language', 'accent'],
        [...choicesOf('voiceClipKinds'), ...LANGUAGES, ...ACCENTS],
      ),
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'language',
          options: choicesOf('voiceClipKinds', VOICE_CLIP_KINDS),
          label: bilingual('Qué se oye', 'What is heard'),
          admin: { width: '50%' },
        },
        withRule(language, choiceRule(LANGUAGES, 'missingLanguage')),
        withRule(accent, choiceRule(ACCENTS, 'missingAccent')),
      ],
    },
    uploadField('file', bilingual('Archivo de audio', 'Audio file'), 'audio', { required: true }),
  ],
});

const url = textField(
  'url',
  bilingual('Dirección de YouTube o Vimeo', 'YouTube or Vimeo address'),
  LIMITS.url,
  { check: (text) => (findHostedVideo(text) ? undefined : { code: 'notVideo' }) },
);

/** A video has either an address or a file. */
const sourceRule: Rule = (value, siblings) =>
  Boolean(value) === Boolean(siblings.file)
    ? { code: 'oneSource' }
    : findRule(url)!(value, siblings);

/** A video cannot start after its end. */
const startRule: Rule = (value, { durationSeconds }) => {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || value < 0) return { code: 'notNumber' };
  return isStartAfterEnd(value, durationSeconds) ? { code: 'startAfterEnd' } : undefined;
};

const contentRow: Field = {
  type: 'row',
  fields: [
    {
      name: 'tones',
      type: 'select',
      hasMany: true,
      options: choicesOf('tones'),
      label: bilingual('Qué muestra', 'What it shows'),
      admin: { width: '50%' },
    },
    textField('work', bilingual('De la obra', 'From the work'), LIMITS.title, {
      admin: { width: '50%' },
    }),
  ],
};

const timeRow: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'durationSeconds',
      min: 1,
      label: bilingual('Duración (segundos)', 'Duration (seconds)'),
    }),
    withRule(
      numberField({
        name: 'startSeconds',
        label: bilingual('Empieza en el segundo', 'Starts at second'),
        admin: {
          description: bilingual(
            'Donde la persona empieza a hablar. Vacío: desde el principio.',
            'Where the person starts to speak. Empty: from the beginning.',
          ),
        },
      }),
      startRule,
    ),
  ],
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
    ],
  },
  contentRow,
  timeRow,
  withRule(url, sourceRule),
  uploadField('file', bilingual('O un archivo de vídeo', 'Or a video file'), 'video'),
  uploadField('poster', bilingual('Imagen de portada', 'Poster'), 'picture'),
  dayField({
    name: 'publishedOn',
    label: bilingual('Publicado el', 'Published on'),
    admin: {
      date: { pickerAppearance: 'dayOnly' },
      description: bilingual(
        'Con fecha y portada, los buscadores pueden mostrar el vídeo.',
        'With a date and a poster, search engines can show the video.',
      ),
    },
  }),
];

/** Creates the fields for videos, voice clips and the curriculum as PDF. */
export const mediaFields = (): Field[] => [
  {
    name: 'videos',
    type: 'array',
    label: bilingual('Vídeos', 'Videos'),
    labels: { singular: bilingual('Vídeo', 'Video'), plural: bilingual('Vídeos', 'Videos') },
    admin: {
      initCollapsed: true,
      components: {
        beforeInput: ['/features/videos/admin/VideoLink.tsx#VideoLink'],
        RowLabel: rowLabel(['kind', 'title'], choicesOf('videoKinds')),
      },
    },
    fields: videoFields,
  },
  voiceClipsField(),
  uploadField('curriculum', bilingual('Currículum (PDF)', 'Curriculum (PDF)'), 'pdf'),
];
