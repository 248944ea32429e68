import { expect, test } from 'vitest';
import { securityTxt } from './securityTxt';

const NOW = new Date('2026-11-22T10:00:00Z');
const OPTIONS = {
  email: 'hola@agency.example',
  contactPage: 'https://agency.example/contacto',
  canonical: 'https://agency.example/.well-known/security.txt',
  now: NOW,
};

/** Returns the fields of the file in order. */
const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)!.slice(1));

test('is the same for all builds of a day', () => {
  const later = new Date('2026-11-22T22:59:59Z');
  expect(securityTxt({ ...OPTIONS, now: later })).toBe(securityTxt(OPTIONS));
});

test('without an e-mail address the contact page is the only contact', () => {
  const contacts = fieldsOf(securityTxt({ ...OPTIONS, email: undefined }));
  expect(contacts.filter(([name]) => name === 'Contact')).toEqual([
    ['Contact', 'https://agency.example/contacto'],
  ]);
});
