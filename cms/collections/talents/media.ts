import type { Field } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { completeVideoUrl, findVideoUrlProblem } from '#contract/videoUrl.ts';
import { dayField, numberField } from '../../fields/storable.ts';
import { requiredText, textField } from '../../fields/text.ts';
import { arrayField, row } from '../../fields/layout.ts';
import { type Rule, type Siblings, findRule, withRule } from '../../fields/rules.ts';
import { VOICE_CLIP_KINDS, findVoiceClipProblem } from '#contract/works.ts';
import { uploadField } from '../../fields/upload.ts';
import type { FieldText } from '../../texts/labels.ts';
import { choicesOf, selectField } from '../../fields/choices.ts';
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };
import { COMPONENTS } from '../../fields/components.ts';

const HALF = { width: '50%' };

const isAccent = ({ kind }: Siblings): boolean => kind === 'accent';

/** Creates the field for what is heard in a clip: its accent, or the language of any other kind. */
const heardField = (
  name: 'language' | 'accent',
  text: FieldText,
  missing: 'missingLanguage' | 'missingAccent',
): Field => {
  const choices = choicesOf(`${name}s`);
  const rule: Rule = (value, siblings) => {
    if (value && !choices.some((choice) => choice.value === value)) return { code: 'notChoice' };
    return findVoiceClipProblem(siblings) === missing ? { code: missing } : undefined;
  };
  const condition = (_: unknown, siblings: Siblings) => isAccent(siblings) === (name === 'accent');
  return withRule(selectField(name, text, choices, { admin: { ...HALF, condition } }), rule);
};

const voiceClipsField = (): Field =>
  arrayField(
    'voiceClips',
    TEXTS.voiceClips,
    [
      row(
        selectField('kind', TEXTS.clipKind, choicesOf('voiceClipKinds', VOICE_CLIP_KINDS), {
          required: true,
          defaultValue: 'language',
          admin: HALF,
        }),
        heardField('language', TEXTS.clipLanguage, 'missingLanguage'),
        heardField('accent', TEXTS.clipAccent, 'missingAccent'),
      ),
      uploadField('file', TEXTS.clipFile, 'audio', { required: true }),
    ],
    {
      titles: ['kind', 'language', 'accent'],
      admin: {
        components: {
          beforeInput: [
            {
              path: COMPONENTS.VoiceFiles,
              clientProps: { languages: choicesOf('languages') },
            },
          ],
        },
      },
    },
  );

const url = textField('url', TEXTS.url, LIMITS.url, {
  check: (text) => {
    const code = findVideoUrlProblem(text);
    return code && { code };
  },
});
url.hooks!.beforeValidate!.push(({ value }) =>
  typeof value === 'string' ? completeVideoUrl(value) : (value as unknown),
);

/** A video has either an address or a file. */
const sourceRule: Rule = (value, siblings) =>
  Boolean(value) === Boolean(siblings.file)
    ? { code: 'oneSource' }
    : findRule(url)!(value, siblings);

const videoFields = (): Field[] => [
  row(
    selectField('kind', TEXTS.videoKind, choicesOf('videoKinds'), {
      required: true,
      defaultValue: 'videobook',
    }),
    requiredText('title', TEXTS.videoTitle),
  ),
  row(
    selectField('tones', TEXTS.tones, choicesOf('tones'), { hasMany: true, admin: HALF }),
    textField('work', TEXTS.videoWork, LIMITS.title, { admin: HALF }),
  ),
  numberField('durationSeconds', TEXTS.durationSeconds, { min: 1 }),
  withRule(url, sourceRule),
  uploadField('file', TEXTS.videoFile, 'video'),
  uploadField('poster', TEXTS.poster, 'picture'),
  dayField('publishedOn', TEXTS.publishedOn),
];

/** Creates the fields for videos, voice clips and the curriculum as PDF. */
export const mediaFields = (): Field[] => [
  arrayField('videos', TEXTS.videos, videoFields(), {
    titles: ['kind', 'title'],
    admin: { components: { beforeInput: [COMPONENTS.VideoLink] } },
  }),
  voiceClipsField(),
  uploadField('curriculum', TEXTS.curriculum, 'pdf'),
];
