import type { PreviewTexts } from '#contract/preview.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';

/** The texts of the preview, in the admin's languages. */
export const PREVIEW_TEXTS: Record<keyof Bilingual, PreviewTexts> = {
  es: {
    missing: 'Para publicar falta:',
    unshown: 'Todavía no hay nada que enseñar: completa el formulario y la página aparece aquí.',
    inert: 'En la vista previa los enlaces no llevan a ninguna parte',
    offline: 'La vista previa se ha parado un momento: vuelve sola en unos segundos.',
    failed: 'Esta página no se puede enseñar: guarda el borrador y avisa a quien lleva la web.',
    pages: { label: 'Se ve en', home: 'Portada', about: 'Nosotras', contact: 'Contacto' },
  },
  en: {
    missing: 'To publish it, this is missing:',
    unshown: 'There is nothing to show yet: fill in the form, and the page appears here.',
    inert: 'Links lead nowhere in the preview',
    offline: 'The preview has paused: it comes back by itself in a few seconds.',
    failed: 'This page cannot be shown: save the draft and tell the maintainer of the site.',
    pages: { label: 'It is shown on', home: 'Home page', about: 'About us', contact: 'Contact' },
  },
};

/** The errors of the preview, in the admin's languages. */
export const PREVIEW_ERRORS = {
  signIn: bilingual(
    'Inicia sesión en el CMS para ver la vista previa',
    'Sign in to the CMS to see the preview',
  ),
  forbidden: bilingual(
    'Solo quien edita puede ver la vista previa',
    'Only editors can see the preview',
  ),
  invalid: bilingual(
    'La vista previa no entiende lo que ha recibido',
    'The preview does not understand what it received',
  ),
  tooLarge: bilingual(
    'El formulario es demasiado grande para la vista previa',
    'The form is too large for the preview',
  ),
  notFound: bilingual(
    'Este contenido ya no existe: vuelve a la lista y ábrelo otra vez',
    'This content no longer exists: go back to the list and open it again',
  ),
};
