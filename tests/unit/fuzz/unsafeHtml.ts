/** A tag as a browser reads it: what stands in quotes is an attribute, whatever it looks like. */
interface Tag {
  whole: string;
  name: string;
  isClosing: boolean;
  isWhole: boolean;
  attributes: [name: string, value: string][];
  /** What an element holds in which nothing is a tag. */
  text: string;
}

const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g;
const RAW = ['script', 'style', 'textarea', 'title'];
const VOID = 'area base br col embed hr img input link meta source track wbr'.split(' ');

const decoded = (value: string): string =>
  value
    .replace(/^["']|["']$/g, '')
    .replace(/&#x([\da-f]+);?/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&(colon|tab|newline);/gi, ':');

/** The tags of a piece of HTML in their order. */
function* tagsOf(html: string): Generator<Tag> {
  const token = new RegExp(TOKEN);
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [whole, slash, name, rest = ''] = found;
    if (name === undefined) continue;
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(
      ([, key = '', value = '']): [string, string] => [key.toLowerCase(), decoded(value)],
    );
    const tag = name.toLowerCase();
    const isClosing = slash === '/';
    let text = '';
    if (!isClosing && RAW.includes(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, token.lastIndex);
      text = html.slice(token.lastIndex, end < 0 ? undefined : end);
      token.lastIndex = end < 0 ? html.length : end;
    }
    yield { whole, name: tag, isClosing, isWhole: rest.endsWith('/'), attributes, text };
  }
}

function harmOf({ name, attributes, text }: Tag): string | undefined {
  const type = attributes.find(([key]) => key === 'type')?.[1];
  if (name === 'script' && text.includes('hacked') && type !== 'application/ld+json') {
    return 'a script of the content';
  }
  for (const [key, value] of attributes) {
    if (key.startsWith('on')) return `<${name}> has ${key}`;
    const isAddress = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'].includes(key);
    if (isAddress && /^[\s\0]*(javascript|data|vbscript):/i.test(value)) {
      return `<${name}> leads to ${value}`;
    }
  }
  return ['base', 'object', 'embed', 'iframe', 'meta'].includes(name) ? `<${name}>` : undefined;
}

/**
 * Says what is wrong with a piece of HTML that was made of content: what could run, lead out or
 * load, an element that is not closed where it should be, half a character. Nothing when harmless.
 */
export function findHarm(html: string): string | undefined {
  if (!html.isWellFormed()) return 'half a character';
  const open: string[] = [];
  for (const tag of tagsOf(html)) {
    const harm = tag.isClosing ? undefined : harmOf(tag);
    if (harm) return harm;
    if (tag.isClosing && open.pop() !== tag.name) return `${tag.whole} closes nothing`;
    if (!tag.isClosing && !tag.isWhole && !VOID.includes(tag.name)) open.push(tag.name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
