import { expect, it } from 'vitest';
import { requiredText } from '../fields/text';
import { labelOf } from './problems';

it('names a required text without the star that its form has', () => {
  const field = requiredText('title', { es: 'Título', en: 'Title' });
  expect(field.label).toEqual({ es: 'Título *', en: 'Title *' });
  expect(labelOf(field, 'en')).toBe('Title');
});
