import { expect, test } from 'vitest';
import { isBehindCamera } from '~/features/profile/talentFacts';
import { toCard } from './card';
import { latestWorks } from '~/features/profile/works';
import { nameOnly } from '../../../tests/unit/support/fixtures';

test('directors and screenwriters are behind the camera, unless they act too', () => {
  expect(isBehindCamera({ sections: ['director', 'screenwriter'] })).toBe(true);
  expect(isBehindCamera({ sections: ['actress', 'director'] })).toBe(false);
});

test('a further language and a professional skill set a talent apart', () => {
  const languages = ['spanish', 'english', 'basque', 'french'].map((language) => ({
    language,
    level: 'native',
  }));
  const skills = [
    { skill: 'piano', level: 'mid' },
    { skill: 'fencing', level: 'pro' },
  ];
  const talent = { ...nameOnly, languages, skills };
  expect(toCard('es', talent).second).toBe('Euskera, esgrima');
  expect(toCard('en', { ...talent, languages: [] }).second).toBe('Fencing');
  const usual = { ...talent, languages: languages.slice(0, 2), skills: [] };
  expect(toCard('es', usual).second).toBeUndefined();
});

test('the latest work has the latest year; of several it is the first', () => {
  const lists = { television: [], theatre: [{ title: 'C', year: 2025 }], otherWork: [] };
  const cinema = [{ title: 'A' }, { title: 'B', year: 2025 }];
  expect(latestWorks({ ...lists, cinema }, 1)[0]?.credit.title).toBe('B');
  expect(latestWorks({ cinema: [], television: [], theatre: [], otherWork: [] }, 1)).toEqual([]);
});
