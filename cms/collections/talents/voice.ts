import type { Field, SelectField } from 'payload';
import { type Choice, choicesOf } from '../../fields/choices.ts';
import { bilingual } from '../../texts/labels.ts';
import { VOICE_CLIP_KINDS, findVoiceClipProblem } from '#contract/works.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { type Rule, type Siblings, withRule } from '../../fields/rules.ts';
import { uploadField } from '../../fields/upload.ts';

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
export const voiceClipsField = (): Field => ({
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
