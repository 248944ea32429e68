import { FORM_NAMES, HIDDEN_FIELDS, spamFormOf } from './formNames.ts';

/** A person needs longer than this to open the page, write a message and accept the policy. */
const MIN_SECONDS = 3;

/** People who present themselves link to a few pages: a reel, a portfolio, a profile. */
const MAX_LINKS = 5;

const LINK = /https?:\/\/|\bwww\./gi;

/** HTML and forum markup for links, which only programs write into a text field. */
const LINK_MARKUP = /<a\s|\[(?:url|link)\b/i;

type FormValues = Partial<Record<string, string>>;

/** The fields in which nobody writes a link, and those in which people write a few at most, by form. */
const FIELDS = new Map<unknown, Record<'plain' | 'prose', readonly string[]>>([
  [FORM_NAMES.contact, { plain: ['name', 'phone', 'talent'], prose: ['message'] }],
  [
    FORM_NAMES.enquiry,
    {
      plain: ['talent', 'name', 'company', 'phone', 'dates', 'place'],
      prose: ['conditions', 'message'],
    },
  ],
]);

const countLinks = (text = ''): number => text.match(LINK)?.length ?? 0;

/**
 * Returns whether a submitted form looks like spam: sent seconds after the page was opened, many links,
 * or links where people write none. A missing time counts for nothing, since a browser without script
 * sends none.
 */
function isSpam(
  values: FormValues,
  { plain, prose }: Record<'plain' | 'prose', readonly string[]>,
): boolean {
  const { [HIDDEN_FIELDS.seconds]: seconds } = values;
  const isFast = Boolean(seconds) && Number(seconds) < MIN_SECONDS;
  const hasOddLink = plain.some((name) => countLinks(values[name]) > 0);
  const hasMarkup = Object.values(values).some((value) => LINK_MARKUP.test(value ?? ''));
  const links = prose.reduce((count, name) => count + countLinks(values[name]), 0);
  return isFast || hasOddLink || hasMarkup || links > MAX_LINKS;
}

/** Returns the form that receives a submission: its own or that for spam, if the site has such a form. */
export function findReceivingForm(name: unknown, values: FormValues): string | undefined {
  const fields = FIELDS.get(name);
  if (typeof name !== 'string' || !fields) return undefined;
  return isSpam(values, fields) ? spamFormOf(name) : name;
}
