import { type Bilingual, bilingual } from './labels.ts';

type Message = (...values: (string | number)[]) => Bilingual;

/** Messages to editors about one value: what to do about each problem. */
export const VALUE_MESSAGES = {
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
