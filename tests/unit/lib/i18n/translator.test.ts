import { expect, test } from 'vitest';
import { translator } from '~/lib/i18n/translator';

test('speaks the locale it was asked for, whatever another one was asked before', () => {
  const english = translator('en');
  const spanish = translator('es');
  expect(english('common:places.contact')).toBe('Contact');
  expect(spanish('common:places.contact')).toBe('Contacto');
  expect(english('common:places.contact')).toBe('Contact');
});

test('chooses the plural form by the count and puts values in as they are', () => {
  const t = translator('es');
  expect(t('talent:age', { count: 1 })).toBe('1 año');
  expect(t('talent:age', { count: 28 })).toBe('28 años');
  expect(t('talent:directedBy', { name: 'Ruiz & Hijas' })).toBe('Dir. Ruiz & Hijas');
});
