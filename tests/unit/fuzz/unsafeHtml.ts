/** A tag as a browser parses it: quoted text is an attribute value even if it looks like markup. */
interface Tag {
  source: string;
  name: string;
  isClosing: boolean;
  isSelfClosing: boolean;
  attributes: [name: string, value: string][];
  /** Content of an element whose text is not parsed as markup, such as `script`. */
  text: string;
}

const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g;
const RAW = ['script', 'style', 'textarea', 'title'];
const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ');

const decode = (value: string): string =>
  value
    .replace(/^["']|["']$/g, '')
    .replace(/&#x([\da-f]+);?/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&(colon|tab|newline);/gi, ':');

/** Yields the tags of a piece of HTML in order. */
function* parseTags(html: string): Generator<Tag> {
  const token = new RegExp(TOKEN);
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [source, slash, name, rest = ''] = found;
    if (name === undefined) continue;
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(
      ([, key = '', value = '']): [string, string] => [key.toLowerCase(), decode(value)],
    );
    const tag = name.toLowerCase();
    const isClosing = slash === '/';
    let text = '';
    if (!isClosing && RAW.includes(tag)) {
      // Not `toLowerCase().indexOf`: the lower case of İ is longer.
      const length = html.slice(token.lastIndex).search(new RegExp(`</${tag}`, 'i'));
      text = html.slice(token.lastIndex, length < 0 ? undefined : token.lastIndex + length);
      token.lastIndex = length < 0 ? html.length : token.lastIndex + length;
    }
    yield { source, name: tag, isClosing, isSelfClosing: rest.endsWith('/'), attributes, text };
  }
}

function findUnsafeTag({ name, attributes, text }: Tag): string | undefined {
  const type = attributes.find(([key]) => key === 'type')?.[1];
  if (name === 'script' && text.includes('hacked') && type !== 'application/ld+json') {
    return 'a script of the content';
  }
  for (const [key, value] of attributes) {
    if (key.startsWith('on')) return `<${name}> has ${key}`;
    const isUrl = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'].includes(key);
    if (isUrl && /^[\s\0]*(javascript|data|vbscript):/i.test(value)) {
      return `<${name}> links to ${value}`;
    }
  }
  return ['base', 'object', 'embed', 'iframe', 'meta'].includes(name) ? `<${name}>` : undefined;
}

/**
 * Returns why HTML rendered from content is unsafe: a script, an event handler, a dangerous URL or
 * element, an unclosed element, or a lone surrogate. Returns undefined for safe HTML.
 */
export function findUnsafeHtml(html: string): string | undefined {
  if (!html.isWellFormed()) return 'lone surrogate';
  const open: string[] = [];
  for (const tag of parseTags(html)) {
    const problem = tag.isClosing ? undefined : findUnsafeTag(tag);
    if (problem) return problem;
    if (tag.isClosing && open.pop() !== tag.name) return `${tag.source} closes no open element`;
    if (!tag.isClosing && !tag.isSelfClosing && !VOID.includes(tag.name)) open.push(tag.name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
