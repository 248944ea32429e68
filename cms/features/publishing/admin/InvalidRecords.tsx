import type { AdminLanguage } from '../../../texts/problems.ts';
import { bilingual } from '../../../texts/labels.ts';
import type { InvalidView } from '../reports/invalidView.ts';
import { ProblemList } from './ProblemList.tsx';
import { StatusCard } from './StatusCard.tsx';

const TITLE = bilingual(
  'La web no puede mostrar estos registros tal como están. Corrígelos y publícalos otra vez:',
  'The site cannot show these records as they are. Correct them and publish them again:',
);
const CHECKING = bilingual('Se revisa lo publicado', 'What is published is being checked');
const MORE = (count: number) => bilingual(`Y ${count} más.`, `And ${count} more.`);
const PROGRESS = (checked: number, total: number) =>
  bilingual(
    `Se han revisado ${checked} de ${total} registros: recarga la página para seguir.`,
    `${checked} of ${total} records are checked: reload the page to continue.`,
  );

/** Props of {@link InvalidRecords}. */
interface Props {
  invalid: InvalidView;
  language: AdminLanguage;
}

/** Lists the published records that the site cannot show as they are. */
export function InvalidRecords({ invalid, language }: Props) {
  const { problems, hidden, checked, total } = invalid;
  const isWrong = problems.length > 0;
  if (!isWrong && checked === total) return null;
  return (
    <StatusCard tone={isWrong ? 'error' : 'info'} text={(isWrong ? TITLE : CHECKING)[language]}>
      {isWrong && <ProblemList problems={problems} hasLinks />}
      {hidden > 0 && <div>{MORE(hidden)[language]}</div>}
      {checked < total && <div>{PROGRESS(checked, total)[language]}</div>}
    </StatusCard>
  );
}
