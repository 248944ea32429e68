import { type Token, type TokensList, marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { videoUrls } from '~/lib/videoUrl';
import { findIframeVideo } from '../../cms/contract/richText.ts';
import { type HostedVideo, findHostedVideo } from '../../cms/contract/videoUrl.ts';

/** A YouTube or Vimeo video that is a paragraph of its own in a text. */
interface EmbeddedVideo {
  video: HostedVideo;
  /** The title, if the editors set one. */
  title?: string | undefined;
}

/** A part of a long text: sanitised HTML or a video. */
type RichTextPart = { html: string } | EmbeddedVideo;

/** A text contains an iframe that the site does not support. */
export class IframeError extends Error {
  constructor(src: string) {
    super(`contains an iframe of "${src}", which is not a YouTube or Vimeo video`);
    this.name = 'IframeError';
  }
}

/** Heading levels: the page has the h1 and the block the h2, so a text starts at h3. */
const HEADING_TAGS = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' };

/** Parses the attributes of an iframe. */
function parseIframe({ src = '', title = '' }: sanitizeHtml.Attributes): EmbeddedVideo {
  const video = findIframeVideo(src);
  if (!video) throw new IframeError(src);
  return { video, title: title.trim() || undefined };
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'em', 'strong', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...HEADING_TAGS,
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    // An iframe among other content, e.g. in a list, becomes a link to the video's page.
    iframe: (_tagName, attribs) => {
      const { video, title } = parseIframe(attribs);
      const { href } = videoUrls(video);
      return { tagName: 'a', attribs: { href, rel: 'noopener' }, text: title ?? href };
    },
  },
};

/** Finds the video in HTML that contains one iframe and nothing else. */
function findOnlyIframe(html: string): EmbeddedVideo | undefined {
  const iframes: sanitizeHtml.Attributes[] = [];
  const onOpenTag = (name: string, attribs: sanitizeHtml.Attributes) => {
    if (name === 'iframe') iframes.push(attribs);
  };
  const text = sanitizeHtml(html, { allowedTags: [], onOpenTag });
  const [iframe, ...others] = iframes;
  return iframe && others.length === 0 && !text.trim() ? parseIframe(iframe) : undefined;
}

/** Finds the video in a paragraph that contains only the video's URL or one iframe. */
function findVideo(token: Token): EmbeddedVideo | undefined {
  if (token.type !== 'paragraph')
    return token.type === 'html' ? findOnlyIframe(token.raw) : undefined;
  const [only, ...others] = token.tokens ?? [];
  if (only?.type !== 'link' || others.length > 0) return findOnlyIframe(token.raw);
  const video = only.text === only.href ? findHostedVideo(only.href) : undefined;
  return video && { video };
}

/**
 * Parses Markdown into HTML without scripts, event handlers, images, iframes and unsafe URLs, and the
 * videos whose URL or iframe is a paragraph of its own.
 *
 * @throws {IframeError} when the text contains an iframe that is not a YouTube or Vimeo video
 */
export function parseMarkdown(markdown: string): RichTextPart[] {
  const tokens = marked.lexer(markdown, { gfm: true });
  const parts: RichTextPart[] = [];
  let textTokens: Token[] = [];
  const flush = () => {
    const list = Object.assign(textTokens, { links: tokens.links }) as TokensList;
    const html = sanitizeHtml(marked.parser(list, { gfm: true }), OPTIONS).trim();
    if (html) parts.push({ html });
    textTokens = [];
  };
  for (const token of tokens) {
    const video = findVideo(token);
    if (!video) textTokens.push(token);
    else {
      flush();
      parts.push(video);
    }
  }
  flush();
  return parts;
}
