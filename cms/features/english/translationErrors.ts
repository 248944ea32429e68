import { type Bilingual, bilingual } from '../../texts/labels.ts';

const MESSAGES = {
  key: bilingual(
    'El servicio de traducción no acepta la clave: avisa a quien administra el CMS',
    'The translation service refuses the key: tell the administrator of the CMS',
  ),
  quota: bilingual(
    'Se ha agotado el cupo del servicio de traducción: espera al mes que viene o escribe los textos',
    'The allowance of the translation service is used up: wait for next month or write the texts',
  ),
  busy: bilingual(
    'El servicio de traducción tiene demasiado trabajo: prueba dentro de un minuto',
    'The translation service is busy: try again in a minute',
  ),
  tooLong: bilingual(
    'El texto es demasiado largo para el servicio de traducción',
    'The text is too long for the translation service',
  ),
  timeout: bilingual(
    'El servicio de traducción tarda demasiado: prueba otra vez',
    'The translation service takes too long: try again',
  ),
  unreachable: bilingual(
    'No se llega al servicio de traducción: prueba otra vez más tarde',
    'The translation service cannot be reached: try again later',
  ),
  failed: bilingual(
    'El servicio de traducción no ha contestado bien: prueba otra vez',
    'The translation service has not answered correctly: try again',
  ),
} satisfies Record<string, Bilingual>;

/** Why a translation service has not translated. It contains neither the key nor any text. */
export class TranslationError extends Error {
  override name = 'TranslationError';
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES, status?: number) {
    super(`Translation service: ${code}${status ? ` (status ${status})` : ''}`);
    this.code = code;
  }
}

/** Returns what an editor can do about the error. */
export const describeTranslationError = ({ code }: TranslationError): Bilingual => MESSAGES[code];
