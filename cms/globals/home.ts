import type {
  Field,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
} from 'payload';
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
import { uploadField } from '../fields/upload.ts';
import { arrayField, relatedNameLabel, DRAFTS, publicationStatus } from '../fields/layout.ts';
import { bilingual } from '../texts/labels.ts';
import { isDraftSave } from '../features/versions/versionsPlugin.ts';
import { refusal } from '../fields/rules.ts';

/** Refuses to take down the home page. */
const keepHome: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isDraftSave(req)) return data;
  const published = await req.payload.db.findGlobal<Record<string, unknown>>({ slug: 'home', req });
  const { _status } = { ...originalDoc, ...data };
  if (published?._status !== 'published' || _status === 'published') return data;
  throw refusal(req, { code: 'neededHome' });
};

/**
 * Refuses to restore a draft of the home page. Payload would write it over the published version
 * without validation, also when the editor asks for a draft, and so take the home page down.
 */
const keepHomeOnRestore: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'restoreVersion') return args;
  const { id, draft } = args as { id: string; draft?: boolean };
  const { version } = await req.payload.findGlobalVersionByID({ slug: 'home', id, depth: 0 });
  if (!draft && version._status === 'published') return args;
  throw refusal(req, { code: 'draftVersion' });
};

const slideFields: Field[] = [
  uploadField('picture', bilingual('Figura recortada', 'Cut-out figure'), 'picture', {
    required: true,
    admin: {
      description: bilingual(
        'PNG o WebP de fondo transparente.',
        'A PNG or WebP with a transparent background.',
      ),
    },
  }),
  requiredText('headline', bilingual('Titular', 'Headline')),
  textareaField('line', bilingual('Frase', 'Line'), LIMITS.short, { localized: true }),
  {
    name: 'talent',
    type: 'relationship',
    relationTo: 'talents',
    label: bilingual('Lleva a este talento', 'Leads to this talent'),
  },
  linkField('url', bilingual('O a esta dirección', 'Or to this address')),
];

/** The home page. */
export const Home: GlobalConfig = {
  slug: 'home',
  label: bilingual('Portada', 'Home page'),
  admin: { group: bilingual('Web', 'Site') },
  versions: { drafts: DRAFTS, max: 20 },
  hooks: { beforeOperation: [keepHomeOnRestore], beforeChange: [keepHome] },
  access: {
    read: access.readPublishedGlobal,
    readVersions: access.editors,
    update: access.editors,
  },
  fields: [
    publicationStatus(),
    arrayField('slides', bilingual('Carrusel', 'Carousel'), slideFields, { titles: ['headline'] }),
    arrayField(
      'featured',
      bilingual('Talento destacado', 'Featured talent'),
      [
        {
          name: 'talent',
          type: 'relationship',
          relationTo: 'talents',
          required: true,
          label: bilingual('Talento', 'Talent'),
        },
      ],
      { admin: { initCollapsed: true, components: { RowLabel: relatedNameLabel('talent') } } },
    ),
    arrayField(
      'instagram',
      bilingual('Instagram', 'Instagram'),
      [
        uploadField('picture', bilingual('Imagen', 'Picture'), 'picture', { required: true }),
        urlField('url', bilingual('Dirección de la publicación', 'Address of the post'), {
          required: true,
        }),
        textField('caption', bilingual('Pie', 'Caption'), LIMITS.short, { localized: true }),
      ],
      { titles: ['caption'] },
    ),
    arrayField(
      'trustedBy',
      bilingual('Confían en nosotras', 'Trusted by'),
      [
        textField('name', bilingual('Nombre', 'Name'), LIMITS.name, { required: true }),
        uploadField('logo', bilingual('Imagen', 'Picture'), 'logo'),
        urlField('url', bilingual('Web', 'Website')),
      ],
      { titles: ['name'] },
    ),
    ...searchFields(),
  ],
};
