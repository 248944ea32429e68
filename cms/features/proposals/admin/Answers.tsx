import type { UIFieldServerProps } from 'payload';
import { formatMoment } from '../../../texts/times.ts';
import TEXTS from './texts.json' with { type: 'json' };
import styles from './proposals.module.css';

/** Lists the answers to a proposal, the newest first. */
export async function Answers({ data, i18n, payload, user }: UIFieldServerProps) {
  const { id } = data as { id?: number };
  if (id === undefined) return null;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { docs } = await payload.find({
    collection: 'proposal-answers',
    where: { proposal: { equals: id } },
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return (
    <section className={styles.answers} data-answers>
      <h3>{TEXTS.answers[language]}</h3>
      {docs.length === 0 && <p>{TEXTS.noAnswers[language]}</p>}
      {docs.map((answer) => (
        <article key={answer.id}>
          <p>
            <strong>{answer.name}</strong>
            {answer.company && ` (${answer.company})`}
            {answer.email && (
              <>
                {' '}
                <a href={`mailto:${answer.email}`}>{answer.email}</a>
              </>
            )}
            {` · ${formatMoment(answer.createdAt, language, 'noYear')}`}
          </p>
          <pre>{answer.people}</pre>
          {answer.message && <pre>{answer.message}</pre>}
        </article>
      ))}
    </section>
  );
}
