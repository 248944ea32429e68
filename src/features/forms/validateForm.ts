import { parseUrl } from '~/lib/routing/parseUrl';

/** The error of a field: empty though required, or malformed. */
type FieldError = 'missing' | 'invalid';

export type FieldErrors = Partial<Record<string, FieldError>>;

/** The controls that a visitor fills in. */
export const CONTROLS = '.control, [name=privacy]';

const LINKS = '[type=url], [inputmode=url]';

const HTTP = /^https?:\/\/\S/i;

const isLink = (value: string): boolean => HTTP.test(value) && parseUrl(value) !== undefined;

/** Returns whether a value consists of URLs of the web, which white space separates. */
export const areLinks = (value: string): boolean => value.split(/\s+/).every(isLink);

function findError(control: HTMLInputElement): FieldError | undefined {
  const { required, validity } = control;
  const value = control.value.trim();
  if (validity.valueMissing || (required && !value)) return 'missing';
  if (!value || (validity.valid && !control.matches(LINKS))) return undefined;
  // A single link may contain spaces.
  const isValid = control.type === 'url' ? isLink(value) : areLinks(value);
  return validity.valid && isValid ? undefined : 'invalid';
}

/**
 * Returns the errors of a form; an empty object means that it can be submitted. The browser applies the
 * rules of the HTML attributes; white space is no text, and links are parsed.
 */
export const validate = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    // Not what extensions add to a form.
    [...form.querySelectorAll<HTMLInputElement>(CONTROLS)].flatMap((control) => {
      const error = findError(control);
      return error ? [[control.name, error]] : [];
    }),
  );

/** A web address without its protocol: `vimeo.com/123`, `www.agency.example`. */
const BARE_LINK = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/** Returns links, which white space separates, with the protocol where it is missing. */
export const completeLinks = (value: string): string =>
  value.replace(/\S+/g, (link) => (BARE_LINK.test(link) ? `https://${link}` : link));

/** Adds the protocol to links without one, in the form itself. */
export function completeForm(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>(LINKS)) {
    control.value = completeLinks(control.value);
  }
}
