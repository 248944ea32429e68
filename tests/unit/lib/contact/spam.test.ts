import { expect, test } from 'vitest';
import { isSpam } from '~/lib/contact/spam';

const MESSAGE = {
  name: 'María Núñez',
  email: 'maria@productora.example',
  phone: '+34 600 000 000',
  writer: 'representation',
  talent: '',
  message: 'Hola, soy actriz. Mi videobook: https://vimeo.com/1 y mi web: www.maria.example',
  link: 'https://vimeo.com/1',
  privacy: 'accepted',
};
const links = (count: number) => Array.from({ length: count }, (_, i) => `http://x.example/${i}`);

test.each([
  ['without a time, as without script', {}],
  ['with an empty time', { seconds: '' }],
  ['after three seconds', { seconds: '3' }],
  ['after an hour', { seconds: '3600' }],
  ['with a time that is no number', { seconds: 'long' }],
  ['with five links', { message: links(5).join(' ') }],
  ['with words that resemble links', { message: 'Actué en [Casino] y en <Hamlet>, www' }],
])('a message %s is no spam', (_what, values) => {
  expect(isSpam({ ...MESSAGE, ...values })).toBe(false);
});

test.each([
  ['after no time', { seconds: '0' }],
  ['after two seconds', { seconds: '2' }],
  ['with six links', { message: links(6).join('\n') }],
  ['with a link in HTML', { message: 'Click <a href="//x.example">here</a>' }],
  ['with a link of a forum', { message: '[url=//x.example]here[/url]' }],
  ['with a link as the name', { name: 'Cheap shoes HTTP://X.example' }],
  ['with a link as the talent', { talent: 'www.x.example' }],
])('a message %s is spam', (_what, values) => {
  expect(isSpam({ ...MESSAGE, ...values })).toBe(true);
});
