import { bilingual } from '../../../texts/labels.ts';
import type { WaitingDraft, WaitingDrafts } from '../drafts.ts';
import { formatTime } from '../../list/admin/formatTime.ts';
import { type DeskPlace, Panel, Row, Rows } from './Panel.tsx';

const TITLE = bilingual('Borradores por publicar', 'Drafts to publish');
const HINT = bilingual(
  'La web no muestra estos cambios hasta que los publiques.',
  'The site does not show these changes until you publish them.',
);
const NONE = bilingual(
  'Nada pendiente: todo está publicado.',
  'Nothing waits: everything is published.',
);
const ALL = bilingual('Ver todas las fichas en borrador', 'Show all sheets that are drafts');
const HOME = bilingual('Portada', 'Home page');
const NEVER = bilingual('Sin publicar', 'Not online');
const CHANGED = bilingual('Con cambios', 'Changed');

const addressOf = (admin: string, { kind, id }: WaitingDraft) =>
  id === undefined ? `${admin}/globals/${kind}` : `${admin}/collections/${kind}/${id}`;

/** Renders the drafts that were changed last. */
export function DraftsPanel({ admin, language, waiting }: DeskPlace & { waiting: WaitingDrafts }) {
  const { drafts, total } = waiting;
  const all = `${admin}/collections/talents?where[_status][equals]=draft`;
  return (
    <Panel
      title={TITLE[language]}
      count={total}
      hint={HINT[language]}
      empty={total === 0 ? NONE[language] : undefined}
      more={total > drafts.length ? { href: all, label: ALL[language] } : undefined}
    >
      <Rows>
        {drafts.map((draft) => (
          <Row
            key={`${draft.kind} ${draft.id}`}
            href={addressOf(admin, draft)}
            title={draft.title || HOME[language]}
            mark={(draft.isOnline ? CHANGED : NEVER)[language]}
            detail={formatTime(draft.updatedAt, language)}
          />
        ))}
      </Rows>
    </Panel>
  );
}
