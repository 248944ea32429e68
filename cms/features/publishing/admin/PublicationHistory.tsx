import type { PublicationView } from '../reports/siteView.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { bilingual } from '../../../texts/labels.ts';
import { BuildError } from './BuildError.tsx';
import { ProblemList } from './ProblemList.tsx';

const TITLE = (count: number) =>
  bilingual(`Publicaciones anteriores (${count})`, `Earlier publications (${count})`);
const REQUESTED = bilingual('Pedida', 'Requested');
const CHANGES = bilingual('Cambios', 'Changes');
const RESULT = bilingual('Resultado', 'Result');
const CELL = {
  // Not "anywhere", as in the card: columns must be as wide as their words.
  overflowWrap: 'break-word',
  padding: '0.3rem 1rem 0.3rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

/** Props of {@link PublicationHistory}. */
interface Props {
  /** The newest first. */
  publications: PublicationView[];
  language: AdminLanguage;
}

/** Lists earlier publications in a table that is closed at first. */
export const PublicationHistory = ({ publications, language }: Props) => (
  <details>
    <summary style={{ cursor: 'pointer' }}>{TITLE(publications.length)[language]}</summary>
    <table style={{ borderCollapse: 'collapse', marginBlockStart: '0.5rem', width: '100%' }}>
      <thead>
        <tr>
          {[REQUESTED, CHANGES, RESULT].map((heading) => (
            <th key={heading.en} scope="col" style={CELL}>
              {heading[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {publications.map(({ id, time, changes, text, problems, error }) => (
          <tr key={id}>
            <td style={{ ...CELL, whiteSpace: 'nowrap' }}>{time}</td>
            <td style={CELL}>{changes}</td>
            <td style={CELL}>
              {text}
              {problems.length > 0 && <ProblemList problems={problems} hasLinks />}
              <BuildError error={error} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
