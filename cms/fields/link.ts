import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Bilingual, tr } from '../admin/labels.ts';
import { isHttpsUrl, isLink } from '../contract/links.ts';

/** Accepts an empty value or an absolute https URL. */
export const validateHttpsUrl: TextFieldSingleValidation = (value, { req }) =>
  !value || isHttpsUrl(value)
    ? true
    : tr(
        req,
        'Escribe la dirección completa, con https://',
        'Enter the full address, with https://',
      );

/** Accepts an empty value, a path of this site (`/contacto`) or an absolute https URL. */
export const validateLink: TextFieldSingleValidation = (value, { req }) =>
  !value || isLink(value)
    ? true
    : tr(
        req,
        'Escribe una ruta de la web (/contacto) o una dirección https://',
        'Enter a path of the site (/contacto) or an https:// address',
      );

/** Creates a text field for an https URL. */
export const urlField = (
  name: string,
  label: Bilingual,
  rest: Partial<Pick<TextField, 'required' | 'admin'>> = {},
): TextField => ({ name, type: 'text', label, validate: validateHttpsUrl, ...rest }) as TextField;
