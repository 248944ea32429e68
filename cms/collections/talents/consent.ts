import type { Access, Field, Where } from 'payload';
import { editorsField, readPublished } from '../../access.ts';
import { dayField, pastDayField, today } from '../../fields/date.ts';
import { type RequestCheck, findRule, withRule } from '../../fields/rules.ts';
import { bilingual } from '../../texts/labels.ts';
import { adultsBornUntil, isMinor } from './profile.ts';

const ACCESS = { read: editorsField };
const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'd/M/yyyy' } as const;

const signedOn = pastDayField({
  name: 'consentSignedOn',
  label: bilingual('Firmado el', 'Signed on'),
  access: ACCESS,
  admin: { width: '33%', date: DAY },
});

const until = dayField({
  name: 'consentUntil',
  label: bilingual('Válido hasta', 'Valid until'),
  access: ACCESS,
  admin: {
    width: '33%',
    date: DAY,
    description: bilingual(
      'De un menor hace falta para publicar: al día siguiente, su página se retira.',
      'A minor needs it to be published: on the day after, the page is withdrawn.',
    ),
  },
});

const isOnFile: RequestCheck = (value, { siblingData }) => {
  if (!isMinor(siblingData as object)) return undefined;
  return typeof value === 'string' && value.slice(0, 10) >= today()
    ? undefined
    : { code: 'minorConsent' };
};

const uses: Field = {
  name: 'consentUses',
  type: 'select',
  hasMany: true,
  options: [
    { value: 'web', label: bilingual('Web de la agencia', 'The agency’s site') },
    { value: 'social', label: bilingual('Redes sociales', 'Social media') },
    { value: 'ai', label: bilingual('Inteligencia artificial', 'Artificial intelligence') },
  ],
  label: bilingual('Para qué', 'For what'),
  access: ACCESS,
  admin: { width: '34%' },
};

/** Creates the fields of a person's consent to be shown, which only editors read. */
export const consentFields = (): Field => ({
  type: 'collapsible',
  label: bilingual('Consentimiento (no se publica)', 'Consent (not published)'),
  admin: { initCollapsed: false },
  fields: [
    { type: 'row', fields: [signedOn, withRule(until, findRule(until)!, isOnFile), uses] },
    {
      name: 'personalData',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/features/personalData/admin/PersonalData.tsx#PersonalData' },
      },
    },
  ],
});

/** Who is an adult, or has a consent on file that is still valid. */
const isShown = (): Where => ({
  or: [
    { birthDate: { exists: false } },
    { birthDate: { less_than_equal: `${adultsBornUntil()}T23:59:59.999Z` } },
    { consentUntil: { greater_than_equal: `${today()}T00:00:00.000Z` } },
  ],
});

/** As {@link readPublished}; the site's key does not read minors whose consent has run out. */
export const readTalents: Access = (args) => {
  const published = readPublished(args);
  return typeof published === 'object' ? { and: [published, isShown()] } : published;
};
