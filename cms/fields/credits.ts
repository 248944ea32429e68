import type { ArrayField, Field } from 'payload';
import { choicesOf, selectField } from './choices.ts';
import { type Bilingual, bilingual } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { WORK_STATUSES } from '#contract/works.ts';
import { arrayField, row } from './layout.ts';
import { numberField } from './number.ts';
import { requiredText, textField } from './text.ts';

const THIRD = { width: '33%' };
const HALF = { width: '50%' };

const yearField = (): Field =>
  numberField({
    name: 'year',
    label: bilingual('Año', 'Year'),
    min: 1900,
    max: 2100,
    admin: { width: '20%' },
  });

const companyField = (es: string, en: string): Field =>
  textField('company', bilingual(es, en), LIMITS.title, { admin: HALF });

const broadcasterField = (): Field =>
  textField('broadcaster', bilingual('Cadena o plataforma', 'Channel or platform'), LIMITS.title, {
    admin: HALF,
  });

const workRow = (kinds: readonly string[]): Field =>
  row(
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
    selectField('kind', bilingual('Tipo de obra', 'Kind of work'), choicesOf('workKinds', kinds), {
      admin: THIRD,
    }),
  );

const roleRow = (): Field =>
  row(
    textField('role', bilingual('Papel o tarea', 'Role or task'), LIMITS.title, {
      localized: true,
      admin: {
        ...HALF,
        description: bilingual(
          'Solo el nombre del personaje, o la tarea: «Guion».',
          'Only the name of the character, or the task: “Screenplay”.',
        ),
      },
    }),
    selectField('billing', bilingual('Importancia del papel', 'Billing'), choicesOf('billings'), {
      admin: HALF,
    }),
  );

const episodeRow = (): Field =>
  row(
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
  );

const directorField = (): Field =>
  textField('director', bilingual('Dirección', 'Director'), LIMITS.title, {
    admin: {
      description: bilingual(
        'Con el nombre exacto de alguien de la agencia, lleva a su ficha.',
        'With the exact name of somebody of the agency, it leads to their page.',
      ),
    },
  });

const statusField = (): Field =>
  selectField('status', bilingual('Estado', 'Status'), choicesOf('workStatuses', WORK_STATUSES), {
    defaultValue: 'released',
    admin: {
      ...THIRD,
      description: bilingual('Vacío: ya se ha estrenado.', 'Empty: it has been released.'),
    },
  });

/**
 * Creates a list of credits.
 *
 * @param kinds the kinds of work
 * @param organisations who made or showed it
 */
const creditList = (
  name: string,
  label: Bilingual,
  {
    kinds,
    organisations,
    hasSeasons = false,
  }: { kinds: readonly string[]; organisations: Field[]; hasSeasons?: boolean },
): ArrayField =>
  arrayField(
    name,
    label,
    [
      workRow(kinds),
      roleRow(),
      ...(hasSeasons ? [episodeRow()] : []),
      row(directorField(), ...organisations),
      statusField(),
    ],
    {
      singular: bilingual('Trabajo', 'Credit'),
      plural: bilingual('Trabajos', 'Credits'),
      titles: ['year', 'title'],
    },
  );

const SCREEN_KINDS = ['feature', 'short', 'documentary', 'series', 'tvFilm'];

const screenCompanies = () => [
  companyField('Productora', 'Production company'),
  broadcasterField(),
];

/** Creates a talent's four lists of credits: cinema, television, theatre and other work. */
export const creditLists = (): ArrayField[] => [
  creditList('cinema', bilingual('Cine', 'Cinema'), {
    kinds: SCREEN_KINDS,
    organisations: screenCompanies(),
  }),
  creditList('television', bilingual('Televisión', 'Television'), {
    kinds: SCREEN_KINDS,
    organisations: screenCompanies(),
    hasSeasons: true,
  }),
  creditList('theatre', bilingual('Teatro', 'Theatre'), {
    kinds: ['play', 'musical'],
    organisations: [
      textField('venue', bilingual('Sala o compañía', 'Venue or company'), LIMITS.title),
    ],
  }),
  creditList(
    'otherWork',
    bilingual('Publicidad, doblaje y videojuegos', 'Advertising, dubbing and video games'),
    {
      kinds: ['advertisement', 'dubbing', 'videoGame'],
      organisations: [
        companyField('Productora, agencia o estudio', 'Producer, agency or studio'),
        broadcasterField(),
      ],
      hasSeasons: true,
    },
  ),
];

/** Creates the fields for a talent's studies and awards. */
export const trainingFields = (): ArrayField[] => [
  arrayField(
    'studies',
    bilingual('Formación', 'Studies'),
    [
      row(
        yearField(),
        requiredText('title', bilingual('Título o curso', 'Degree or course')),
        textField('school', bilingual('Escuela', 'School'), LIMITS.title),
      ),
    ],
    {
      singular: bilingual('Estudio', 'Study'),
      plural: bilingual('Estudios', 'Studies'),
      titles: ['year', 'title'],
    },
  ),
  arrayField(
    'awards',
    bilingual('Premios', 'Awards'),
    [
      row(
        yearField(),
        requiredText('award', bilingual('Premio', 'Award')),
        textField('work', bilingual('Obra', 'Work'), LIMITS.title),
        selectField('result', bilingual('Resultado', 'Result'), choicesOf('awardResults'), {
          required: true,
          defaultValue: 'won',
        }),
      ),
    ],
    { singular: bilingual('Premio', 'Award'), titles: ['year', 'award'] },
  ),
];
