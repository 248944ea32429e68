import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Talent, talentModel } from './talent';
import { media, talent } from '../../tests/unit/loaders/records.fixture';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

const parse = (fields: Record<string, unknown>): Talent =>
  talentModel.schema('es').parse(talent(1, fields));

/** Returns the paths and messages of what is wrong. */
const problemsOf = (fields: Record<string, unknown>) =>
  talentModel
    .schema('es')
    .safeParse(talent(1, fields))
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

const recording = media('voz', {
  mimeType: 'audio/mp4',
  filename: 'voz.m4a',
  durationSeconds: 8.4,
});

describe('a talent', () => {
  it('has a family name that is guessed, or the one that editors wrote', () => {
    expect(parse({ name: 'María José Ruiz' }).familyName).toBe('Ruiz');
    expect(parse({ name: 'María José Ruiz', familyName: 'José Ruiz' }).familyName).toBe(
      'José Ruiz',
    );
  });

  it('under 18 has neither a residence nor a curriculum on the site', () => {
    const curriculum = media('cv', { mimeType: 'application/pdf', filename: 'cv.pdf' });
    const fields = { homeBase: ['Madrid'], curriculum };
    expect(parse(fields)).toMatchObject({ homeBase: { text: 'Madrid' }, places: ['Madrid'] });
    expect(parse(fields).curriculum).toBeDefined();
    const minor = parse({ ...fields, isMinor: true });
    expect(minor).toMatchObject({ homeBase: undefined, places: [], curriculum: undefined });
  });

  it('lives in a list of places, which is a sentence where it is text', () => {
    expect(parse({ homeBase: [' Pamplona ', '\u200b', 'Irún'] })).toMatchObject({
      homeBase: { text: 'Pamplona e Irún', lang: 'es' },
      places: ['Pamplona', 'Irún'],
    });
    for (const homeBase of [[], [' '], null, undefined]) {
      expect(parse({ homeBase })).toMatchObject({ homeBase: undefined, places: [] });
    }
    const spanish = { texts: ['Pamplona', 'Madrid'], lang: 'es' };
    expect(talentModel.schema('en').parse(talent(1, { homeBase: spanish }))).toMatchObject({
      homeBase: { text: 'Pamplona y Madrid', lang: 'es' },
      places: ['Pamplona', 'Madrid'],
    });
    expect(problemsOf({ homeBase: ['Lugo', 'x'.repeat(201)] })).toEqual([
      'homeBase is longer than 200 characters',
    ]);
  });

  it('cannot have been checked in the future', () => {
    expect(problemsOf({ checkedOn: '2099-01-01' })).toEqual(['checkedOn is in the future']);
  });
});

describe('a credit', () => {
  it('of an earlier version has no kind and is released', () => {
    const [credit] = parse({ cinema: [{ title: 'Uno', role: 'Ana', company: 'Dos' }] }).cinema;
    expect(credit).toMatchObject({ title: 'Uno', company: 'Dos', status: 'released' });
    expect([credit?.kind, credit?.billing]).toEqual([undefined, undefined]);
  });

  it('has the venue of a play as its company', () => {
    const [credit] = parse({ theatre: [{ title: 'Uno', venue: 'Sala' }] }).theatre;
    expect(credit).toMatchObject({ company: 'Sala' });
    expect(credit).not.toHaveProperty('venue');
  });

  it('is refused with a billing that has no label', () => {
    const otherWork = [{ title: 'Uno', billing: 'star' }];
    expect(problemsOf({ otherWork })).toEqual([
      'otherWork.0.billing has no label in the dictionaries',
    ]);
  });
});

describe('a video', () => {
  const video = { kind: 'scene', title: 'Uno', url: 'https://youtu.be/dQw4w9WgXcQ' };

  it('has tones', () => {
    const videos = [{ ...video, tones: ['drama'] }];
    expect(parse({ videos }).videos[0]).toMatchObject({ tones: ['drama'] });
    expect(parse({ videos: [video] }).videos[0]).toMatchObject({ tones: [] });
  });
});

describe('a voice clip', () => {
  it('has the duration of its file, and only the language or the accent that is heard', () => {
    const clip = { language: 'french', accent: 'cuban', file: recording };
    const { voiceClips } = parse({
      voiceClips: [
        { ...clip, kind: 'language' },
        { ...clip, kind: 'accent' },
      ],
    });
    expect(voiceClips).toMatchObject([
      { kind: 'language', language: 'french', durationSeconds: 8.4 },
      { kind: 'accent', accent: 'cuban', durationSeconds: 8.4 },
    ]);
    expect(voiceClips[0]!.accent).toBeUndefined();
    expect(voiceClips[0]!.file.url).toMatch(/^\/files\/voz-.+\.m4a$/);
  });

  it('disappears with its file', () => {
    const voiceClips = [{ kind: 'narration', file: null }];
    expect(parse({ voiceClips }).voiceClips).toEqual([]);
  });

  it('is refused with a file that is no recording, or without its language', () => {
    const voiceClips = [{ kind: 'language', file: recording }];
    expect(problemsOf({ voiceClips })).toEqual(['voiceClips.0.language is missing']);
    const pictures = [{ kind: 'narration', file: media('ana') }];
    expect(problemsOf({ voiceClips: pictures })).toEqual([
      'voiceClips.0.file has the wrong type: image/jpeg',
    ]);
  });
});
