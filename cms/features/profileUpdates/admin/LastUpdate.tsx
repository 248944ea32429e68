import type { UIFieldServerProps } from 'payload';
import { textsIn } from '../../../texts/texts.ts';
import { formatMoment } from '../../../texts/times.ts';
import TEXTS from '../texts.json' with { type: 'json' };
import { updates } from '../updates.ts';
import { AskPerson } from './AskForCheck.tsx';
import styles from './profileUpdates.module.css';

/** Shows beside a person's form what became of the last request to check the sheet, and asks again. */
export async function LastUpdate({ data, i18n, payload }: UIFieldServerProps) {
  const { id } = data as { id?: number };
  if (id === undefined) return null;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const t = textsIn(TEXTS.admin, language);
  const [last] = await updates.find(payload, { talent: { equals: id } });
  const hasLink = Boolean(last?.tokenHash) && last!.expiresAt > new Date().toISOString();
  const review = `${payload.config.routes.admin}/collections/profile-updates/${last?.id}`;
  return (
    <section className={styles.last} aria-label={t('person')}>
      <h3>{t('person')}</h3>
      {last && (
        <p>
          {updates.stateText(last, language)} ·{' '}
          {formatMoment(updates.changedAt(last), language, 'noYear')}
        </p>
      )}
      {last?.state === 'sent' && (
        <p>
          <a href={review}>{t('review')}</a>
        </p>
      )}
      <AskPerson id={id} hasLink={hasLink} />
    </section>
  );
}
