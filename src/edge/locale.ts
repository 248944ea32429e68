import { parseAcceptLanguage } from '../lib/i18n/acceptLanguage.ts';
import { detectLocale } from '../lib/i18n/detectLocale.ts';

/** As much of Netlify's context as is needed here. */
interface Context {
  /** Answers with the page itself. */
  next: (options: { sendConditionalRequest: boolean }) => Promise<Response>;
}

/** Where this runs. Should it fail, the visitor gets the page asked for. */
export const config = { path: '/', method: ['GET', 'HEAD'], onError: 'bypass' };

/** What an answer depends on, so that no cache gives one visitor the language of another. */
const VARY = 'Cookie, Accept-Language';

function redirect({ origin, search }: URL): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: `${origin}/en${search}`,
      Vary: VARY,
      // The page the visitor comes from decides too, and no cache looks at that.
      'Cache-Control': 'private, no-store',
    },
  });
}

async function pass(context: Context): Promise<Response> {
  const answer = await context.next({ sendConditionalRequest: true });
  const response = new Response(answer.body, answer);
  response.headers.append('Vary', VARY);
  return response;
}

/**
 * Netlify's edge function for `/`: meets a visitor in the language chosen earlier, else in the
 * browser's, else in Spanish. Other hosts leave that to the script in the page.
 */
export default function locale(request: Request, context: Context): Response | Promise<Response> {
  const url = new URL(request.url);
  const header = (name: string) => request.headers.get(name) ?? '';
  const found = detectLocale({
    location: url,
    document: { referrer: header('Referer'), cookie: header('Cookie') },
    navigator: {
      userAgent: header('User-Agent'),
      languages: parseAcceptLanguage(header('Accept-Language')),
    },
  });
  return found === 'en' ? redirect(url) : pass(context);
}
