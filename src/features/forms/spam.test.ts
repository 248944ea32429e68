import { describe, expect, test } from 'vitest';
import { findReceivingForm } from './receivingForm';

const CONTACT = {
  name: 'María Núñez',
  email: 'maria@productora.example',
  phone: '+34 600 000 000',
  writer: 'representation',
  talent: '',
  message: 'Hola, soy actriz. Mi videobook: https://vimeo.com/1 y mi web: www.maria.example',
  link: 'https://vimeo.com/1',
  privacy: 'accepted',
};
const ENQUIRY = {
  people:
    'Inés Quiroga\nhttps://agency.example/actrices/ines-quiroga\nAgent: Eva <eva@agency.example>',
  agents: 'Eva <eva@agency.example>',
  project: 'La casa (https://imdb.example/1)',
  role: 'Amaia',
  links: 'https://drive.example/1 https://drive.example/2 https://drive.example/3',
  name: 'María Núñez',
  email: 'maria@productora.example',
  message: 'Hola. Más: https://vimeo.com/1 y www.productora.example',
  privacy: 'accepted',
};
const FORMS = [
  ['contact', CONTACT],
  ['casting', ENQUIRY],
] as const;
const links = (count: number) => Array.from({ length: count }, (_, i) => `http://x.example/${i}`);

describe.each(FORMS)('of the form %s', (form, values) => {
  test.each([
    ['without a time, as without script', {}],
    ['with an empty time', { seconds: '' }],
    ['after three seconds', { seconds: '3' }],
    ['after an hour', { seconds: '3600' }],
    ['with a time that is no number', { seconds: 'long' }],
    ['with five links', { message: links(5).join(' ') }],
    ['with words that resemble links', { message: 'Actué en [Casino] y en <Hamlet>, www' }],
  ])('a message %s is no spam', (_what, changes) => {
    expect(findReceivingForm(form, { ...values, ...changes })).toBe(form);
  });

  test.each([
    ['after no time', { seconds: '0' }],
    ['after two seconds', { seconds: '2' }],
    ['with six links', { message: links(6).join('\n') }],
    ['with a link in HTML', { message: 'Click <a href="//x.example">here</a>' }],
    ['with a link of a forum', { message: '[url=//x.example]here[/url]' }],
    ['with a link as the name', { name: 'Cheap shoes HTTP://X.example' }],
  ])('a message %s is spam', (_what, changes) => {
    expect(findReceivingForm(form, { ...values, ...changes })).toBe(`${form}-spam`);
  });
});

test('a contact message with a link as the talent is spam', () => {
  expect(findReceivingForm('contact', { ...CONTACT, talent: 'www.x.example' })).toBe(
    'contact-spam',
  );
});

test('an enquiry with a link as the company, or with many in two fields, is spam', () => {
  const receiver = (values: object) => findReceivingForm('casting', { ...ENQUIRY, ...values });
  expect(receiver({ company: 'http://x.example' })).toBe('casting-spam');
  const half = links(3).join(' ');
  expect(receiver({ message: half, conditions: half })).toBe('casting-spam');
});

test('an enquiry about a thousand people is no spam', () => {
  const people = links(1000).join('\n');
  expect(findReceivingForm('casting', { ...ENQUIRY, people })).toBe('casting');
});

test.each([undefined, null, '', 'other', 'contact-spam', 'constructor', new Blob()])(
  'no form is named %s',
  (name) => expect(findReceivingForm(name, CONTACT)).toBeUndefined(),
);
