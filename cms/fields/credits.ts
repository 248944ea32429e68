import type { ArrayField, Field } from 'payload';
import { choicesOf, selectField } from './choices.ts';
import type { FieldText } from '../texts/labels.ts';
import { LIMITS } from '#contract/limits.ts';
import { WORK_STATUSES } from '#contract/works.ts';
import { arrayField, row } from './layout.ts';
import { numberField } from './storable.ts';
import { requiredText, textField } from './text.ts';
import TEXTS from '../texts/fields/credits.json' with { type: 'json' };

const THIRD = { width: '33%' };
const HALF = { width: '50%' };

const yearField = (): Field =>
  numberField('year', TEXTS.year, { min: 1900, max: 2100, admin: { width: '20%' } });

const companyField = (text: FieldText): Field =>
  textField('company', text, LIMITS.title, { admin: HALF });

const broadcasterField = (): Field =>
  textField('broadcaster', TEXTS.broadcaster, LIMITS.title, { admin: HALF });

const episodeRow = (): Field =>
  row(
    numberField('season', TEXTS.season, { min: 1, max: 100, admin: THIRD }),
    numberField('episodes', TEXTS.episodes, { min: 1, max: 1000, admin: THIRD }),
  );

/** Creates a list of credits. */
const creditList = (
  name: 'cinema' | 'television' | 'theatre' | 'otherWork',
  {
    kinds,
    organisations,
    hasSeasons = false,
  }: { kinds: readonly string[]; organisations: Field[]; hasSeasons?: boolean },
): ArrayField =>
  arrayField(
    name,
    TEXTS[name],
    [
      row(
        yearField(),
        textField('title', TEXTS.title, LIMITS.title, { required: true, admin: { width: '46%' } }),
        selectField('kind', TEXTS.kind, choicesOf('workKinds', kinds), { admin: THIRD }),
      ),
      row(
        textField('role', TEXTS.role, LIMITS.title, { localized: true, admin: HALF }),
        selectField('billing', TEXTS.billing, choicesOf('billings'), { admin: HALF }),
      ),
      ...(hasSeasons ? [episodeRow()] : []),
      row(textField('director', TEXTS.director, LIMITS.title), ...organisations),
      selectField('status', TEXTS.status, choicesOf('workStatuses', WORK_STATUSES), {
        defaultValue: 'released',
        admin: THIRD,
      }),
    ],
    { titles: ['year', 'title'] },
  );

const SCREEN_KINDS = ['feature', 'short', 'documentary', 'series', 'tvFilm'];

const screenCompanies = () => [companyField(TEXTS.producer), broadcasterField()];

/** Creates a talent's four lists of credits, studies and awards. */
export const creditFields = (): ArrayField[] => [
  creditList('cinema', { kinds: SCREEN_KINDS, organisations: screenCompanies() }),
  creditList('television', {
    kinds: SCREEN_KINDS,
    organisations: screenCompanies(),
    hasSeasons: true,
  }),
  creditList('theatre', {
    kinds: ['play', 'musical'],
    organisations: [textField('venue', TEXTS.venue, LIMITS.title)],
  }),
  creditList('otherWork', {
    kinds: ['advertisement', 'dubbing', 'videoGame'],
    organisations: [companyField(TEXTS.studio), broadcasterField()],
    hasSeasons: true,
  }),
  arrayField(
    'studies',
    TEXTS.studies,
    [
      row(
        yearField(),
        requiredText('title', TEXTS.studiesTitle),
        textField('school', TEXTS.school, LIMITS.title),
      ),
    ],
    { titles: ['year', 'title'] },
  ),
  arrayField(
    'awards',
    TEXTS.awards,
    [
      row(
        yearField(),
        requiredText('award', TEXTS.award),
        textField('category', TEXTS.category, LIMITS.title, { localized: true }),
        textField('work', TEXTS.work, LIMITS.title),
        selectField('result', TEXTS.result, choicesOf('awardResults'), {
          required: true,
          defaultValue: 'won',
        }),
      ),
    ],
    { titles: ['year', 'award', 'category'] },
  ),
];
