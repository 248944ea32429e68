import type { PayloadRequest } from 'payload';
import { type Bilingual, bilingual } from './labels.ts';

/** What is wrong with a value: a key of {@link MESSAGES}, and the values that its message names. */
export interface Problem {
  code: keyof typeof MESSAGES;
  /** Lengths, names or paths that the message contains. */
  values?: readonly (string | number)[];
}

type Message = (...values: (string | number)[]) => Bilingual;

/** Messages to editors: what to do about each problem. */
const MESSAGES = {
  missing: () => bilingual('Hace falta: escríbelo', 'Required: fill it in'),
  missingSpanish: () => bilingual('Hace falta en español', 'Required in Spanish'),
  notText: () => bilingual('Escribe un texto', 'Enter a text'),
  tooLong: (length, limit) =>
    bilingual(
      `Tiene ${length} caracteres: déjalo en ${limit} como mucho`,
      `It has ${length} characters: shorten it to ${limit} at most`,
    ),
  notVideo: () =>
    bilingual(
      'Pega la dirección de un vídeo de YouTube o Vimeo, no la de un canal, una lista u otra web',
      'Paste the address of one YouTube or Vimeo video, not of a channel, playlist or other site',
    ),
  oneSource: () =>
    bilingual(
      'Pon una dirección de YouTube o Vimeo, o sube un archivo',
      'Enter a YouTube or Vimeo address, or upload a file',
    ),
  notHttps: () =>
    bilingual(
      'Escribe la dirección completa, con https://',
      'Enter the full address, with https://',
    ),
  notLink: () =>
    bilingual(
      'Escribe una ruta de la web (/contacto) o una dirección https://',
      'Enter a path of the site (/contacto) or an https:// address',
    ),
  notEmail: () =>
    bilingual('Escribe un correo como hola@agencia.com', 'Enter an address like hello@agency.com'),
  iframe: () =>
    bilingual(
      'Quita el código <iframe>: solo se admiten vídeos de YouTube o Vimeo; pega su dirección',
      'Remove the <iframe> code: only YouTube and Vimeo videos can be shown; paste their address',
    ),
  tooNested: () =>
    bilingual(
      'Hay demasiadas citas, listas o énfasis unos dentro de otros: quita los que sobren',
      'Too many quotes, lists or emphasis inside each other: remove some',
    ),
  notDate: () =>
    bilingual(
      'Elige una fecha del calendario: esta no existe',
      'Pick a date: this one does not exist',
    ),
  tooEarly: () =>
    bilingual('Revisa el año: es anterior a 1900', 'Check the year: it is before 1900'),
  tooLate: () =>
    bilingual('Revisa el año: es posterior a 2100', 'Check the year: it is after 2100'),
  future: () =>
    bilingual('Revisa la fecha: todavía no ha llegado', 'Check the date: it is in the future'),
  notColour: () =>
    bilingual(
      'Sube otra vez la imagen: su color guardado está dañado',
      'Upload the picture again: its stored colour is damaged',
    ),
  missingAlt: () =>
    bilingual(
      'Describe la imagen para quien no la ve',
      'Describe the picture for those who cannot see it',
    ),
  wrongFile: (es, en) =>
    bilingual(`Elige otro archivo: aquí va ${es}`, `Choose another file: ${en}`),
  missingFile: () =>
    bilingual(
      'Elige un archivo: el que había se ha borrado',
      'Choose a file: the last was deleted',
    ),
  fileInUse: (place) =>
    bilingual(
      `Este archivo está en «${place}»: pon antes otro allí`,
      `This file is in “${place}”: choose another there first`,
    ),
  otherKind: (accepted) =>
    bilingual(
      `Sustitúyelo por otro del mismo tipo (${accepted}), o súbelo como archivo nuevo`,
      `Replace it with one of the same kind (${accepted}), or upload it as a new file`,
    ),
  sections: () =>
    bilingual(
      'Elige una sección; solo dirección y guion pueden ir juntas',
      'Choose one section; only director and screenwriter go together',
    ),
  reservedSlug: () =>
    bilingual('La web necesita esta dirección: elige otra', 'The site itself uses this address'),
  takenSlug: () =>
    bilingual(
      'Otra persona de la misma lista tiene esta dirección',
      'Somebody else in this list has this address',
    ),
  notSlug: () =>
    bilingual(
      'Solo minúsculas, cifras y guiones, como en la dirección de la ficha',
      'Lower-case letters, digits and hyphens only, as in the address of the page',
    ),
  takenFormerSlug: (name) =>
    bilingual(
      `Es o fue la dirección de ${name}: quítala antes de su ficha`,
      `It is or was the address of ${name}: remove it from their record first`,
    ),
  notPath: () =>
    bilingual(
      'Escribe una ruta de la web que empiece por /, sin espacios, * ni :',
      'Enter a path of the site that starts with /, without spaces, * or :',
    ),
  controlCharacter: () =>
    bilingual(
      'La ruta contiene un carácter invisible (%0A…): escríbela de nuevo',
      'The path contains an invisible character (%0A…): type it again',
    ),
  pathTooLong: () =>
    bilingual(
      'La ruta es demasiado larga: como mucho 200 caracteres entre dos barras y 500 en total',
      'The path is too long: at most 200 characters between two slashes and 500 in all',
    ),
  reserved: () =>
    bilingual(
      'La web necesita esta ruta para un archivo suyo: elige otra',
      'The site needs this path for one of its files: choose another',
    ),
  isPage: () =>
    bilingual(
      'En esta ruta hay una página, que no se puede redirigir: elige otra',
      'There is a page at this path, which cannot be redirected: choose another',
    ),
  twoTargets: (from, to) =>
    bilingual(
      `La redirección ${from} ya lleva esta ruta a ${to}: cambia o borra aquella`,
      `The redirect ${from} already leads this path to ${to}: change or delete that one`,
    ),
  loop: (steps) =>
    bilingual(
      `Las redirecciones forman un círculo (${steps}): elige un destino que no vuelva aquí`,
      `The redirects form a circle (${steps}): choose a target that does not lead back here`,
    ),
  formerAddress: (name) =>
    bilingual(
      `Es una dirección anterior de ${name} y ya lleva a su ficha: quítala antes de allí`,
      `It is a former address of ${name} and already leads to them: remove it there first`,
    ),
  neededHome: () =>
    bilingual(
      'La web necesita la portada: publica otra versión en vez de retirarla',
      'The site needs the home page: publish another version instead of taking it down',
    ),
  neededPage: () =>
    bilingual(
      'La web necesita esta página: cambia su texto en vez de retirarla o borrarla',
      'The site needs this page: change its text instead of taking it down or deleting it',
    ),
  draftVersion: () =>
    bilingual(
      'De la portada solo se puede restaurar una versión publicada',
      'Only a published version of the home page can be restored',
    ),
} satisfies Record<string, Message>;

/** A language of the admin. */
export type AdminLanguage = keyof Bilingual;

/** Returns the editor's admin language: English, or Spanish for any other language. */
export const adminLanguage = ({ i18n }: Pick<PayloadRequest, 'i18n'>): AdminLanguage =>
  i18n.language === 'en' ? 'en' : 'es';

/** Returns what an editor must do about a problem, in a language of the admin. */
export const describeProblem = ({ code, values = [] }: Problem, language: AdminLanguage): string =>
  (MESSAGES[code] as Message)(...values)[language];

/** Returns the label of a field, collection or global in a language of the admin. */
export function labelOf(config: object, language: AdminLanguage): string {
  const { label, name = '' } = config as { label?: unknown; name?: string };
  const text = typeof label === 'object' && label !== null ? (label as Bilingual)[language] : label;
  return typeof text === 'string' ? text : name;
}
