import { findHostedVideo } from './videoUrl.ts';

/** Levels of quotes and lists on one line; thousands overflow the parser's stack. */
const MAX_BLOCK_NESTING = 20;
/** Emphasised words of one paragraph, all of which could be nested; parsing takes their square. */
const MAX_EMPHASIS = 100;

const IFRAME = /<iframe(?![\w-])/gi;
const ATTRIBUTES = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gy;
const TAG_END = /\s*\/?>/y;
const BLOCK_MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const BLOCK_MARKER = />|[-+*](?=[ \t])|\d+[.)]/g;
const EMPHASIS = /\*+|_+|~+/g;

type RichTextProblem = 'iframe' | 'tooNested';

/** Returns the `src` of the iframe whose name ends at `start`, or `undefined` if it cannot be read. */
function findSource(text: string, start: number): string | undefined {
  let source: string | undefined;
  let end = start;
  ATTRIBUTES.lastIndex = start;
  for (let match = ATTRIBUTES.exec(text); match; match = ATTRIBUTES.exec(text)) {
    end = ATTRIBUTES.lastIndex;
    if (match[1]?.toLowerCase() === 'src') source ??= match[2] ?? match[3] ?? match[4] ?? '';
  }
  TAG_END.lastIndex = end;
  return TAG_END.test(text) ? source?.replaceAll('&amp;', '&').trim() : undefined;
}

/** Returns the video that the `src` of an iframe plays, or `undefined` for anything else. */
export const findIframeVideo = (source: string) =>
  findHostedVideo(source.startsWith('//') ? `https:${source}` : source);

const hasOtherIframe = (text: string): boolean =>
  [...text.matchAll(IFRAME)].some(({ 0: tag, index }) => {
    const source = findSource(text, index + tag.length);
    return source === undefined || /\s|&(?!\w+=)/.test(source) || !findIframeVideo(source);
  });

const blockNesting = (line: string): number =>
  BLOCK_MARKERS.exec(line)?.[0].match(BLOCK_MARKER)?.length ?? 0;

function emphasisNesting(paragraph: string): number {
  let openers = 0;
  let closers = 0;
  for (const { 0: run, index } of paragraph.matchAll(EMPHASIS)) {
    const levels = Math.ceil(run.length / 2);
    if (/\S/.test(paragraph[index + run.length] ?? ' ')) openers += levels;
    if (/\S/.test(paragraph[index - 1] ?? ' ')) closers += levels;
  }
  return Math.min(openers, closers);
}

const isTooNested = (text: string): boolean =>
  text.split(/\r\n?|\n/).some((line) => blockNesting(line) > MAX_BLOCK_NESTING) ||
  text.split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/).some((part) => emphasisNesting(part) > MAX_EMPHASIS);

/**
 * Returns why Markdown cannot be published, or `undefined` if it can. Every iframe that is written
 * in it must be a YouTube or Vimeo video, also in code, so that no parser is needed to find it.
 */
export function findRichTextProblem(markdown: string): RichTextProblem | undefined {
  if (hasOtherIframe(markdown)) return 'iframe';
  return isTooNested(markdown) ? 'tooNested' : undefined;
}
