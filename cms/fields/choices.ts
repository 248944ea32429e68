import type { SelectField } from 'payload';
import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import { type Bilingual, type FieldText, bilingual, labelled } from '../texts/labels.ts';

/** An option of a select field: the stored key, and the label that editors see. */
export interface Choice {
  value: string;
  label: Bilingual;
}

type Labels = Record<string, string>;

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

const choices = (spanish: Labels, english: Labels): Choice[] =>
  Object.entries(spanish).map(([value, text]) => ({
    value,
    label: bilingual(capitalise(text), capitalise(english[value] ?? value)),
  }));

/** Returns the options of every skill; labels start with the group, so that editors can search by it. */
function skillChoices(): Choice[] {
  const groups = Object.keys(es.skills) as (keyof typeof es.skills)[];
  return groups.flatMap((group) => {
    const [inSpanish, inEnglish] = [es, en].map((texts) => capitalise(texts.skillGroups[group]));
    return choices(es.skills[group], en.skills[group]).map(({ value, label }) => ({
      value,
      label: bilingual(`${inSpanish}: ${label.es}`, `${inEnglish}: ${label.en}`),
    }));
  });
}

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Returns every country of ISO 3166-1 as an option, sorted by Spanish name. */
function countryChoices(): Choice[] {
  const spanish = new Intl.DisplayNames('es', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return CODES.split(' ')
    .map((value) => ({
      value,
      label: bilingual(spanish.of(value) ?? value, english.of(value) ?? value),
    }))
    .sort((a, b) => a.label.es.localeCompare(b.label.es, 'es'));
}

/**
 * Returns the options of one list, in the dictionary's order; of the countries by Spanish name.
 *
 * @param only keys to offer, in this order; all of them by default
 * @throws {Error} naming the list and the key, when the list has no such key
 */
export function choicesOf(list: keyof typeof es | 'countries', only?: readonly string[]): Choice[] {
  if (list === 'skills') return skillChoices();
  if (list === 'countries') return countryChoices();
  const all = choices(es[list], en[list]);
  if (!only) return all;
  return only.map((key) => {
    const found = all.find(({ value }) => value === key);
    if (!found) throw new Error(`Vocabulary ${list} has no key "${key}"`);
    return found;
  });
}

/** Creates a field for one choice of a list, or several with `hasMany`. */
export const selectField = (
  name: string,
  text: FieldText,
  options: Choice[],
  { admin, ...rest }: Partial<SelectField> = {},
): SelectField =>
  ({ name, type: 'select', options, ...rest, ...labelled(text, admin) }) as SelectField;
