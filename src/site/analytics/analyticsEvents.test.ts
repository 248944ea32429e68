import { expect, test } from 'vitest';
import { analyticsEvents } from './analytics';

const SITE = 'https://foco.example';

test.each([
  ['https://me:secret@a.example/x?q=private#there', 'https://a.example/x'],
  ['https://a.example', 'https://a.example/'],
  ['mailto:ana@a.example', ''],
  ['tel:+34600000000', ''],
  ['javascript:void 0', ''],
  ['', ''],
])('%s is stripped to the page', (url, stripped) => {
  const { params } = analyticsEvents.pageView({ url, title: '', referrer: '' });
  expect(params.page_location).toBe(stripped);
});

test('a page view contains no search query, of this page or the referrer', () => {
  const page = {
    url: `${SITE}/actrices?busca=ana#lista`,
    title: 'Actrices',
    referrer: 'https://search.example/?q=ana',
  };
  expect(analyticsEvents.pageView(page)).toEqual({
    name: 'page_view',
    params: {
      page_location: `${SITE}/actrices`,
      page_title: 'Actrices',
      page_referrer: 'https://search.example/',
    },
  });
});

test('a link to another site is a click, without its query', () => {
  expect(analyticsEvents.findLink('https://www.imdb.example/name/1?ref=x', SITE)).toEqual({
    name: 'click',
    params: {
      link_url: 'https://www.imdb.example/name/1',
      link_domain: 'www.imdb.example',
      outbound: true,
    },
  });
});

test('a link to a PDF of the site is a download', () => {
  expect(analyticsEvents.findLink(`${SITE}/files/ines-cv.pdf`, SITE)).toEqual({
    name: 'file_download',
    params: {
      link_url: `${SITE}/files/ines-cv.pdf`,
      file_name: 'ines-cv.pdf',
      file_extension: 'pdf',
    },
  });
});

test.each([`${SITE}/actrices`, 'mailto:ana@a.example', 'tel:+34600000000', `${SITE}/files/a.mp4`])(
  'the link %s is no event',
  (href) => {
    expect(analyticsEvents.findLink(href, SITE)).toBeUndefined();
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
])('the start of the video %s has its platform', (url, videoUrl, provider) => {
  expect(analyticsEvents.videoStart({ title: 'Escena', url }, SITE)).toEqual({
    name: 'video_start',
    params: { video_title: 'Escena', video_url: videoUrl, video_provider: provider },
  });
});
