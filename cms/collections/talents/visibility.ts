import type { ArrayField, Field, SelectField, TextField } from 'payload';
import { onDuplicate } from '../../fields/duplicate.ts';
import { type Rule, type RequestCheck, withRule } from '../../fields/rules.ts';
import { dayField } from '../../fields/date.ts';
import { numberField } from '../../fields/number.ts';
import { randomIdField } from '../../fields/randomId.ts';
import { SHARE_ID } from '#contract/shareId.ts';
import { formerSlugField, slugField } from '../../fields/slug.ts';
import { type List, LISTS, SECTIONS, findList } from '#contract/lists.ts';
import { choicesOf } from '../../fields/choices.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { rowLabel } from '../../fields/rowLabel.ts';
import { LIMITS } from '#contract/limits.ts';
import { textField } from '../../fields/text.ts';

/** Checks whether a talent can have these sections: exactly one, or director with screenwriter. */
const areSectionsCompatible = (sections: readonly string[]): boolean =>
  (sections.length === 1 && findList(sections) !== undefined) ||
  (sections.length === 2 && sections.includes('director') && sections.includes('screenwriter'));

interface Agency {
  team?: { id: string }[];
  [field: string]: unknown;
}

/** Refuses the id of a person who is not, or no longer, in the agency's team. */
const isInTeam: RequestCheck = async (agentId, { req }) => {
  if (typeof agentId !== 'string' || !agentId) return undefined;
  // Not `findGlobal` of Payload: it would change the locale of the request.
  const agency = await req.payload.db.findGlobal<Agency>({
    slug: 'agency',
    select: { team: true },
    req,
  });
  return (agency.team ?? []).some(({ id }) => id === agentId) ? undefined : { code: 'notInTeam' };
};

/** Creates the field for the person of the agency's team who represents a talent: the row's id. */
export const agentField = (): TextField =>
  textField('agentId', bilingual('Representante', 'Agent'), LIMITS.datum, {
    requestCheck: isInTeam,
    admin: {
      width: '50%',
      components: { Field: '/features/talents/admin/AgentSelect.tsx#AgentSelect' },
    },
  });

const sectionsRule: Rule = (value) =>
  Array.isArray(value) && areSectionsCompatible(value as string[])
    ? undefined
    : { code: 'sections' };

/** The names of the lists in the admin. */
export const LIST_LABELS: Record<List, Bilingual> = {
  actors: bilingual('Actores', 'Actors'),
  actresses: bilingual('Actrices', 'Actresses'),
  discover: bilingual('Descubre', 'Discover'),
  directors: bilingual('Dirección y guion', 'Directors and screenwriters'),
};

const LIST_CHOICES = LISTS.map((value) => ({ value, label: LIST_LABELS[value] }));

const previousSlugs: ArrayField = {
  name: 'previousSlugs',
  type: 'array',
  label: bilingual('Direcciones anteriores', 'Former addresses'),
  labels: {
    singular: bilingual('Dirección', 'Address'),
    plural: bilingual('Direcciones', 'Addresses'),
  },
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel(['list', 'slug'], LIST_CHOICES) },
    description: bilingual(
      'Se guardan solas al cambiar la dirección; llevan a la nueva.',
      'Saved automatically when the address changes; they redirect to the new one.',
    ),
  },
  fields: [
    {
      name: 'list',
      type: 'select',
      required: true,
      options: LIST_CHOICES,
      label: bilingual('Lista', 'List'),
    },
    formerSlugField(bilingual('Dirección', 'Address')),
  ],
};

/** Creates the field for a talent's sections, which determine the list. */
export const sectionsField = (): Field =>
  withRule(
    {
      name: 'sections',
      type: 'select',
      hasMany: true,
      required: true,
      index: true,
      options: choicesOf('sections', SECTIONS),
      label: bilingual('Sección', 'Section'),
      admin: { width: '40%' },
    } as SelectField,
    sectionsRule,
  );

const list: Field = {
  name: 'list',
  type: 'select',
  options: LIST_CHOICES,
  index: true,
  label: bilingual('Lista', 'List'),
  // Set from the sections: a field that nobody fills in, and a column of the list of talents.
  admin: { condition: () => false, disableBulkEdit: true },
};

const visibility: Field = {
  name: 'visibility',
  type: 'select',
  required: true,
  defaultValue: 'listed',
  options: [
    { value: 'listed', label: bilingual('En las listas', 'In the lists') },
    { value: 'unlisted', label: bilingual('Solo con el enlace', 'By its link only') },
  ],
  label: bilingual('Visibilidad', 'Visibility'),
  admin: { width: '50%' },
};

const checkedOn = dayField(
  {
    name: 'checkedOn',
    label: bilingual('Ficha revisada el', 'Sheet checked on'),
    admin: {
      width: '50%',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' },
      description: bilingual(
        'Se publica. A los seis meses, la primera página pide revisarla.',
        'It is published. After six months, the first page asks to check it again.',
      ),
      components: { Cell: '/features/list/admin/TalentCells.tsx#CheckedCell' },
    },
  },
  true,
);

const position = numberField({
  name: 'position',
  min: 0,
  label: bilingual('Posición en la lista', 'Position in the list'),
  admin: {
    components: { Cell: '/features/list/admin/cells.tsx#PositionCell' },
    width: '50%',
    description: bilingual(
      'Los números bajos van primero; sin número, después y por apellidos. Con «Ordenar las listas», sobre la tabla de talentos, se arrastra a cada persona a su sitio.',
      'Low numbers come first; people without a number follow, sorted by family name. “Order the lists”, above the table of talents, lets you drag everybody to their place.',
    ),
  },
});

/** Leaves the rows of a field out of the copy of a record. */
const clearRowsOnDuplicate = <T extends Field & { type: 'array' }>(field: T): T => ({
  ...field,
  hooks: { ...field.hooks, beforeDuplicate: [() => []] },
});

/** Creates the fields for a talent's visibility, address, check, position and share id. */
export const visibilityFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      visibility,
      slugField(bilingual('Dirección en la web', 'Address on the site'), {
        width: '50%',
        description: bilingual(
          'Vacía: se hace con el nombre. Si la cambias, la anterior sigue llevando a la ficha.',
          'Empty: it is created from the name. If you change it, the old address redirects here.',
        ),
      }),
    ],
  },
  { type: 'row', fields: [onDuplicate.clear(checkedOn), onDuplicate.clear(position)] },
  clearRowsOnDuplicate(previousSlugs),
  list,
  randomIdField('shareId', bilingual('Identificador para compartir', 'Id for sharing'), SHARE_ID),
];
