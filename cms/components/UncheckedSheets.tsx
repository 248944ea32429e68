import type { ServerProps } from 'payload';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { bilingual } from '../admin/labels.ts';
import { findUncheckedSheets } from '../publishing/uncheckedSheets.ts';

const TITLE = (count: number) =>
  bilingual(
    `Fichas sin revisar desde hace seis meses: ${count}. Abre cada una, corrígela y pon la fecha de hoy en «Ficha revisada el»:`,
    `Sheets not checked for six months: ${count}. Open each, correct it and enter today’s date in “Sheet checked on”:`,
  );
const NEVER = bilingual('nunca', 'never');
const ALL = bilingual('Ver todas', 'Show all');
/** People in the list: more would hide the rest of the first page. */
const MAX_SHEETS = 10;

const dayText = (day: string, language: 'es' | 'en') =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Lists on the admin's dashboard the people whose sheets nobody has checked for six months. */
export async function UncheckedSheets({ payload, i18n }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { sheets, total } = await findUncheckedSheets(payload, MAX_SHEETS);
  if (total === 0) return null;
  const talents = `${payload.config.routes.admin}/collections/talents`;
  return (
    <Banner type="info">
      <strong>{TITLE(total)[language]}</strong>
      <ul>
        {sheets.map(({ id, name, checkedOn }) => (
          <li key={id}>
            <a href={`${talents}/${id}`}>{name}</a>
            {` (${checkedOn ? dayText(checkedOn, language) : NEVER[language]})`}
          </li>
        ))}
        {total > sheets.length && (
          <li>
            <a href={`${talents}?sort=checkedOn`}>{ALL[language]}</a>
          </li>
        )}
      </ul>
    </Banner>
  );
}
