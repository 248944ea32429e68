import { bilingual } from '../../../texts/labels.ts';
import type { RecentPerson } from '../recentPeople.ts';
import { formatTime } from '../../list/admin/formatTime.ts';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import { type DeskPlace, Panel } from './Panel.tsx';
import styles from './PeoplePanel.module.css';

const TITLE = bilingual('Últimas fichas editadas', 'Sheets edited last');
const NONE = bilingual(
  'Todavía no hay nadie: crea la primera ficha.',
  'Nobody yet: create the first sheet.',
);
const ALL = bilingual('Ver todos los talentos', 'Show all talents');

/** Renders the people whose sheets were edited last, with their photographs. */
export function PeoplePanel({ admin, language, people }: DeskPlace & { people: RecentPerson[] }) {
  const talents = `${admin}/collections/talents`;
  return (
    <Panel
      title={TITLE[language]}
      empty={people.length === 0 ? NONE[language] : undefined}
      more={{ href: `${talents}?sort=-updatedAt`, label: ALL[language] }}
    >
      <ul className={styles.people}>
        {people.map(({ id, name, thumbnail, updatedAt }) => (
          <li key={id}>
            <a href={`${talents}/${id}`}>
              <Portrait name={name} url={thumbnail} size="large" />
              <b>{name}</b>
              <span>{formatTime(updatedAt, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
