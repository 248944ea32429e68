import { expect, test } from 'vitest';
import { talentSearch } from '~/lib/seo/talentTexts';

const person = { name: 'Inés Quiroga', sections: ['actress'] };

test('tells name, section and agency, and the place where it is known', () => {
  const { title, description } = talentSearch('es', person, 'Foco Agencia');
  expect(title).toMatch(/^Inés Quiroga, /);
  expect(description).toContain('Foco Agencia');
  const based = talentSearch('en', { ...person, homeBase: { text: 'Madrid' } }, 'Foco Agencia');
  expect(based.description).toContain('based in Madrid');
});

test('namesakes are told apart by the place where they live', () => {
  const [here, there] = ['Madrid', 'Sevilla'].map((text) =>
    talentSearch('es', { ...person, homeBase: { text } }, 'Foco Agencia', true),
  );
  expect(here?.title).toBe('Inés Quiroga, actriz (Madrid)');
  expect(here?.title).not.toBe(there?.title);
});
