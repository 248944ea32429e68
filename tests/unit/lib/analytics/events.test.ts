import { expect, test } from 'vitest';
import { cleanAddress, findLinkHit, pageView, videoStart } from '~/lib/analytics/events';

const SITE = 'https://foco.example';

test.each([
  ['https://me:secret@a.example/x?q=private#there', 'https://a.example/x'],
  ['https://a.example', 'https://a.example/'],
  ['mailto:ana@a.example', ''],
  ['tel:+34600000000', ''],
  ['javascript:void 0', ''],
  ['', ''],
])('of the address %s only the page is told', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

test('a page is told without what the visitor searched for, here or before', () => {
  const page = {
    address: `${SITE}/actrices?busca=ana#lista`,
    title: 'Actrices',
    referrer: 'https://search.example/?q=ana',
  };
  expect(pageView(page)).toEqual({
    name: 'page_view',
    params: {
      page_location: `${SITE}/actrices`,
      page_title: 'Actrices',
      page_referrer: 'https://search.example/',
    },
  });
});

test('a link to another site is told by its page', () => {
  expect(findLinkHit('https://www.imdb.example/name/1?ref=x', SITE)).toEqual({
    name: 'click',
    params: {
      link_url: 'https://www.imdb.example/name/1',
      link_domain: 'www.imdb.example',
      outbound: true,
    },
  });
});

test('a PDF of the site is a download', () => {
  expect(findLinkHit(`${SITE}/files/ines-cv.pdf`, SITE)).toEqual({
    name: 'file_download',
    params: {
      link_url: `${SITE}/files/ines-cv.pdf`,
      file_name: 'ines-cv.pdf',
      file_extension: 'pdf',
    },
  });
});

test.each([`${SITE}/actrices`, 'mailto:ana@a.example', 'tel:+34600000000', `${SITE}/files/a.mp4`])(
  'the link %s is not told',
  (href) => {
    expect(findLinkHit(href, SITE)).toBeUndefined();
  },
);

test.each([
  [
    'https://www.youtube.com/watch?v=foco-ines26&t=3',
    'https://www.youtube.com/watch?v=foco-ines26',
    'YouTube',
  ],
  ['https://vimeo.com/101/ab12', 'https://vimeo.com/101/ab12', 'Vimeo'],
  ['/files/scene.mp4', `${SITE}/files/scene.mp4`, 'file'],
])('a video that begins, %s, is told with its platform', (url, address, provider) => {
  expect(videoStart({ title: 'Escena', url }, SITE)).toEqual({
    name: 'video_start',
    params: { video_title: 'Escena', video_url: address, video_provider: provider },
  });
});
