import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { type ElementNode, parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { readRights } from '../../support/readXmp';
import { INES } from '../support/embeds';
import { PROPOSAL } from '../support/pages';

/*
 * Which pictures of people carry their rights, and what the page about the use of images says of them: each kind of
 * picture is a row, and a picture of no kind is an error.
 */

interface Kind {
  page: string;
  /** Matches `img` elements, or links to pictures. */
  selector: string;
  /** What the page about images says: the words before "no llevan nada" are of pictures that carry rights. */
  words: string;
  carries: boolean;
}

const KINDS: Kind[] = [
  { page: '/actrices', selector: '.card-portrait img', words: 'listas', carries: false },
  { page: '/', selector: '.card-portrait img', words: 'listas', carries: false },
  { page: '/buscar', selector: '.card-portrait img', words: 'listas', carries: false },
  { page: PROPOSAL, selector: '.person-portrait img', words: 'listas', carries: false },
  { page: INES, selector: '.portrait img', words: 'la principal', carries: true },
  { page: INES, selector: '.gallery img', words: 'la galería', carries: true },
  { page: INES, selector: 'a[data-large]', words: 'las que abren', carries: true },
  { page: INES, selector: 'a[href$="-quiroga.jpg"]', words: 'se descargan', carries: true },
  { page: INES, selector: '#video-1 img', words: '', carries: true },
  { page: INES, selector: '.clips img', words: 'portadas de los clips', carries: false },
  { page: PROPOSAL, selector: '.proposed-reel img', words: '', carries: true },
  { page: '/', selector: '.slide img', words: 'carrusel de la portada', carries: true },
  { page: '/', selector: '.zoom.aspect-square img', words: 'Instagram', carries: false },
];

const pages = new Map<string, Promise<ElementNode>>();

function load(request: APIRequestContext, path: string): Promise<ElementNode> {
  const page = pages.get(path) ?? request.get(path).then(async (one) => parse(await one.text()));
  pages.set(path, page);
  return page as Promise<ElementNode>;
}

/** The paths of the first files of a picture: the AVIF beside it, and its own. */
function filesOf(page: ElementNode, { attributes }: ElementNode): string[] {
  const { src, href } = attributes;
  if (href) return [href];
  const sources = querySelectorAll(page, 'picture') as ElementNode[];
  const picture = sources.find(({ children }) =>
    children.some((child) => 'attributes' in child && child.attributes.src === src),
  );
  const source = picture?.children.find((child) => 'name' in child && child.name === 'source');
  const avif =
    source && 'attributes' in source ? source.attributes.srcset?.split(' ')[0] : undefined;
  return [src!, ...(avif ? [avif] : [])];
}

test('each kind of picture carries its rights, or the page about images says that it does not', async ({
  request,
}) => {
  const text = await (await request.get('/uso-de-las-imagenes')).text();
  const [withRights, without] = text.split(/(?=Las pequeñas, como)/);
  const known = new Map<string, Set<ElementNode>>();
  for (const { page: path, selector, words, carries } of KINDS) {
    const page = await load(request, path);
    const found = querySelectorAll(page, selector) as ElementNode[];
    expect(found.length, `${path} ${selector}`).toBeGreaterThan(0);
    known.set(path, new Set([...(known.get(path) ?? []), ...found]));
    for (const file of filesOf(page, found[0]!)) {
      const body = await (await request.get(file)).body();
      const { dataMining } = await readRights(body);
      expect(Boolean(dataMining), `${path} ${selector} ${file}`).toBe(carries);
    }
    expect(carries ? withRights : without, `${path} ${selector}`).toContain(words);
  }
  for (const [path, elements] of known) {
    const page = await load(request, path);
    const others = (querySelectorAll(page, 'main img') as ElementNode[]).filter(
      (image) => !elements.has(image) && !/\.svg$/.test(image.attributes.src!),
    );
    expect(
      others.map(({ attributes }) => attributes.src),
      path,
    ).toEqual([]);
  }
});
