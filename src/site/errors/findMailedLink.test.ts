import { expect, test } from 'vitest';
import { findMailedLink } from './findMailedLink';

test.each([
  ['/seleccion%232.1z.Amaia.k3v9x0a7qzy~S%C3%AD', '', '/seleccion#2.1z.Amaia.k3v9x0a7qzy~S%C3%AD'],
  ['/seleccion%25232.1z.A%2520b', '', '/seleccion#2.1z.A%20b'],
  ['/seleccion/%232.1z', '?utm_source=mail', '/seleccion#2.1z'],
  ['/en/seleccion%252525232.1z', '', '/en/seleccion#2.1z'],
  ['/buscar%3Fq=rubia', '&x', '/buscar?q=rubia&x'],
  ['/buscar%3fq%3Drubia%26edad%3D20-30', '?fbclid=1', '/buscar?q=rubia&edad=20-30&fbclid=1'],
  ['/buscar%3Fq=a%26b', '', '/buscar?q=a%26b'],
  ['/contacto%3Ftalento%3DAna%23write', '', '/contacto?talento=Ana#write'],
  ['//evil.example%23x', '', '//evil.example#x'],
  ['/actrices/ines-quiroga%3E', '', '/actrices/ines-quiroga'],
  ['/actrices/ines-quiroga).', '', '/actrices/ines-quiroga'],
  ['/actrices/ines-quiroga&gt;', '', '/actrices/ines-quiroga'],
  ['/en/contacto.', '?talento=Ana', '/en/contacto?talento=Ana'],
  ['/propuesta/3k9x0a7qzt5m2v8c1r6w4n%E2%80%9D,', '', '/propuesta/3k9x0a7qzt5m2v8c1r6w4n'],
  ['/propuesta/3k9x0a7qzt5m2v8c1r6w4n%C2%A0', '', '/propuesta/3k9x0a7qzt5m2v8c1r6w4n'],
  ['/contacto%22%3E', '', '/contacto'],
  ['/.', '', '/'],
  ['/nada%20de%20nada', '', undefined],
  ['/', '?q=%23', undefined],
])('%s%s leads to %s', (pathname, search, link) => {
  expect(findMailedLink(pathname, search)).toBe(link);
});
