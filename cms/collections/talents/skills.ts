import type { ArrayField, Field } from 'payload';
import { rowLabel } from '../../fields/rowLabel.ts';
import { type Bilingual, both } from '../../admin/labels.ts';
import { type Choice, choicesOf, skillChoices } from '../../admin/choices.ts';

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

interface Levelled {
  name: string;
  label: Bilingual;
  key: string;
  keyLabel: Bilingual;
  options: Choice[];
  levels: string[];
  isLevelRequired: boolean;
}

const levelledList = (list: Levelled): ArrayField => ({
  name: list.name,
  type: 'array',
  label: list.label,
  labels: { singular: list.keyLabel, plural: list.label },
  admin: {
    initCollapsed: true,
    components: {
      RowLabel: rowLabel(
        [list.key, 'level'],
        [...list.options, ...choicesOf('levels', list.levels)],
      ),
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
          label: both('Nivel', 'Level'),
        },
      ],
    },
  ],
});

/** Languages, accents and skills, each with its level. */
export const speechFields = (): Field[] => [
  levelledList({
    name: 'languages',
    label: both('Idiomas', 'Languages'),
    key: 'language',
    keyLabel: both('Idioma', 'Language'),
    options: choicesOf('languages'),
    levels: LANGUAGE_LEVELS,
    isLevelRequired: true,
  }),
  levelledList({
    name: 'accents',
    label: both('Acentos', 'Accents'),
    key: 'accent',
    keyLabel: both('Acento', 'Accent'),
    options: choicesOf('accents'),
    levels: ACCENT_LEVELS,
    isLevelRequired: true,
  }),
  levelledList({
    name: 'skills',
    label: both('Habilidades', 'Skills'),
    key: 'skill',
    keyLabel: both('Habilidad', 'Skill'),
    options: skillChoices(),
    levels: SKILL_LEVELS,
    isLevelRequired: false,
  }),
];
