'use client';

import { useConfig, Button, toast } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { Panel } from '../../dashboard/admin/Panel.tsx';
import { BuildError, InvalidRecords, ProblemList, StatusCard } from './StatusCard.tsx';
import { usePolled } from './usePolled.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import type { PublicationView, SiteView } from '../siteView.ts';

const PUBLICATION_HISTORY_TITLE = (count: number) =>
  bilingual(`Publicaciones anteriores (${count})`, `Earlier publications (${count})`);
const PUBLICATION_HISTORY_REQUESTED = bilingual('Pedida', 'Requested');
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
const PublicationHistory = ({ publications, language }: Props) => (
  <details>
    <summary style={{ cursor: 'pointer' }}>
      {PUBLICATION_HISTORY_TITLE(publications.length)[language]}
    </summary>
    <table style={{ borderCollapse: 'collapse', marginBlockStart: '0.5rem', width: '100%' }}>
      <thead>
        <tr>
          {[PUBLICATION_HISTORY_REQUESTED, CHANGES, RESULT].map((heading) => (
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

const LABEL = bilingual('Publicar otra vez', 'Publish again');
const PUBLISH_AGAIN_REQUESTED = bilingual(
  'Se publica en unos segundos',
  'It is published in seconds',
);
const FAILED = bilingual(
  'No se ha podido pedir la publicación',
  'The publication could not be requested',
);

/** Button that requests a publication again after the last one has failed. */
function PublishAgain({ onRequested }: { onRequested: () => void }) {
  const { config } = useConfig();
  const language = useAdminLanguage();

  const publish = async () => {
    const url = `${config.routes.api}/publish`;
    const response = await fetch(url, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) return toast.error(FAILED[language]);
    toast.success(PUBLISH_AGAIN_REQUESTED[language]);
    onRequested();
  };

  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={publish}>
      {LABEL[language]}
    </Button>
  );
}

const TITLE = bilingual('Última publicación', 'Last publication');
const NONE_YET = bilingual('Todavía no se ha publicado nada.', 'Nothing has been published yet.');
const REQUESTED = bilingual('Pedida', 'Requested');
const SEE = bilingual('Ver esta versión de la web', 'See this version of the site');

type Language = 'es' | 'en';

function Details({ newest, language }: { newest: PublicationView; language: Language }) {
  const { changes, time, error, problems, deployUrl } = newest;
  return (
    <>
      <div>
        {REQUESTED[language]} {time}: {changes}
      </div>
      {problems.length > 0 && <ProblemList problems={problems} hasLinks />}
      <BuildError error={error} language={language} />
      {deployUrl && (
        <a href={deployUrl} target="_blank" rel="noreferrer">
          {SEE[language]}
        </a>
      )}
    </>
  );
}

/**
 * Shows the last publication and those before it. Refreshes by itself while the newest is on its way.
 *
 * @param initial what the server knew when it rendered the page
 */
export function PublicationsPanel({ initial }: { initial: SiteView }) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const url = `${config.routes.api}/publications/site`;
  const polled = usePolled(url, initial);
  const { publications, canRepeat, shown, invalid } = polled.view ?? initial;
  const [newest, ...others] = publications;
  return (
    <div data-publications>
      <Panel title={TITLE[language]}>
        {newest ? (
          <StatusCard tone={newest.tone} text={newest.text}>
            {shown && <div>{shown}</div>}
            <Details newest={newest} language={language} />
            {canRepeat && (
              <div>
                <PublishAgain onRequested={polled.ask} />
              </div>
            )}
            {others.length > 0 && <PublicationHistory publications={others} language={language} />}
          </StatusCard>
        ) : (
          <StatusCard tone="info" text={NONE_YET[language]} />
        )}
        <InvalidRecords invalid={invalid} language={language} />
      </Panel>
    </div>
  );
}
