import { bilingual } from '../../texts/labels.ts';

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
