import type { ArrayField, Field } from 'payload';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { type Choice, choicesOf } from '../../fields/choices.ts';

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
    options: choicesOf('skills'),
    levels: SKILL_LEVELS,
    isLevelRequired: false,
  }),
];
