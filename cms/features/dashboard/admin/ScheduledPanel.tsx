import { bilingual } from '../../../texts/labels.ts';
import type { Scheduled } from '../scheduled.ts';
import { formatTime } from '../../list/admin/formatTime.ts';
import { type DeskPlace, Panel, Row, Rows } from './Panel.tsx';

const TITLE = bilingual('Publicaciones programadas', 'Scheduled publications');
const NONE = bilingual('No hay ninguna programada.', 'None is scheduled.');
const HOME = bilingual('Portada', 'Home page');
const PUBLISH = bilingual('Se publica', 'Published');
const UNPUBLISH = bilingual('Se retira', 'Taken down');

/** Renders the publications that editors have scheduled, the next one first. */
export function ScheduledPanel({
  admin,
  language,
  scheduled,
}: DeskPlace & { scheduled: Scheduled[] }) {
  return (
    <Panel
      title={TITLE[language]}
      count={scheduled.length}
      empty={scheduled.length === 0 ? NONE[language] : undefined}
    >
      <Rows>
        {scheduled.map(({ kind, id, title, at, isPublication }) => (
          <Row
            key={`${kind} ${id} ${at}`}
            href={`${admin}/${id ? `collections/${kind}/${id}` : `globals/${kind}`}`}
            title={title || HOME[language]}
            mark={(isPublication ? PUBLISH : UNPUBLISH)[language]}
            detail={formatTime(at, language)}
          />
        ))}
      </Rows>
    </Panel>
  );
}
