import type { Field, GlobalBeforeChangeHook, GlobalConfig } from 'payload';
import { access } from '../access.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  requiredText,
  textareaField,
  textField,
  linkField,
  urlField,
  searchFields,
} from '../fields/text.ts';
import { COMPONENTS } from '../fields/components.ts';
import { dayField } from '../fields/storable.ts';
import { uploadField } from '../fields/upload.ts';
import { arrayField, relatedNameLabel, DRAFTS, publicationStatus } from '../fields/layout.ts';
import { bilingual } from '../texts/labels.ts';
import TEXTS from '../texts/fields/home.json' with { type: 'json' };
import { refusal } from '../fields/rules.ts';
import { contextOf } from '../runtime/requestContext.ts';
import { stored } from '../stored/stored.ts';

/** Refuses to take down the home page. */
const keepHome: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (contextOf(req).isDraftSave) return data;
  const published = await stored.get(req, 'home');
  const { _status } = { ...originalDoc, ...data };
  if (published?._status !== 'published' || _status === 'published') return data;
  throw refusal(req, { code: 'neededHome' });
};

/** The day after which the site shows a row no more; {@link atTop} proposes one. */
const lastDay = dayField('lastDay', TEXTS.lastDay);

/** Adds the rows of a list before the others, where they are seen, and proposes the last day of those that have one. */
const atTop = { className: 'adds-at-top', components: { beforeInput: [COMPONENTS.AddAtTop] } };

const slideFields: Field[] = [
  uploadField('picture', TEXTS.figure, 'picture', {
    required: true,
  }),
  requiredText('headline', TEXTS.headline),
  textareaField('line', TEXTS.line, LIMITS.short, { localized: true }),
  {
    name: 'talent',
    type: 'relationship',
    relationTo: 'talents',
    label: TEXTS.slideTalent,
  },
  linkField('url', TEXTS.slideUrl),
  lastDay,
];

/** The home page. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: bilingual('Portada', 'Home page'),
  admin: { group: bilingual('Web', 'Site') },
  versions: { drafts: DRAFTS, max: 20 },
  hooks: { beforeChange: [keepHome] },
  access: {
    read: access.readPublishedGlobal,
    readVersions: access.editors,
    update: access.editors,
  },
  fields: [
    publicationStatus(),
    arrayField('slides', TEXTS.slides, slideFields, { titles: ['headline'], admin: atTop }),
    arrayField(
      'featured',
      TEXTS.featured,
      [
        {
          name: 'talent',
          type: 'relationship',
          relationTo: 'talents',
          required: true,
          label: TEXTS.talent,
        },
        lastDay,
      ],
      {
        admin: {
          ...atTop,
          initCollapsed: true,
          components: { ...atTop.components, RowLabel: relatedNameLabel('talent') },
        },
      },
    ),
    arrayField(
      'instagram',
      TEXTS.instagram,
      [
        uploadField('picture', TEXTS.picture, 'picture', { required: true }),
        urlField('url', TEXTS.postUrl, {
          required: true,
        }),
        textField('caption', TEXTS.caption, LIMITS.short, { localized: true }),
      ],
      { titles: ['caption'], admin: atTop },
    ),
    arrayField(
      'trustedBy',
      TEXTS.trustedBy,
      [
        textField('name', TEXTS.name, LIMITS.name, { required: true }),
        uploadField('logo', TEXTS.picture, 'logo'),
        urlField('url', TEXTS.website),
      ],
      { titles: ['name'], admin: atTop },
    ),
    ...searchFields(),
  ],
};
