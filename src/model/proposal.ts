import { optional, recordId, required } from './fields';
import { z } from 'astro/zod';
import { LIMITS } from '#contract/limits.ts';
import { LOCALES } from '#contract/locales.ts';
import { MAX_PROPOSED, PROPOSAL_ID } from '#contract/proposals.ts';
import { queryOf } from './query';

/** Parses a proposal, which is in one language. */
const schema = z
  .object({
    id: recordId,
    linkId: z.string('is missing').regex(PROPOSAL_ID.pattern, 'is not an id of a proposal'),
    project: required.string(LIMITS.name),
    recipient: optional.string(LIMITS.name),
    text: optional.string(LIMITS.paragraph),
    language: z.enum(LOCALES),
    validUntil: required.date,
    agentId: optional.string(),
    people: z
      .array(
        z
          .object({
            talent: optional.reference,
            note: optional.string(LIMITS.short),
            photo: optional.reference,
            clip: optional.string(LIMITS.datum),
          })
          .transform(({ talent, photo, clip, note }) => ({
            /** `Talent.recordId`; missing for somebody who has left. */
            talentId: talent,
            note,
            /** `Picture.record.id` of the photograph shown first. @default the main one */
            photoId: photo,
            /** `Video.id` of the video shown first. @default the first */
            videoId: clip,
          })),
      )
      .min(1, 'are missing')
      .max(MAX_PROPOSED, 'are too many'),
  })
  .transform(({ id, ...proposal }) => ({ ...proposal, recordId: id }));

/** What the agency proposes for a casting. `validUntil` is its last day, as YYYY-MM-DD. */
export type Proposal = z.output<typeof schema>;

/** The schema of the record, and how it is fetched. */
export const proposalModel = { schema, ...queryOf.records('Proposal', schema, false) };
