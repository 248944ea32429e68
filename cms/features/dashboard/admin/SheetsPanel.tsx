import { bilingual } from '../../../texts/labels.ts';
import type { UncheckedSheets } from '../../publishing/uncheckedSheets.ts';
import { formatDay } from '../../list/admin/formatDay.ts';
import { type DeskPlace, Panel, Row, Rows } from './Panel.tsx';

const TITLE = bilingual(
  'Fichas sin revisar desde hace seis meses',
  'Sheets not checked for six months',
);
const HINT = bilingual(
  'Abre cada una, corrígela y pon la fecha de hoy en «Ficha revisada el».',
  'Open each, correct it and enter today’s date in “Sheet checked on”.',
);
const NONE = bilingual('Todas están al día.', 'All are up to date.');
const NEVER = bilingual('nunca', 'never');
const ALL = bilingual('Ver todas', 'Show all');

/** Renders the people whose sheets nobody has checked for six months. */
export function SheetsPanel({
  admin,
  language,
  unchecked,
}: DeskPlace & { unchecked: UncheckedSheets }) {
  const { sheets, total } = unchecked;
  const talents = `${admin}/collections/talents`;
  const all = { href: `${talents}?sort=checkedOn`, label: ALL[language] };
  return (
    <Panel
      title={TITLE[language]}
      count={total}
      hint={HINT[language]}
      empty={total === 0 ? NONE[language] : undefined}
      more={total > sheets.length ? all : undefined}
    >
      <Rows>
        {sheets.map(({ id, name, checkedOn }) => (
          <Row
            key={id}
            href={`${talents}/${id}`}
            title={name}
            detail={checkedOn ? formatDay(checkedOn, language) : NEVER[language]}
          />
        ))}
      </Rows>
    </Panel>
  );
}
