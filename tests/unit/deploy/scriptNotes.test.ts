import { expect, test } from 'vitest';
import { ScriptNotes } from '../../../src/deploy/scriptNotes';

const page = (...scripts: string[]) =>
  `<p>${Math.random()}</p>${scripts.map((text) => `<script>${text}</script>`).join('')}`;

test('of pages with the same scripts one is looked at, and every one of which nothing is known', () => {
  const notes = new ScriptNotes();
  const pages = new Map([
    ['a.html', page('boot()')],
    ['b.html', page('boot()')],
    ['c.html', page('boot()', 'steal()')],
    ['d.html', page('boot()')],
  ]);
  notes.take(new Map([...pages].map(([file, html]) => [file, notes.noteOf(html)])));
  const files = [...pages.keys(), 'x.html', 'y.html'];
  expect(notes.differing(files)).toEqual(['a.html', 'c.html', 'x.html', 'y.html']);
});
