import { FORM_NAMES, HIDDEN_FIELDS, spamFormOf } from './formNames.ts';

/** A person needs longer than this to open the page, write a message and accept the policy. */
const MIN_SECONDS = 3;

/** People who present themselves link to a few pages: a reel, a portfolio, a profile. */
const MAX_LINKS = 5;

const LINK = /https?:\/\/|\bwww\./gi;

/** HTML and forum markup for links, which only programs write into a text field. */
const LINK_MARKUP = /<a\s|\[(?:url|link)\b/i;

type FormValues = Partial<Record<string, string>>;

/** The fields of a form that say something about spam. */
interface SpamFields {
  /** Fields in which nobody writes a link. */
  plain: readonly string[];
  /** Fields in which people write a few links at most. */
  prose: readonly string[];
}

const countLinks = (text = ''): number => text.match(LINK)?.length ?? 0;

/**
 * Returns whether a submitted form looks like spam: sent seconds after the page was opened, many links,
 * or links where people write none. A missing time counts for nothing, since a browser without script
 * sends none.
 */
function isSpam(values: FormValues, { plain, prose }: SpamFields): boolean {
  const { [HIDDEN_FIELDS.seconds]: seconds } = values;
  const isFast = Boolean(seconds) && Number(seconds) < MIN_SECONDS;
  const hasOddLink = plain.some((name) => countLinks(values[name]) > 0);
  const hasMarkup = Object.values(values).some((value) => LINK_MARKUP.test(value ?? ''));
  const links = prose.reduce((count, name) => count + countLinks(values[name]), 0);
  return isFast || hasOddLink || hasMarkup || links > MAX_LINKS;
}

/** The forms of the site by name, with their fields for spam. */
const FORMS = new Map<string, SpamFields>([
  [FORM_NAMES.contact, { plain: ['name', 'phone', 'talent'], prose: ['message'] }],
  [
    FORM_NAMES.enquiry,
    {
      plain: ['name', 'company', 'phone', 'dates', 'place'],
      prose: ['conditions', 'message'],
    },
  ],
]);

/**
 * Returns the name of the form that receives a submission, its own or the one for spam; `undefined`
 * when the site has no such form.
 */
export function findReceivingForm(name: unknown, values: FormValues): string | undefined {
  const fields = typeof name === 'string' ? FORMS.get(name) : undefined;
  if (!fields) return undefined;
  return isSpam(values, fields) ? spamFormOf(String(name)) : String(name);
}
