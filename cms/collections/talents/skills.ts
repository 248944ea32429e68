import type { ArrayField, Field } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { type Choice, choicesOf, skillChoices } from '../../fields/choices.ts';
import { yearField } from '../../fields/credits.ts';
import { requiredText, textField } from '../../fields/text.ts';
import { rowLabel } from '../../fields/rowLabel.ts';

const LANGUAGE_LEVELS = [
  'native',
  'bilingual',
  'bilingualAccent',
  'high',
  'highAccent',
  'mid',
  'basic',
];
const ACCENT_LEVELS = ['native', 'pro', 'high', 'mid', 'basic'];
const SKILL_LEVELS = ['pro', 'high', 'mid', 'basic'];

/** An array field whose rows have a key of the vocabulary and a level. */
interface LevelledList {
  name: string;
  label: Bilingual;
  key: string;
  keyLabel: Bilingual;
  options: Choice[];
  levels: string[];
  isLevelRequired: boolean;
}

const levelledList = (list: LevelledList): ArrayField => ({
  name: list.name,
  type: 'array',
  label: list.label,
  labels: { singular: list.keyLabel, plural: list.label },
  admin: {
    components: {
      Field: {
        path: '/features/skills/admin/LevelChips.tsx#LevelChips',
        clientProps: {
          keyName: list.key,
          options: list.options,
          levels: choicesOf('levels', list.levels),
        },
      },
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: list.key,
          type: 'select',
          required: true,
          options: list.options,
          label: list.keyLabel,
        },
        {
          name: 'level',
          type: 'select',
          required: list.isLevelRequired,
          options: choicesOf('levels', list.levels),
          label: bilingual('Nivel', 'Level'),
        },
      ],
    },
  ],
});

/** Creates the fields for languages, accents and skills, each with its level. */
export const skillsFields = (): Field[] => [
  levelledList({
    name: 'languages',
    label: bilingual('Idiomas', 'Languages'),
    key: 'language',
    keyLabel: bilingual('Idioma', 'Language'),
    options: choicesOf('languages'),
    levels: LANGUAGE_LEVELS,
    isLevelRequired: true,
  }),
  levelledList({
    name: 'accents',
    label: bilingual('Acentos', 'Accents'),
    key: 'accent',
    keyLabel: bilingual('Acento', 'Accent'),
    options: choicesOf('accents'),
    levels: ACCENT_LEVELS,
    isLevelRequired: true,
  }),
  levelledList({
    name: 'skills',
    label: bilingual('Habilidades', 'Skills'),
    key: 'skill',
    keyLabel: bilingual('Habilidad', 'Skill'),
    options: skillChoices(),
    levels: SKILL_LEVELS,
    isLevelRequired: false,
  }),
];

/** Creates the fields for a talent's studies and awards. */
export const trainingFields = (): ArrayField[] => [
  {
    name: 'studies',
    type: 'array',
    label: bilingual('Formación', 'Studies'),
    labels: { singular: bilingual('Estudio', 'Study'), plural: bilingual('Estudios', 'Studies') },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'title']) } },
    fields: [
      {
        type: 'row',
        fields: [
          yearField(),
          requiredText('title', bilingual('Título o curso', 'Degree or course')),
          textField('school', bilingual('Escuela', 'School'), LIMITS.title),
        ],
      },
    ],
  },
  {
    name: 'awards',
    type: 'array',
    label: bilingual('Premios', 'Awards'),
    labels: { singular: bilingual('Premio', 'Award'), plural: bilingual('Premios', 'Awards') },
    admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'award']) } },
    fields: [
      {
        type: 'row',
        fields: [
          yearField(),
          requiredText('award', bilingual('Premio', 'Award')),
          textField('work', bilingual('Obra', 'Work'), LIMITS.title),
          {
            name: 'result',
            type: 'select',
            required: true,
            defaultValue: 'won',
            options: choicesOf('awardResults'),
            label: bilingual('Resultado', 'Result'),
          },
        ],
      },
    ],
  },
];
