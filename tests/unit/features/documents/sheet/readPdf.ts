import { getDocumentProxy } from 'unpdf';

/** An element of a PDF's structure tree, without its content. */
interface Element {
  role: string;
  alt?: string;
  children: Element[];
}

interface RawNode {
  role?: string;
  alt?: string;
  children?: RawNode[];
}

const toElement = ({ role, alt, children = [] }: RawNode): Element => ({
  role: role ?? '',
  ...(alt && { alt }),
  children: children.filter((child) => child.role).map(toElement),
});

const flatten = (element: Element): Element[] => [element, ...element.children.flatMap(flatten)];

/** Reads what assistive technology and a search engine read of a PDF. */
export async function readPdf(file: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info, metadata } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const annotations = await Promise.all(pages.map((page) => page.getAnnotations()));
  const text = texts.map(({ items }) =>
    items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
  );
  const result = {
    info: info as Record<string, unknown>,
    xmp: metadata?.getRaw() as string,
    elements: trees.flatMap((tree) => (tree ? flatten(toElement(tree as RawNode)) : [])),
    /** The text of each page, in reading order, with one space for any white space. */
    pages: text.map((page) => page.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim()),
    links: annotations.flat().flatMap(({ url }: { url?: string }) => url ?? []),
  };
  await document.loadingTask.destroy();
  return result;
}
