import type { Field } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import { choicesOf, selectField } from '../../fields/choices.ts';
import { arrayField, row } from '../../fields/layout.ts';
import { requiredText, textareaField } from '../../fields/text.ts';
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };

const THIRD = { width: '33%' };

const PROJECT_KINDS = ['feature', 'short', 'documentary', 'series', 'tvFilm', 'play', 'musical'];

const directs = ({ sections }: { sections?: unknown }): boolean =>
  Array.isArray(sections) && (sections.includes('director') || sections.includes('screenwriter'));

/** Creates the fields that only those have who direct or write: their genres, and what they look for. */
export const directingFields = (): Field[] => [
  selectField('genres', TEXTS.genres, choicesOf('genres'), {
    hasMany: true,
    admin: { condition: directs },
  }),
  arrayField(
    'projects',
    TEXTS.projects,
    [
      row(
        requiredText('title', TEXTS.projectTitle),
        selectField('kind', TEXTS.projectKind, choicesOf('workKinds', PROJECT_KINDS), {
          admin: THIRD,
        }),
        selectField('state', TEXTS.projectState, choicesOf('projectStates'), {
          required: true,
          defaultValue: 'inDevelopment',
          admin: THIRD,
        }),
      ),
      textareaField('logline', TEXTS.logline, LIMITS.paragraph, { localized: true }),
    ],
    { titles: ['title', 'state'], admin: { condition: directs } },
  ),
];
