import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Bilingual, sayTo } from '../admin/labels.ts';

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';

/** Accepts an empty value or a full https address. */
export const httpsOnly: TextFieldSingleValidation = (value, { req }) =>
  !value || isHttps(value)
    ? true
    : sayTo(
        req,
        'Escribe la dirección completa, con https://',
        'Write the full address, with https://',
      );

/** Accepts an empty value, a path of this site (`/contacto`) or a full https address. */
export const pathOrHttps: TextFieldSingleValidation = (value, { req }) =>
  !value || isHttps(value) || /^\/(?![/\\])\S*$/.test(value)
    ? true
    : sayTo(
        req,
        'Escribe una ruta de la web (/contacto) o una dirección https://',
        'Write a path or an https:// address',
      );

/** A text field that holds an https address. */
export const addressField = (
  name: string,
  label: Bilingual,
  rest: Partial<Pick<TextField, 'required' | 'admin'>> = {},
): TextField => ({ name, type: 'text', label, validate: httpsOnly, ...rest }) as TextField;
