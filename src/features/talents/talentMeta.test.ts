import { expect, test } from 'vitest';
import { nameOnly as person, spanish } from '../../../tests/unit/support/fixtures';
import { talentMetaTexts } from './talentMeta';

test('the texts contain name, section, agency, and the home base if known', () => {
  const { title, description } = talentMetaTexts('es', person, 'Foco Agencia');
  expect(title).toMatch(/^Inés Quiroga, /);
  expect(description).toContain('Foco Agencia');
  const based = talentMetaTexts('en', { ...person, homeBase: spanish('Madrid') }, 'Foco Agencia');
  expect(based.description).toContain('based in Madrid');
});

test('the titles of duplicate names contain the home base', () => {
  const [here, there] = ['Madrid', 'Sevilla'].map((text) =>
    talentMetaTexts('es', { ...person, homeBase: spanish(text) }, 'Foco Agencia', true),
  );
  expect(here?.title).toBe('Inés Quiroga, actriz (Madrid)');
  expect(here?.title).not.toBe(there?.title);
});
