import type { UIFieldServerProps } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import { formatMoment } from '../../../texts/times.ts';
import styles from './proposals.module.css';

const TITLE = bilingual('Respuestas', 'Answers');
const NONE = bilingual(
  'Todavía no hay respuestas aquí. Llegan también por correo.',
  'There are no answers here yet. They come by e-mail too.',
);

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
      <h3>{TITLE[language]}</h3>
      {docs.length === 0 && <p>{NONE[language]}</p>}
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
