import type { GlobalConfig } from 'payload';
import { access } from '../access.ts';
import { choicesOf, selectField } from '../fields/choices.ts';
import { BRAND } from '#contract/brand.ts';
import { LIMITS } from '#contract/limits.ts';
import { emailField, textField, urlField } from '../fields/text.ts';
import { uploadField } from '../fields/upload.ts';
import { arrayField, row, publicationStatus } from '../fields/layout.ts';
import { bilingual } from '../texts/labels.ts';

const label = () =>
  textField('label', bilingual('Para qué', 'What for'), LIMITS.title, { localized: true });

/** The agency: name, address, contact data and team. */
export const Agency: GlobalConfig = {
  slug: 'agency',
  label: bilingual('Agencia', 'Agency'),
  admin: { group: bilingual('Web', 'Site') },
  access: { read: access.signedIn, update: access.editors },
  fields: [
    publicationStatus(),
    textField('name', bilingual('Nombre', 'Name'), LIMITS.name, {
      required: true,
      // A function: a value would become a default of the database's column.
      defaultValue: () => BRAND.name,
    }),
    textField('tagline', bilingual('Lema', 'Tagline'), LIMITS.short, { localized: true }),
    row(
      textField('legalName', bilingual('Razón social', 'Legal name'), LIMITS.name),
      textField('taxId', bilingual('NIF', 'Tax number'), LIMITS.datum),
    ),
    row(
      textField('street', bilingual('Calle', 'Street'), LIMITS.title),
      textField('postalCode', bilingual('Código postal', 'Postal code'), LIMITS.datum),
      textField('city', bilingual('Ciudad', 'City'), LIMITS.name),
      selectField('country', bilingual('País', 'Country'), choicesOf('countries')),
    ),
    arrayField(
      'phones',
      bilingual('Teléfonos', 'Telephones'),
      [
        label(),
        textField('number', bilingual('Número', 'Number'), LIMITS.datum, { required: true }),
      ],
      { titles: ['number'] },
    ),
    arrayField(
      'emails',
      bilingual('Correos', 'E-mails'),
      [label(), emailField('address', bilingual('Dirección', 'Address'), { required: true })],
      { titles: ['address'] },
    ),
    arrayField(
      'socials',
      bilingual('Redes', 'Social accounts'),
      [
        selectField('network', bilingual('Red', 'Network'), choicesOf('socialNetworks'), {
          required: true,
        }),
        urlField('url', bilingual('Dirección', 'Address'), { required: true }),
        textField('handle', bilingual('Usuario', 'Handle'), LIMITS.datum),
      ],
      { titles: ['network'] },
    ),
    arrayField(
      'team',
      bilingual('Equipo', 'Team'),
      [
        textField('name', bilingual('Nombre', 'Name'), LIMITS.name, { required: true }),
        textField('role', bilingual('Puesto', 'Role'), LIMITS.title, { localized: true }),
        uploadField('photo', bilingual('Foto', 'Photograph'), 'picture'),
        emailField('email', bilingual('Correo', 'E-mail')),
        textField('phone', bilingual('Teléfono', 'Telephone'), LIMITS.datum),
      ],
      { titles: ['name'] },
    ),
    // Which uses by AI crawlers robots.txt allows.
    selectField(
      'aiCrawlers',
      bilingual('Inteligencia artificial', 'Artificial intelligence'),
      [
        {
          value: 'all',
          label: bilingual('Todo: buscar y entrenar', 'Everything: search and training'),
        },
        { value: 'searchOnly', label: bilingual('Solo buscar y citar', 'Search and quoting only') },
        { value: 'none', label: bilingual('Nada', 'Nothing') },
      ],
      {
        required: true,
        defaultValue: 'searchOnly',
        admin: {
          description: bilingual(
            'Qué se pide en robots.txt a quienes leen la web para ella. Que lo respeten depende de ellos.',
            'What robots.txt asks of AI crawlers. Whether they comply is up to them.',
          ),
        },
      },
    ),
    {
      name: 'indexMinors',
      type: 'checkbox',
      defaultValue: false,
      label: bilingual('Los menores salen en los buscadores', 'Search engines list minors'),
    },
  ],
};
