import type { DocumentViewServerProps } from 'payload';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { previewPath } from '#contract/preview.ts';
import { quoted } from '../../../texts/labels.ts';
import { adminLanguage } from '../../../texts/problems.ts';
import { textsIn } from '../../../texts/texts.ts';
import { describeMoment } from '../../../texts/times.ts';
import { readReview } from '../review.ts';
import TEXTS from '../texts.json' with { type: 'json' };
import styles from './profileUpdates.module.css';
import { ReviewForm } from './ReviewForm.tsx';

/** Shows what a person has sent beside what the sheet contains, at `/admin/collections/profile-updates/:id`. */
export async function ReviewView({ initPageResult, doc }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const { admin } = req.payload.config.routes;
  const language = adminLanguage(req);
  const t = textsIn(TEXTS.review, language);
  const review = await readReview(req, (doc as { id: number }).id);
  if (!review) return null;
  const { update, name, changes, ...rest } = review;
  const talents = `${admin}/collections/talents`;
  const { state, answeredAt, decidedAt, taken, total, word } = update;
  return (
    <Gutter className={styles.review}>
      <SetStepNav
        nav={[
          { label: name, url: `${talents}/${update.talent}` },
          { label: TEXTS.labels.singular },
        ]}
      />
      <h1>{t('title', name)}</h1>
      <p>
        {answeredAt && t('when', describeMoment(answeredAt, language))}{' '}
        <a href={`${talents}/${update.talent}`}>{t('sheet')}</a>
      </p>
      {state === 'decided' && (
        <p>
          {t('decided', describeMoment(decidedAt!, language), taken ?? 0, total ?? 0)}{' '}
          {word && quoted(word, language)}
        </p>
      )}
      {state !== 'decided' && changes.length === 0 && <p>{t('waiting')}</p>}
      {state === 'sent' && (
        <ReviewForm
          id={update.id}
          name={name.split(' ')[0]!}
          changes={changes}
          preview={previewPath(update.language, 'talents', update.talent)}
          {...rest}
        />
      )}
    </Gutter>
  );
}
