import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileFacts } from './admin/FileFacts.tsx';

const textOf = (data: object, language: string): string => {
  const element = FileFacts({ data, i18n: { language } } as never);
  return renderToStaticMarkup(element).replace(/<[^>]*>/g, '');
};

it('a file is described by its type, its dimensions and its size', () => {
  const picture = { filename: 'ana.jpg', mimeType: 'image/jpeg', width: 1600, height: 2000 };
  expect(textOf({ ...picture, filesize: 1_234_567 }, 'es')).toBe('JPEG · 1600 × 2000 px · 1,2 MB');
  expect(textOf({ ...picture, filesize: 1_234_567 }, 'en')).toBe('JPEG · 1600 × 2000 px · 1.2 MB');
  const curriculum = { filename: 'ana.pdf', mimeType: 'application/pdf', filesize: 28_900 };
  expect(textOf(curriculum, 'es')).toBe('PDF · 29 kB');
});

it('a form without a file describes none', () => {
  expect(textOf({}, 'es')).toBe('');
});
