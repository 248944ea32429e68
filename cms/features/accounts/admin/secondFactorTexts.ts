import { bilingual } from '../../../texts/labels.ts';

/** The texts of the second factor's views. */
export const TEXTS = {
  title: bilingual('Segundo factor', 'Second factor'),
  code: bilingual('Código', 'Code'),
  verifyHelp: bilingual(
    'Escribe los seis números que muestra tu aplicación, o un código de recuperación.',
    'Enter the six digits that your app shows, or a recovery code.',
  ),
  verify: bilingual('Entrar', 'Sign in'),
  signOut: bilingual('Volver al inicio de sesión', 'Back to the sign-in page'),
  enrolHelp: bilingual(
    'Quien administra necesita un segundo factor: una aplicación del teléfono, como Google Authenticator, Aegis o 1Password, que muestra un código nuevo cada 30 segundos.',
    'Administrators need a second factor: an app on your phone, such as Google Authenticator, Aegis or 1Password, which shows a new code every 30 seconds.',
  ),
  off: bilingual(
    'Sin activar: para entrar basta la contraseña.',
    'Not set up: the password is enough to sign in.',
  ),
  on: bilingual(
    'Activado: para entrar hacen falta la contraseña y un código.',
    'Set up: signing in takes the password and a code.',
  ),
  recoveryLeft: bilingual('Códigos de recuperación sin usar:', 'Unused recovery codes:'),
  start: bilingual('Activar el segundo factor', 'Set up the second factor'),
  scan: bilingual(
    'Escanea este código QR con la aplicación, o copia en ella la clave:',
    'Scan this QR code with the app, or copy the key into it:',
  ),
  confirmHelp: bilingual(
    'Después, escribe los seis números que muestra la aplicación.',
    'Then enter the six digits that the app shows.',
  ),
  confirm: bilingual('Confirmar', 'Confirm'),
  codesHelp: bilingual(
    'Guarda estos códigos de recuperación donde no los pierdas: cada uno sirve una vez si te falta el teléfono. No se vuelven a mostrar.',
    'Keep these recovery codes in a safe place: each works once if you lose your phone. They are not shown again.',
  ),
  done: bilingual('Ya los he guardado', 'I have saved them'),
  removeHelp: bilingual(
    'Para quitarlo, o para cambiar de teléfono, escribe un código.',
    'To remove it, or to change phones, enter a code.',
  ),
  removeOther: bilingual(
    'Si ha perdido el teléfono y los códigos, quítaselo: entrará con la contraseña.',
    'If this person has lost the phone and the codes, remove it: the password is then enough.',
  ),
  remove: bilingual('Quitar el segundo factor', 'Remove the second factor'),
  failed: bilingual('No se ha podido: inténtalo otra vez', 'That failed: try again'),
};
