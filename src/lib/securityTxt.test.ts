import { expect, test } from 'vitest';
import { securityTxt } from './securityTxt';

const NOW = new Date('2026-11-22T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
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

test('names the e-mail address first, the contact page, the languages and itself', () => {
  const fields = fieldsOf(securityTxt(OPTIONS));
  expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
    ['Contact', 'mailto:hola@agency.example'],
    ['Contact', 'https://agency.example/contacto'],
    ['Preferred-Languages', 'es, en'],
    ['Canonical', 'https://agency.example/.well-known/security.txt'],
  ]);
});

test('expires within a year of the build, as an Internet timestamp', () => {
  const [, expires] = fieldsOf(securityTxt(OPTIONS)).find(([name]) => name === 'Expires')!;
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const days = (Date.parse(expires!) - NOW.getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});

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
