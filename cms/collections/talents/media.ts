import type { Field } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { findHostedVideo } from '#contract/videoUrl.ts';
import { numberField } from '../../fields/number.ts';
import { dayField } from '../../fields/date.ts';
import { requiredText, textField } from '../../fields/text.ts';
import { arrayField, row } from '../../fields/layout.ts';
import { type Rule, type Siblings, findRule, withRule } from '../../fields/rules.ts';
import { isStartAfterEnd, VOICE_CLIP_KINDS, findVoiceClipProblem } from '#contract/works.ts';
import { uploadField } from '../../fields/upload.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { choicesOf, selectField } from '../../fields/choices.ts';

const HALF = { width: '50%' };

const isAccent = ({ kind }: Siblings): boolean => kind === 'accent';

/** Creates the field for what is heard in a clip: its accent, or the language of any other kind. */
const heardField = (
  name: 'language' | 'accent',
  label: Bilingual,
  missing: 'missingLanguage' | 'missingAccent',
): Field => {
  const choices = choicesOf(`${name}s`);
  const rule: Rule = (value, siblings) => {
    if (value && !choices.some((choice) => choice.value === value)) return { code: 'notChoice' };
    return findVoiceClipProblem(siblings) === missing ? { code: missing } : undefined;
  };
  const condition = (_: unknown, siblings: Siblings) => isAccent(siblings) === (name === 'accent');
  return withRule(selectField(name, label, choices, { admin: { ...HALF, condition } }), rule);
};

const voiceClipsField = (): Field =>
  arrayField(
    'voiceClips',
    bilingual('Clips de voz', 'Voice clips'),
    [
      row(
        selectField(
          'kind',
          bilingual('Qué se oye', 'What is heard'),
          choicesOf('voiceClipKinds', VOICE_CLIP_KINDS),
          { required: true, defaultValue: 'language', admin: HALF },
        ),
        heardField('language', bilingual('Idioma', 'Language'), 'missingLanguage'),
        heardField('accent', bilingual('Acento', 'Accent'), 'missingAccent'),
      ),
      uploadField('file', bilingual('Archivo de audio', 'Audio file'), 'audio', { required: true }),
    ],
    {
      singular: bilingual('Clip de voz', 'Voice clip'),
      titles: ['kind', 'language', 'accent'],
      admin: {
        description: bilingual(
          'Medio minuto por idioma o acento. La duración se lee del archivo.',
          'Half a minute per language or accent. The duration is read from the file.',
        ),
        components: {
          beforeInput: [
            {
              path: '/features/voice/admin/VoiceFiles.tsx#VoiceFiles',
              clientProps: { languages: choicesOf('languages') },
            },
          ],
        },
      },
    },
  );

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

const startField = withRule(
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
);

const videoFields = (): Field[] => [
  row(
    selectField('kind', bilingual('Tipo', 'Kind'), choicesOf('videoKinds'), {
      required: true,
      defaultValue: 'videobook',
    }),
    requiredText('title', bilingual('Título', 'Title')),
  ),
  row(
    selectField('tones', bilingual('Qué muestra', 'What it shows'), choicesOf('tones'), {
      hasMany: true,
      admin: HALF,
    }),
    textField('work', bilingual('De la obra', 'From the work'), LIMITS.title, { admin: HALF }),
  ),
  row(
    numberField({
      name: 'durationSeconds',
      min: 1,
      label: bilingual('Duración (segundos)', 'Duration (seconds)'),
    }),
    startField,
  ),
  withRule(url, sourceRule),
  uploadField('file', bilingual('O un archivo de vídeo', 'Or a video file'), 'video'),
  uploadField('poster', bilingual('Imagen de portada', 'Poster'), 'picture'),
  dayField({
    name: 'publishedOn',
    label: bilingual('Publicado el', 'Published on'),
    admin: {
      description: bilingual(
        'Con fecha y portada, los buscadores pueden mostrar el vídeo.',
        'With a date and a poster, search engines can show the video.',
      ),
    },
  }),
];

/** Creates the fields for videos, voice clips and the curriculum as PDF. */
export const mediaFields = (): Field[] => [
  arrayField('videos', bilingual('Vídeos', 'Videos'), videoFields(), {
    singular: bilingual('Vídeo', 'Video'),
    titles: ['kind', 'title'],
    admin: { components: { beforeInput: ['/features/videos/admin/VideoLink.tsx#VideoLink'] } },
  }),
  voiceClipsField(),
  uploadField('curriculum', bilingual('Currículum (PDF)', 'Curriculum (PDF)'), 'pdf'),
];
