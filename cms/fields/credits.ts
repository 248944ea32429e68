import type { ArrayField, Field } from 'payload';
import { choicesOf } from './choices.ts';
import { type Bilingual, bilingual } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { WORK_STATUSES } from '#contract/works.ts';
import { numberField } from './number.ts';
import { rowLabel } from './rowLabel.ts';
import { requiredText, textField } from './text.ts';

const YEAR_RANGE = { min: 1900, max: 2100 };
const THIRD = { width: '33%' };

/** Creates the field for the year of a credit, study or award. */
const yearField = (): Field =>
  numberField({
    name: 'year',
    label: bilingual('Año', 'Year'),
    ...YEAR_RANGE,
    admin: { width: '20%' },
  });

/** What a list of credits contains: the kinds of work, and who made or showed it. */
interface CreditList {
  name: string;
  label: Bilingual;
  kinds: readonly string[];
  organisations: Field[];
  hasSeasons: boolean;
}

const company = (label: Bilingual): Field =>
  textField('company', label, LIMITS.title, { admin: { width: '50%' } });

const COMPANY = bilingual('Productora', 'Production company');

const broadcaster = (): Field =>
  textField('broadcaster', bilingual('Cadena o plataforma', 'Channel or platform'), LIMITS.title, {
    admin: { width: '50%' },
  });

const venue: Field = textField(
  'venue',
  bilingual('Sala o compañía', 'Venue or company'),
  LIMITS.title,
);

const episodeRow: Field = {
  type: 'row',
  fields: [
    numberField({
      name: 'season',
      min: 1,
      max: 100,
      label: bilingual('Temporada', 'Season'),
      admin: THIRD,
    }),
    numberField({
      name: 'episodes',
      min: 1,
      max: 1000,
      label: bilingual('Episodios', 'Episodes'),
      admin: {
        ...THIRD,
        description: bilingual('En cuántos aparece.', 'In how many they appear.'),
      },
    }),
  ],
};

const workRow = (kinds: readonly string[]): Field => ({
  type: 'row',
  fields: [
    yearField(),
    textField('title', bilingual('Título', 'Title'), LIMITS.title, {
      required: true,
      admin: {
        width: '46%',
        description: bilingual(
          'Escrito igual y con el mismo año en otra ficha, la web enlaza a las dos personas.',
          'Written alike and with the same year in another record, the site links both people.',
        ),
      },
    }),
    {
      name: 'kind',
      type: 'select',
      options: choicesOf('workKinds', kinds),
      label: bilingual('Tipo de obra', 'Kind of work'),
      admin: THIRD,
    },
  ],
});

const roleRow = (): Field => ({
  type: 'row',
  fields: [
    textField('role', bilingual('Papel o tarea', 'Role or task'), LIMITS.title, {
      localized: true,
      admin: {
        width: '50%',
        description: bilingual(
          'Solo el nombre del personaje, o la tarea: «Guion».',
          'Only the name of the character, or the task: “Screenplay”.',
        ),
      },
    }),
    {
      name: 'billing',
      type: 'select',
      options: choicesOf('billings'),
      label: bilingual('Importancia del papel', 'Billing'),
      admin: { width: '50%' },
    },
  ],
});

const peopleRow = (organisations: Field[]): Field => ({
  type: 'row',
  fields: [
    textField('director', bilingual('Dirección', 'Director'), LIMITS.title, {
      admin: {
        description: bilingual(
          'Con el nombre exacto de alguien de la agencia, lleva a su ficha.',
          'With the exact name of somebody of the agency, it leads to their page.',
        ),
      },
    }),
    ...organisations,
  ],
});

const status = (): Field => ({
  name: 'status',
  type: 'select',
  defaultValue: 'released',
  options: choicesOf('workStatuses', WORK_STATUSES),
  label: bilingual('Estado', 'Status'),
  admin: {
    ...THIRD,
    description: bilingual('Vacío: ya se ha estrenado.', 'Empty: it has been released.'),
  },
});

const creditList = ({ name, label, kinds, organisations, hasSeasons }: CreditList): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: bilingual('Trabajo', 'Credit'), plural: bilingual('Trabajos', 'Credits') },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel(['year', 'title']) } },
  fields: [
    workRow(kinds),
    roleRow(),
    ...(hasSeasons ? [episodeRow] : []),
    peopleRow(organisations),
    status(),
  ],
});

const SCREEN_KINDS = ['feature', 'short', 'documentary', 'series', 'tvFilm'];

/** Creates a talent's four lists of credits: cinema, television, theatre and other work. */
export const creditLists = (): ArrayField[] => [
  creditList({
    name: 'cinema',
    label: bilingual('Cine', 'Cinema'),
    kinds: SCREEN_KINDS,
    organisations: [company(COMPANY), broadcaster()],
    hasSeasons: false,
  }),
  creditList({
    name: 'television',
    label: bilingual('Televisión', 'Television'),
    kinds: SCREEN_KINDS,
    organisations: [company(COMPANY), broadcaster()],
    hasSeasons: true,
  }),
  creditList({
    name: 'theatre',
    label: bilingual('Teatro', 'Theatre'),
    kinds: ['play', 'musical'],
    organisations: [venue],
    hasSeasons: false,
  }),
  creditList({
    name: 'otherWork',
    label: bilingual('Publicidad, doblaje y videojuegos', 'Advertising, dubbing and video games'),
    kinds: ['advertisement', 'dubbing', 'videoGame'],
    organisations: [
      company(bilingual('Productora, agencia o estudio', 'Producer, agency or studio')),
      broadcaster(),
    ],
    hasSeasons: true,
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
