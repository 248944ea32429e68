import { expect, test } from 'vitest';
import { translator } from '~/lib/i18n/translator';
import { completeSubject, joinMarks, markText, pageFields, unmarkedPeople } from './enquiryPeople';

const t = translator('es');
const EVA = { name: 'Eva Ríos', email: 'eva@agency.example' };
const person = (name: string, more = {}) => ({
  name,
  address: `https://agency.example/actrices/${name.toLowerCase()}`,
  agent: EVA,
  ...more,
});

test('one person is readable, with the agent', () => {
  expect(pageFields([person('Inés')], t)).toEqual({
    people:
      'Inés\nhttps://agency.example/actrices/inés\nRepresentante: Eva Ríos <eva@agency.example>',
    agents: 'Eva Ríos <eva@agency.example>',
    subject: 'Casting: Inés',
    link: '',
  });
});

test('several people are separate, and each agent is named once', () => {
  const agency = { name: 'Foco Agencia' };
  const { people, agents, subject } = pageFields(
    [person('Ana'), person('Eva', { agent: agency, note: ' el martes ' }), person('Sol')],
    t,
  );
  expect(people.split('\n\n')).toHaveLength(3);
  expect(people.split('\n\n')[1]).toBe(
    'Eva\nhttps://agency.example/actrices/eva\nRepresentante: Foco Agencia\nNota: el martes',
  );
  expect(agents).toBe('Eva Ríos <eva@agency.example>, Foco Agencia');
  expect(subject).toBe('Casting: Ana, Eva, Sol');
});

test('a long selection is complete, and the subject counts the people that it does not name', () => {
  const many = Array.from({ length: 1000 }, (_, index) => person(`P${index}`));
  const { people, subject } = pageFields(many, t);
  expect(people.split('\n\n')).toHaveLength(1000);
  expect(subject).toBe('Casting: P0, P1, P2 +997');
});

test('a note cannot add lines that look like a person', () => {
  const forged = person('Ana', { note: 'x\n\nEva\nhttps://evil.example' });
  const { people } = pageFields([forged], t);
  expect(people.split('\n').at(-1)).toBe('Nota: x Eva https://evil.example');
});

test('an empty note is left out, and so is everything without people', () => {
  expect(pageFields([person('Ana', { note: '  ' })], t).people).not.toContain('Nota');
  expect(pageFields([], t)).toEqual({ people: '', agents: '', subject: '', link: '' });
});

test('the subject names the project, on one line', () => {
  const form = new URLSearchParams({ subject: 'Casting: Inés', project: 'La casa\n del río ' });
  expect(completeSubject(form)).toBe(true);
  expect(form.get('subject')).toBe('Casting: Inés — La casa del río');
  expect(completeSubject(new URLSearchParams({ project: 'La casa' }))).toBe(false);
});

test('the subject names who was typed, unless the page has found the person', () => {
  const typed = { subject: 'Casting', talent: ' Inés ', project: 'La casa' };
  const form = new URLSearchParams(typed);
  completeSubject(form);
  expect(form.get('subject')).toBe('Casting: Inés — La casa');
  const found = new URLSearchParams({
    ...typed,
    subject: 'Casting: Inés',
    people: 'Inés\nhttps://…',
  });
  completeSubject(found);
  expect(found.get('subject')).toBe('Casting: Inés — La casa');
});

test('the marks of an answer, a field each, become a line for each mark, in the order of the marks', () => {
  const people = ['Ana: la otra', 'Eva\nRíos', 'Sol', 'Ana: la otra'].map((name) => ({ name }));
  const form = new URLSearchParams({
    people: unmarkedPeople(people).replaceAll('\n', '\r\n'),
    'mark-texts': 'Sí,Quizá,No,Sin respuesta',
    'mark-1': markText('No', people[0]!),
    'mark-2': markText('Sí', people[1]!),
    'mark-4': 'constructor',
    'mark-5': markText('Sí', { name: 'Nadie' }),
  });
  expect(joinMarks(form)).toBe(true);
  expect(Object.fromEntries(form)).toEqual({
    people: 'Sí: Eva Ríos\nNo: Ana: la otra\nSin respuesta: Sol, Ana: la otra',
    'mark-5': 'Sí: Nadie',
  });
  expect(joinMarks(new URLSearchParams({ people: 'Ana' }))).toBe(false);
});
