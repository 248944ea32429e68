import type { PayloadRequest } from 'payload';
import { type Bilingual, bilingual } from './labels.ts';

/** Messages to editors about one value: what to do about each problem. */
const VALUE_MESSAGES = {
  missing: () => bilingual('Hace falta: escríbelo', 'Required: fill it in'),
  missingSpanish: () => bilingual('Hace falta en español', 'Required in Spanish'),
  notText: () => bilingual('Escribe un texto', 'Enter a text'),
  tooLong: (length, limit) =>
    bilingual(
      `Tiene ${length} caracteres: déjalo en ${limit} como mucho`,
      `It has ${length} characters: shorten it to ${limit} at most`,
    ),
  tooMany: (count, limit) =>
    bilingual(
      `Hay ${count}: deja ${limit} como mucho`,
      `There are ${count}: keep ${limit} at most`,
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
  notNumber: () => bilingual('Escribe un número', 'Enter a number'),
  notDate: () =>
    bilingual(
      'Elige una fecha del calendario: esta no existe',
      'Pick a date: this one does not exist',
    ),
  tooEarly: () =>
    bilingual('Revisa el año: es anterior a 1900', 'Check the year: it is before 1900'),
  tooLate: () =>
    bilingual('Revisa el año: es posterior a 2100', 'Check the year: it is after 2100'),
  past: () =>
    bilingual(
      'Ya ha pasado: elige hoy o un día posterior',
      'It is over: pick today or a later day',
    ),
  minorConsent: () =>
    bilingual(
      'Es menor de edad: hace falta el día hasta el que hay consentimiento firmado, hoy o posterior',
      'A minor: enter the day until which a signed consent is on file, today or later',
    ),
  notOnline: () =>
    bilingual(
      'Esta persona no está en línea: publica su ficha o quítala de la propuesta',
      'This person is not online: publish the record or remove the person from the proposal',
    ),
  notTheirs: () =>
    bilingual(
      'Ya no es de esta persona: elige otra de las suyas',
      'It is no longer this person’s: choose another of theirs',
    ),
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
  chooseFile: () => bilingual('Elige un archivo', 'Choose a file'),
  fileInUse: (place) =>
    bilingual(
      `Este archivo está en «${place}»: pon antes otro allí`,
      `This file is in “${place}”: choose another there first`,
    ),
  usedFile: (uses) =>
    bilingual(
      `No se puede borrar porque se usa en: ${uses}. Abre el archivo y sustitúyelo en todas partes por otro, o quítalo de allí`,
      `It cannot be deleted because it is used in: ${uses}. Open the file and replace it everywhere by another one, or remove it there`,
    ),
  otherFileMissing: () =>
    bilingual(
      'Elige otro archivo, que no esté en la papelera',
      'Choose another file that is not in the trash',
    ),
  otherKind: (accepted) =>
    bilingual(
      `Sustitúyelo por otro del mismo tipo (${accepted}), o súbelo como archivo nuevo`,
      `Replace it with one of the same kind (${accepted}), or upload it as a new file`,
    ),
  notChoice: () => bilingual('Elige una opción de la lista', 'Choose an option of the list'),
  missingLanguage: () =>
    bilingual('Elige el idioma que se oye', 'Choose the language that is heard'),
  missingAccent: () => bilingual('Elige el acento que se oye', 'Choose the accent that is heard'),
  startAfterEnd: () =>
    bilingual(
      'El vídeo termina antes: elige un segundo anterior o corrige la duración',
      'The video ends before: choose an earlier second or correct the duration',
    ),
  notInTeam: () =>
    bilingual(
      'Esta persona ya no está en el equipo: elige otra o deja el campo vacío',
      'This person is no longer in the team: choose another or leave the field empty',
    ),
  sections: () =>
    bilingual(
      'Elige una sección; solo dirección y guion pueden ir juntas',
      'Choose one section; only director and screenwriter go together',
    ),
} satisfies Record<string, Message>;

type Message = (...values: (string | number)[]) => Bilingual;

/** Messages to editors about addresses, redirects and pages: what to do about each problem. */
const RECORD_MESSAGES = {
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
  noTarget: () =>
    bilingual(
      'En el destino no hay ninguna página ni archivo, así que no lleva a ningún sitio: elige otro o borra la redirección',
      'There is no page or file at the target, so it leads nowhere: choose another or delete the redirect',
    ),
  leadsIntoLoop: () =>
    bilingual(
      'El destino lleva a redirecciones que forman un círculo: elige otro',
      'The target leads to redirects that form a circle: choose another',
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
  takenPage: (path) =>
    bilingual(
      `Ya hay otro registro para la página ${path}: bórralo antes de recuperar este`,
      `There is another record for the page ${path}: delete it before you recover this one`,
    ),
  deletedForGood: () =>
    bilingual(
      'Muévelo a la papelera: allí queda 30 días, y solo administración puede borrarlo antes',
      'Move it to the trash: it stays there for 30 days, and only administrators can delete it sooner',
    ),
  draftVersion: () =>
    bilingual(
      'De la portada solo se puede restaurar una versión publicada',
      'Only a published version of the home page can be restored',
    ),
} satisfies Record<string, Message>;

const MESSAGES = { ...VALUE_MESSAGES, ...RECORD_MESSAGES };

/** What is wrong with a value: the key of a message, and the values that the message names. */
export interface Problem {
  code: keyof typeof MESSAGES;
  /** Lengths, names or paths that the message contains. */
  values?: readonly (string | number)[];
}

/** A language of the admin. */
export type AdminLanguage = keyof Bilingual;

/** Returns the editor's admin language: English, or Spanish for any other language. */
export const adminLanguage = ({ i18n }: Pick<PayloadRequest, 'i18n'>): AdminLanguage =>
  i18n.language === 'en' ? 'en' : 'es';

/** Returns what an editor must do about a problem, in a language of the admin. */
export const describeProblem = ({ code, values = [] }: Problem, language: AdminLanguage): string =>
  (MESSAGES[code] as (...values: (string | number)[]) => Bilingual)(...values)[language];

/** Returns the label of a field, collection or global in a language of the admin. */
export function labelOf(config: object, language: AdminLanguage): string {
  const { label, name = '' } = config as { label?: unknown; name?: string };
  const text = typeof label === 'object' && label !== null ? (label as Bilingual)[language] : label;
  return typeof text === 'string' ? text : name;
}
