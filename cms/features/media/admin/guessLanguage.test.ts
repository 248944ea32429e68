import { expect, it } from 'vitest';
import { guessLanguage } from './guessLanguage.ts';
import { choicesOf } from '../../../fields/choices.ts';

const languages = choicesOf('languages');

it.each([
  ['euskera.m4a', 'basque'],
  ['Maider_voz_inglés-2026.mp3', 'english'],
  ['voice-basque.m4a', 'basque'],
  ['lengua de signos española.mp3', 'spanishSignLanguage'],
  ['español.wav', 'spanish'],
  ['voz-final.mp3', undefined],
  ['inglesa.mp3', undefined],
])('%s is heard as %s', (name, key) => {
  expect(guessLanguage(name, languages)).toBe(key);
});
