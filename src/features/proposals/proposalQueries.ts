import type { Locale } from '~/lib/i18n/locale';
import type { Proposal } from '~/model/proposal';
import type { Talent } from '~/model/talent';
import { toPerson } from '~/features/selection/personQueries';
import { creditDetails } from '~/features/profile/creditTexts';
import { latestWorks } from '~/features/profile/works';
import { voiceClip } from '~/features/profile/voice';
import { withThumbnails } from '~/features/video/videoThumbnails';
import { oncePerBuild } from '~/session/buildSession';
import { formats } from '~/lib/format';
import { label } from '~/lib/i18n/vocabulary';
import { getAgency } from '~/loaders/siteQueries';
import { getAllTalents } from '~/loaders/talentQueries';

/** The latest works and the best skills that help to decide. */
const SHOWN_WORKS = 3;
const SHOWN_SKILLS = 4;

const worksOf = (locale: Locale, talent: Talent) =>
  latestWorks(talent, SHOWN_WORKS).map(({ list, credit }) => ({
    year: credit.year,
    title: credit.title,
    details: [
      creditDetails(locale, list, credit),
      credit.billing && label(locale, 'billings', credit.billing),
    ]
      .filter(Boolean)
      .join(', '),
  }));

/** Returns the skills, those that a person masters first. */
const skillsOf = (locale: Locale, { skills }: Talent) =>
  skills
    .toSorted((a, b) => Number(b.level === 'pro') - Number(a.level === 'pro'))
    .slice(0, SHOWN_SKILLS)
    .map(({ skill, level }, index) => {
      const text = label(locale, 'skills', skill);
      return {
        text: index === 0 ? formats(locale).capitalise(text) : text,
        level: level && label(locale, 'levels', level),
      };
    });

/** Returns the talent with the chosen photograph and video first, if they are still there. */
function withFirstShown(talent: Talent, { photoId, videoId }: Proposal['people'][number]): Talent {
  const photo = talent.gallery.find(({ record }) => record.id === photoId) ?? talent.photo;
  const video = talent.videos.find(({ id }) => id === videoId) ?? talent.videos[0];
  return { ...talent, photo, videos: video ? [video] : [] };
}

/** Returns the people of a proposal in its order; `undefined` stands for somebody who has left. */
export const getProposedPeople = oncePerBuild(
  'the people of a proposal',
  async (locale: Locale, people: Proposal['people']) => {
    const agency = await getAgency(locale);
    const talents = new Map((await getAllTalents(locale)).map((one) => [one.recordId, one]));
    return Promise.all(
      people.map(async (row) => {
        const found = talents.get(row.talentId ?? '');
        if (!found) return undefined;
        const talent = await withThumbnails(withFirstShown(found, row));
        const [video] = talent.videos;
        return {
          person: await toPerson(locale, talent, agency),
          note: row.note,
          works: worksOf(locale, talent),
          skills: skillsOf(locale, talent),
          video: video && {
            ...video,
            poster: video.poster ?? (video.thumbnail ? undefined : talent.photo),
          },
          voices: talent.voiceClips.map((clip) => ({ text: voiceClip.text(locale, clip), clip })),
        };
      }),
    );
  },
);
