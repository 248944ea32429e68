import { isEmail, isHttpsUrl, isLink } from '../../cms/contract/links.ts';
import { LIMITS } from '../../cms/contract/limits.ts';
import { optionalString, requiredString } from './fields';

const URL_ERROR = 'is not an https URL';
const LINK_ERROR = 'is neither a path of the site nor an https URL';
const EMAIL_ERROR = 'is not an e-mail address';

/** Checks a value unless it is missing. */
const ifPresent = (check: (value: string) => boolean) => (value: string | undefined) =>
  !value || check(value);

/** An optional https URL. */
export const optionalUrl = optionalString(LIMITS.url).refine(ifPresent(isHttpsUrl), URL_ERROR);

/** A required https URL. */
export const requiredUrl = requiredString(LIMITS.url).refine(isHttpsUrl, URL_ERROR);

/** An optional path of this site or https URL. */
export const optionalLink = optionalString(LIMITS.url).refine(ifPresent(isLink), LINK_ERROR);

/** A required path of this site or https URL. */
export const requiredLink = requiredString(LIMITS.url).refine(isLink, LINK_ERROR);

/** An optional e-mail address. */
export const optionalEmail = optionalString(LIMITS.email).refine(ifPresent(isEmail), EMAIL_ERROR);

/** A required e-mail address. */
export const requiredEmail = requiredString(LIMITS.email).refine(isEmail, EMAIL_ERROR);
