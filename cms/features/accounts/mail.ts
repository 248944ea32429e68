import type { Payload } from 'payload';
import { BRAND } from '#contract/brand.ts';
import type { Locale } from '#contract/locales.ts';
import { settings } from '../../runtime/settings.ts';
import { escapeHtml } from '../../texts/html.ts';
import MESSAGES from './messages.json' with { type: 'json' };

/** The name of Payload's adapter that writes to the log instead of sending. */
const NO_ADAPTER = 'console';

export const canSendEmail = ({ email }: Payload): boolean => email.name !== NO_ADAPTER;

/** Returns the origin of links in e-mails, never from a request's headers, which can be forged. */
export const adminOrigin = () => settings.publicOrigin ?? `http://localhost:${settings.adminPort}`;

const PAGE = `max-width:34em;color:${BRAND.colours.ink};font:16px/1.5 Arial,Helvetica,sans-serif`;
const BUTTON = `display:inline-block;padding:12px 20px;background:${BRAND.colours.ink};color:${BRAND.colours.paper};font-weight:bold`;
const SMALL = `color:${BRAND.colours.muted};font-size:14px;word-break:break-all`;
/** The agency's name, as on the site: programs for e-mail show no pictures before they are allowed to. */
const WORDMARK = `display:inline-block;margin:0;padding:6px 12px;border-bottom:6px solid ${BRAND.colours.accent};background:${BRAND.colours.ink};color:${BRAND.colours.paper};font-size:22px;font-weight:bold;text-transform:uppercase`;

interface Mail {
  language: Locale;
  /** Plain texts; line breaks are kept. */
  before: readonly string[];
  link?: { url: string; label: string };
  after?: readonly string[];
}

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`).join('\n');

/** Returns an e-mail's HTML; styles are inline, because programs for e-mail remove others. */
export function renderMail({ language, before, link, after = [] }: Mail): string {
  const { copy } = MESSAGES.mail;
  return `<div lang="${language}" style="${PAGE}"><p style="${WORDMARK}">${BRAND.name}</p>
${paragraphs(before)}
${link ? `<p><a href="${link.url}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>` : ''}
${paragraphs(after)}
${link ? `<p style="${SMALL}">${copy[language]}<br>${link.url}</p>` : ''}
</div>`;
}

/** Returns why an e-mail was not sent, without its address and the credentials of the mail server. */
export function reasonOfFailure(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return String(responseCode ?? code ?? 'unknown');
}
