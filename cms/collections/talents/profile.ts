import type { ArrayField, Field, TextField } from 'payload';
import type { AddedList } from '#contract/addedValues.ts';
import { LIMITS } from '#contract/limits.ts';
import { GENDERS } from '#contract/lists.ts';
import { access } from '../../access.ts';
import { choiceOf, choicesOf, selectField } from '../../fields/choices.ts';
import { dayField, numberField } from '../../fields/storable.ts';
import { isoDay } from '#contract/timeZone.ts';
import { arrayField, row } from '../../fields/layout.ts';
import { textField } from '../../fields/text.ts';
import { uploadField } from '../../fields/upload.ts';
import { type FieldText, labelled } from '../../texts/labels.ts';
import { agentField } from './visibility.ts';
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };
import { COMPONENTS } from '../../fields/components.ts';

interface Person {
  /** As it is stored, e.g. `1990-02-28T12:00:00.000Z`. */
  birthDate?: unknown;
  isAgeHidden?: unknown;
}

/**
 * Returns a person's age in whole years, or `null` when it is not known. A person born on 29 February
 * turns a year older on 1 March in common years.
 *
 * @param on a day as YYYY-MM-DD. @default today, in the agency's time zone
 */
function yearsOf({ birthDate }: Person, on: string): number | null {
  const [, year, day = ''] = /^(\d{4})-(\d{2}-\d{2})/.exec(String(birthDate ?? '')) ?? [];
  if (year === undefined) return null;
  const hasBirthdayAhead = on.slice(5) < day;
  const age = Number(on.slice(0, 4)) - Number(year) - (hasBirthdayAhead ? 1 : 0);
  return age < 0 ? null : age;
}

const MAJORITY = 18;

/** Returns whether a person is under 18. Who has no birth date counts as an adult. */
export const isMinor = (person: Person, on = isoDay()): boolean =>
  (yearsOf(person, on) ?? MAJORITY) < MAJORITY;

/** Returns the last birth date, as YYYY-MM-DD, of those who are adults today. */
export function adultsBornUntil(on = isoDay()): string {
  const [year, rest] = [on.slice(0, 4), on.slice(4)];
  // 18 years before a leap year is a common year.
  return `${Number(year) - MAJORITY}${rest === '-02-29' ? '-02-28' : rest}`;
}

/** Returns what the site learns of a birth date: no age if it is hidden, not known, or that of a minor. */
export const publicAge = (person: Person, on = isoDay()) => ({
  age: person.isAgeHidden || isMinor(person, on) ? null : yearsOf(person, on),
  isMinor: isMinor(person, on),
});

const playingAge = (name: 'playingAgeFrom' | 'playingAgeTo'): Field =>
  numberField(name, TEXTS[name], { min: 0, max: 120, admin: { width: '33%' } });

const LANGUAGE_LEVELS = 'native bilingual bilingualAccent high highAccent mid basic'.split(' ');

/** Creates the field for a value of a list: one of the vocabulary, or one that editors have added. */
function valueField(name: string, list: AddedList, text: FieldText): TextField {
  const field = textField(name, text, LIMITS.title, {
    required: true,
    check: (key) => (choiceOf(list, key) ? undefined : { code: 'notChoice' }),
    admin: { components: { Diff: COMPONENTS.ValueDiff } },
  });
  return { ...field, custom: { ...field.custom, list } };
}

/** Creates a list whose rows have a key of the vocabulary, such as `language`, and a level. */
const levelledList = (
  key: 'language' | 'accent' | 'skill',
  levelKeys: string[],
  isLevelRequired = true,
): ArrayField => {
  const list = `${key}s` as const;
  const text = TEXTS[list];
  const options = choicesOf(list);
  const levels = choicesOf('levels', levelKeys);
  const Field = {
    path: COMPONENTS.LevelChips,
    clientProps: { keyName: key, options, levels, isLevelRequired },
  };
  return arrayField(
    list,
    text,
    [
      row(
        valueField(key, list, text.one),
        selectField('level', TEXTS.level, levels, { required: isLevelRequired }),
      ),
    ],
    { admin: { components: { Field } } },
  );
};

/** Creates the fields for a talent's photographs, skills, agent, age, origin and appearance. */
export const personFields = (): Field[] => [
  // The main photograph, which lists and the page's head show, and the gallery.
  uploadField('photo', TEXTS.photo, 'picture', {
    admin: { components: { Field: COMPONENTS.Photographs } },
  }),
  // An array, not an upload field with `hasMany`: GraphQL returns the latter in arbitrary order.
  arrayField(
    'gallery',
    TEXTS.gallery,
    [uploadField('picture', TEXTS.galleryPicture, 'picture', { required: true })],
    { admin: { components: { Field: COMPONENTS.NoGallery } } },
  ),
  levelledList('language', LANGUAGE_LEVELS),
  levelledList('accent', ['native', 'pro', 'high', 'mid', 'basic']),
  levelledList('skill', ['pro', 'high', 'mid', 'basic'], false),
  agentField(),
  textField('familyName', TEXTS.familyName, LIMITS.name, {
    admin: {
      components: {
        afterInput: [COMPONENTS.GuessedFamilyName],
      },
    },
  }),
  selectField('castAs', TEXTS.castAs, choicesOf('castAs', GENDERS), { hasMany: true }),
  row(
    dayField('birthDate', TEXTS.birthDate, {
      // The site's key reads the age only.
      access: { read: access.editors },
      admin: { width: '34%' },
      isPast: true,
    }),
    playingAge('playingAgeFrom'),
    playingAge('playingAgeTo'),
  ),
  {
    name: 'isAgeHidden',
    type: 'checkbox',
    defaultValue: false,
    access: { read: access.editors },
    ...labelled(TEXTS.isAgeHidden),
  },
  // The age on the day of the query: what the site shows, and all that its key can read of the birth date.
  // It is not stored, so no query can filter or sort by it.
  { name: 'age', type: 'number', virtual: true, admin: { disabled: true } },
  // Whether the person is under 18: the site withholds the residence and the downloads.
  { name: 'isMinor', type: 'checkbox', virtual: true, admin: { disabled: true } },
  row(
    selectField('citizenships', TEXTS.citizenships, choicesOf('countries'), {
      hasMany: true,
      admin: { width: '50%' },
    }),
    textField('homeBase', TEXTS.homeBase, LIMITS.title, {
      localized: true,
      hasMany: true,
      admin: { width: '50%' },
    }),
  ),
  row(
    numberField('heightCm', TEXTS.heightCm, { min: 40, max: 250, admin: { width: '33%' } }),
    selectField('eyes', TEXTS.eyes, choicesOf('eyes'), { admin: { width: '33%' } }),
    selectField('hair', TEXTS.hair, choicesOf('hair'), { admin: { width: '34%' } }),
  ),
  row(
    selectField('hairLength', TEXTS.hairLength, choicesOf('hairLengths'), {
      admin: { width: '33%' },
    }),
    selectField('beard', TEXTS.beard, choicesOf('beards'), { admin: { width: '33%' } }),
    selectField('voiceRange', TEXTS.voiceRange, choicesOf('voiceRanges'), {
      admin: { width: '34%' },
    }),
  ),
];
