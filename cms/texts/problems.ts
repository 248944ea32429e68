import type { PayloadRequest } from 'payload';
import { type Bilingual, bilingual } from './labels.ts';
import { VALUE_MESSAGES } from './valueMessages.ts';

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
