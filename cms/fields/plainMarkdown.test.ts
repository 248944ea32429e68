import { expect, it } from 'vitest';
import { plainMarkdown } from './plainMarkdown.ts';

it.each([
  ['Nació en **Rosario** y vive en *Madrid*.', 'Nació en Rosario y vive en Madrid.'],
  [
    '### Teatro\n\n- ***La gaviota***\n- [Una web](https://a.example/x_y)',
    'Teatro La gaviota Una web',
  ],
  ['> Una cita con `código`', 'Una cita con código'],
  ['2 \\* 3 es 6; 2 * 3 también', '2 * 3 es 6; 2 * 3 también'],
  ['@ana_lopez_actriz, _no_ __@eva_ruiz__', '@ana_lopez_actriz, no @eva_ruiz'],
  ['Un <strong>premio</strong><em>: Goya</em>, \\[sic\\], \\<3', 'Un premio: Goya, [sic], <3'],
  ['Sin formato', 'Sin formato'],
])('%j is shown as %j', (markdown, text) => {
  expect(plainMarkdown(markdown)).toBe(text);
});
