import { type Token, type TokensList, marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type HostedVideo, findHostedVideo, watchUrl } from '~/lib/video/videoUrl';

/** A video of YouTube or Vimeo that stands by itself in a text. */
export interface EmbeddedVideo {
  video: HostedVideo;
  /** What it is called, where the editors say so. */
  title?: string | undefined;
}

/** A piece of a long text: words as safe HTML, or a video. */
export type RichPart = { html: string } | EmbeddedVideo;

/** A text has a frame that the site shows nowhere. */
export class FrameError extends Error {
  constructor(address: string) {
    super(`has a frame of "${address}", which is no YouTube or Vimeo video`);
    this.name = 'FrameError';
  }
}

/** The page has its h1 and the block its h2: what the text calls its first heading is an h3. */
const SHIFTED = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' };

/** Reads the attributes of a frame. */
function readFrame({ src = '', title = '' }: sanitizeHtml.Attributes): EmbeddedVideo {
  const video = findHostedVideo(src.startsWith('//') ? `https:${src}` : src);
  if (!video) throw new FrameError(src);
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
    ...SHIFTED,
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    // A frame amid other things, e.g. in a list, is a link to where the video plays.
    iframe: (_tagName, attribs) => {
      const { video, title } = readFrame(attribs);
      const href = watchUrl(video);
      return { tagName: 'a', attribs: { href, rel: 'noopener' }, text: title ?? href };
    },
  },
};

/** Finds the video in a piece of HTML that shows one frame and nothing else. */
function findFrame(html: string): EmbeddedVideo | undefined {
  const frames: sanitizeHtml.Attributes[] = [];
  const onOpenTag = (name: string, attribs: sanitizeHtml.Attributes) => {
    if (name === 'iframe') frames.push(attribs);
  };
  const words = sanitizeHtml(html, { allowedTags: [], onOpenTag });
  const [frame, ...others] = frames;
  return frame && others.length === 0 && !words.trim() ? readFrame(frame) : undefined;
}

/** Finds the video in a paragraph that is nothing but the video's bare address, or one frame. */
function findVideo(token: Token): EmbeddedVideo | undefined {
  if (token.type !== 'paragraph') return token.type === 'html' ? findFrame(token.raw) : undefined;
  const [only, ...others] = token.tokens ?? [];
  if (only?.type !== 'link' || others.length > 0) return findFrame(token.raw);
  const video = only.text === only.href ? findHostedVideo(only.href) : undefined;
  return video && { video };
}

/**
 * Turns Markdown into HTML that holds no script, handler, picture, frame or unsafe address, and the
 * videos between it: those whose address, or frame, is a paragraph of its own.
 *
 * @throws {FrameError} when the text has a frame of anything but a YouTube or Vimeo video
 */
export function toParts(markdown: string): RichPart[] {
  const all = marked.lexer(markdown, { gfm: true });
  const parts: RichPart[] = [];
  let words: Token[] = [];
  const flush = () => {
    const list = Object.assign(words, { links: all.links }) as TokensList;
    const html = sanitizeHtml(marked.parser(list, { gfm: true }), OPTIONS).trim();
    if (html) parts.push({ html });
    words = [];
  };
  for (const token of all) {
    const video = findVideo(token);
    if (!video) words.push(token);
    else {
      flush();
      parts.push(video);
    }
  }
  flush();
  return parts;
}
