import type { Field, TextField } from 'payload';
import { onDuplicate } from '../../fields/duplicate.ts';
import { type RequestCheck, withRule } from '../../fields/rules.ts';
import { dayField, numberField } from '../../fields/storable.ts';
import { randomIdField } from '../../fields/randomId.ts';
import { SHARE_ID } from '#contract/shareId.ts';
import { formerSlugField, slugField } from '../../fields/slug.ts';
import { LISTS, SECTIONS, findList } from '#contract/lists.ts';
import { choicesOf, selectField } from '../../fields/choices.ts';
import { arrayField, row } from '../../fields/layout.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Agency } from '../../payload-types.ts';
import { textField } from '../../fields/text.ts';
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };
import { COMPONENTS } from '../../fields/components.ts';
import { stored } from '../../stored/stored.ts';

const areSectionsCompatible = (sections: readonly string[]): boolean =>
  (sections.length === 1 && findList(sections) !== undefined) ||
  (sections.length === 2 && sections.includes('director') && sections.includes('screenwriter'));

const isInTeam: RequestCheck = async (agentId, { req }) => {
  if (typeof agentId !== 'string' || !agentId) return undefined;
  // Not `findGlobal` of Payload: it would change the locale of the request.
  const agency = await stored.get<Pick<Agency, 'team'>>(req, 'agency');
  return agency?.team?.some(({ id }) => id === agentId) ? undefined : { code: 'notInTeam' };
};

/** Creates the field for the person of the agency's team who represents a talent: the row's id. */
export const agentField = (): TextField =>
  textField('agentId', TEXTS.agentId, LIMITS.datum, {
    requestCheck: isInTeam,
    admin: {
      width: '50%',
      components: { Field: COMPONENTS.AgentSelect },
    },
  });

const LIST_CHOICES = LISTS.map((value) => ({ value, label: TEXTS.lists[value] }));

/** Creates the field for a talent's sections, which determine the list. */
export const sectionsField = (): Field =>
  withRule(
    selectField('sections', TEXTS.sections, choicesOf('sections', SECTIONS), {
      hasMany: true,
      required: true,
      index: true,
      admin: { width: '40%' },
    }),
    (value) =>
      Array.isArray(value) && areSectionsCompatible(value as string[])
        ? undefined
        : { code: 'sections' },
  );

/** Creates the fields for a talent's visibility, address, check, position and share id. */
export const visibilityFields = (): Field[] => [
  row(
    selectField('visibility', TEXTS.visibility, choicesOf('visibilities'), {
      required: true,
      defaultValue: 'listed',
      admin: { width: '50%' },
    }),
    slugField(TEXTS.slug),
  ),
  row(
    onDuplicate.clear(
      dayField('checkedOn', TEXTS.checkedOn, {
        admin: {
          width: '50%',
          components: { Cell: COMPONENTS.CheckedCell },
        },
        isPast: true,
      }),
    ),
    // Set by the page on which lists are ordered.
    onDuplicate.clear(
      numberField('position', TEXTS.position, {
        min: 0,
        admin: { condition: () => false, disableBulkEdit: true, disableListColumn: true },
      }),
    ),
  ),
  {
    ...arrayField(
      'previousSlugs',
      TEXTS.previousSlugs,
      [
        selectField('list', TEXTS.list, LIST_CHOICES, { required: true }),
        formerSlugField(TEXTS.previousSlug),
      ],
      { titles: ['list', 'slug'] },
    ),
    // The copy of a record has had no other address.
    hooks: { beforeDuplicate: [() => []] },
  },
  // Set from the sections: a field that nobody fills in, and a column of the list of talents.
  selectField('list', TEXTS.list, LIST_CHOICES, {
    index: true,
    admin: { condition: () => false, disableBulkEdit: true },
  }),
  randomIdField('shareId', TEXTS.shareId, SHARE_ID),
];
