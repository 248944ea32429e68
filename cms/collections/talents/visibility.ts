import type { Field, TextField } from 'payload';
import { onDuplicate } from '../../fields/duplicate.ts';
import { type RequestCheck, withRule } from '../../fields/rules.ts';
import { dayField } from '../../fields/date.ts';
import { numberField } from '../../fields/number.ts';
import { randomIdField } from '../../fields/randomId.ts';
import { SHARE_ID } from '#contract/shareId.ts';
import { formerSlugField, slugField } from '../../fields/slug.ts';
import { type List, LISTS, SECTIONS, findList } from '#contract/lists.ts';
import { choicesOf, selectField } from '../../fields/choices.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { arrayField, row } from '../../fields/layout.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Agency } from '../../payload-types.ts';
import { textField } from '../../fields/text.ts';

/** Checks whether a talent can have these sections: exactly one, or director with screenwriter. */
const areSectionsCompatible = (sections: readonly string[]): boolean =>
  (sections.length === 1 && findList(sections) !== undefined) ||
  (sections.length === 2 && sections.includes('director') && sections.includes('screenwriter'));

/** Refuses the id of a person who is not, or no longer, in the agency's team. */
const isInTeam: RequestCheck = async (agentId, { req }) => {
  if (typeof agentId !== 'string' || !agentId) return undefined;
  // Not `findGlobal` of Payload: it would change the locale of the request.
  const agency = await req.payload.db.findGlobal<Pick<Agency, 'team'>>({
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

/** The names of the lists in the admin. */
export const LIST_LABELS: Record<List, Bilingual> = {
  actors: bilingual('Actores', 'Actors'),
  actresses: bilingual('Actrices', 'Actresses'),
  discover: bilingual('Descubre', 'Discover'),
  directors: bilingual('Dirección y guion', 'Directors and screenwriters'),
};

const LIST_CHOICES = LISTS.map((value) => ({ value, label: LIST_LABELS[value] }));

/** Creates the field for a talent's sections, which determine the list. */
export const sectionsField = (): Field =>
  withRule(
    selectField('sections', bilingual('Sección', 'Section'), choicesOf('sections', SECTIONS), {
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

const visibilityField = (): Field =>
  selectField(
    'visibility',
    bilingual('Visibilidad', 'Visibility'),
    [
      { value: 'listed', label: bilingual('En las listas', 'In the lists') },
      { value: 'unlisted', label: bilingual('Solo con el enlace', 'By its link only') },
    ],
    { required: true, defaultValue: 'listed', admin: { width: '50%' } },
  );

const checkedOn = dayField(
  {
    name: 'checkedOn',
    label: bilingual('Ficha revisada el', 'Sheet checked on'),
    admin: {
      width: '50%',
      description: bilingual(
        'Se publica. A los seis meses, la primera página pide revisarla.',
        'It is published. After six months, the first page asks to check it again.',
      ),
      components: { Cell: '/features/list/admin/TalentCells.tsx#CheckedCell' },
    },
  },
  { isPast: true },
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

const LIST = bilingual('Lista', 'List');

const previousSlugsField = (): Field => ({
  ...arrayField(
    'previousSlugs',
    bilingual('Direcciones anteriores', 'Former addresses'),
    [
      selectField('list', LIST, LIST_CHOICES, { required: true }),
      formerSlugField(bilingual('Dirección', 'Address')),
    ],
    {
      singular: bilingual('Dirección', 'Address'),
      plural: bilingual('Direcciones', 'Addresses'),
      titles: ['list', 'slug'],
      admin: {
        description: bilingual(
          'Se guardan solas al cambiar la dirección; llevan a la nueva.',
          'Saved automatically when the address changes; they redirect to the new one.',
        ),
      },
    },
  ),
  // The copy of a record has had no other address.
  hooks: { beforeDuplicate: [() => []] },
});

/** Creates the fields for a talent's visibility, address, check, position and share id. */
export const visibilityFields = (): Field[] => [
  row(
    visibilityField(),
    slugField(bilingual('Dirección en la web', 'Address on the site'), {
      width: '50%',
      description: bilingual(
        'Vacía: se hace con el nombre. Si la cambias, la anterior sigue llevando a la ficha.',
        'Empty: it is created from the name. If you change it, the old address redirects here.',
      ),
    }),
  ),
  row(onDuplicate.clear(checkedOn), onDuplicate.clear(position)),
  previousSlugsField(),
  // Set from the sections: a field that nobody fills in, and a column of the list of talents.
  selectField('list', LIST, LIST_CHOICES, {
    index: true,
    admin: { condition: () => false, disableBulkEdit: true },
  }),
  randomIdField('shareId', bilingual('Identificador para compartir', 'Id for sharing'), SHARE_ID),
];
