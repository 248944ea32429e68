import { expect, test } from 'vitest';
import { translator } from './translator';

test('translators of two locales are independent', () => {
  const english = translator('en');
  const spanish = translator('es');
  expect(english('common:routes.contact')).toBe('Contact');
  expect(spanish('common:routes.contact')).toBe('Contacto');
  expect(english('common:routes.contact')).toBe('Contact');
});

test('selects the plural form by the count and inserts values unescaped', () => {
  const t = translator('es');
  expect(t('talent:age', { count: 1 })).toBe('1 año');
  expect(t('talent:age', { count: 28 })).toBe('28 años');
  expect(t('talent:credit', { name: 'Ruiz & Hijas' })).toBe('Foto: Ruiz & Hijas');
});
