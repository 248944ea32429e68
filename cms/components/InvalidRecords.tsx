import type { Payload, ServerProps } from 'payload';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { bilingual } from '../admin/labels.ts';
import { type AdminLanguage, describeProblem, labelOf } from '../admin/problems.ts';
import type { LocalisedProblem } from '../publishing/recordScan.ts';
import { type InvalidRecord, findInvalidRecords } from '../publishing/invalidRecords.ts';

const TITLE = bilingual(
  'La web no puede mostrar estos registros tal como están. Corrígelos y publícalos otra vez:',
  'The site cannot show these records as they are. Correct them and publish them again:',
);
const LANGUAGES = {
  es: bilingual('en español', 'in Spanish'),
  en: bilingual('en inglés', 'in English'),
};
const MORE = (count: number) => bilingual(`y ${count} más`, `and ${count} more`);
const PROGRESS = (checked: number, total: number) =>
  bilingual(
    `Se han revisado ${checked} de ${total} registros: recarga la página para seguir.`,
    `${checked} of ${total} records are checked: reload the page to continue.`,
  );
/** Records in the list: more would hide the rest of the first page. */
const MAX_RECORDS = 20;

interface RecordProps {
  invalid: InvalidRecord;
  language: AdminLanguage;
  payload: Payload;
}

/** Returns the label of a field with its row and language, e.g. "Biografía (en inglés)". */
function placeOf({ field, path, locale }: LocalisedProblem, language: AdminLanguage): string {
  const rows = path.split('.').filter((part) => /^\d+$/.test(part));
  const numbers = rows.map((row) => Number(row) + 1).join('.');
  const details = [numbers, locale && LANGUAGES[locale][language]].filter(Boolean);
  return `${labelOf(field, language)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function InvalidRecordItem({ invalid, language, payload }: RecordProps) {
  const { kind, id, title, problems } = invalid;
  const { admin } = payload.config.routes;
  const [first] = problems;
  const place = id === undefined ? `globals/${kind}` : `collections/${kind}/${id}`;
  const name = payload.config.globals.find(({ slug }) => slug === kind);
  return (
    <li>
      <a href={`${admin}/${place}?locale=${first?.locale ?? 'es'}`}>
        {title || (name ? labelOf(name, language) : kind)}
      </a>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.locale} ${problem.problem.code}`}>
            {placeOf(problem, language)}: {describeProblem(problem.problem, language)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Lists on the admin's dashboard the published records that the site cannot show as they are. */
export async function InvalidRecords({ payload, i18n }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const { records, checked, total } = await findInvalidRecords(payload);
  if (records.length === 0 && checked === total) return null;
  const hidden = records.length - MAX_RECORDS;
  return (
    <Banner type={records.length > 0 ? 'error' : 'info'}>
      {records.length > 0 && <strong>{TITLE[language]}</strong>}
      <ul>
        {records.slice(0, MAX_RECORDS).map((invalid) => (
          <InvalidRecordItem
            key={`${invalid.kind} ${invalid.id}`}
            {...{ invalid, language, payload }}
          />
        ))}
        {hidden > 0 && <li>{MORE(hidden)[language]}</li>}
      </ul>
      {checked < total && PROGRESS(checked, total)[language]}
    </Banner>
  );
}
