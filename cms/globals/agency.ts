import type { GlobalConfig } from 'payload';
import { access } from '../access.ts';
import { choicesOf, selectField } from '../fields/choices.ts';
import { BRAND } from '#contract/brand.ts';
import { LIMITS } from '#contract/limits.ts';
import { emailField, phoneField, textField, urlField } from '../fields/text.ts';
import { uploadField } from '../fields/upload.ts';
import { arrayField, row, publicationStatus } from '../fields/layout.ts';
import { bilingual, labelled } from '../texts/labels.ts';
import TEXTS from '../texts/fields/agency.json' with { type: 'json' };

const label = () => textField('label', TEXTS.label, LIMITS.title, { localized: true });

/** The agency: name, address, contact data and team. */
export const Agency: GlobalConfig = {
  slug: 'agency',
  versions: false,
  label: bilingual('Agencia', 'Agency'),
  admin: { group: bilingual('Web', 'Site') },
  access: { read: access.signedIn, update: access.editors },
  fields: [
    publicationStatus(),
    textField('name', TEXTS.name, LIMITS.name, {
      required: true,
      // A function: a value would become a default of the database's column.
      defaultValue: () => BRAND.name,
    }),
    textField('tagline', TEXTS.tagline, LIMITS.short, { localized: true }),
    row(
      textField('legalName', TEXTS.legalName, LIMITS.name),
      textField('taxId', TEXTS.taxId, LIMITS.datum),
    ),
    row(
      textField('street', TEXTS.street, LIMITS.title),
      textField('postalCode', TEXTS.postalCode, LIMITS.datum),
      textField('city', TEXTS.city, LIMITS.name),
      selectField('country', TEXTS.country, choicesOf('countries')),
    ),
    arrayField(
      'phones',
      TEXTS.phones,
      [label(), phoneField('number', TEXTS.number, { required: true })],
      { titles: ['number'] },
    ),
    arrayField(
      'emails',
      TEXTS.emails,
      [label(), emailField('address', TEXTS.address, { required: true })],
      { titles: ['address'] },
    ),
    arrayField(
      'socials',
      TEXTS.socials,
      [
        selectField('network', TEXTS.network, choicesOf('socialNetworks'), { required: true }),
        urlField('url', TEXTS.address, { required: true }),
        textField('handle', TEXTS.handle, LIMITS.datum),
      ],
      { titles: ['network'] },
    ),
    arrayField(
      'team',
      TEXTS.team,
      [
        textField('name', TEXTS.name, LIMITS.name, { required: true }),
        textField('role', TEXTS.role, LIMITS.title, { localized: true }),
        uploadField('photo', TEXTS.photo, 'picture'),
        emailField('email', TEXTS.email),
        phoneField('phone', TEXTS.phone),
      ],
      { titles: ['name'] },
    ),
    // Which uses by AI crawlers robots.txt allows.
    selectField('aiCrawlers', TEXTS.aiCrawlers, TEXTS.aiCrawlers.options, {
      required: true,
      defaultValue: 'searchOnly',
    }),
    {
      name: 'indexMinors',
      type: 'checkbox',
      defaultValue: false,
      ...labelled(TEXTS.indexMinors),
    },
  ],
};
