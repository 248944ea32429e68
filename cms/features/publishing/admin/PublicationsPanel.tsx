'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import type { PublicationView, SiteView } from '../reports/siteView.ts';
import { bilingual } from '../../../texts/labels.ts';
import { Panel } from '../../dashboard/admin/Panel.tsx';
import { BuildError } from './BuildError.tsx';
import { InvalidRecords } from './InvalidRecords.tsx';
import { ProblemList } from './ProblemList.tsx';
import { PublicationHistory } from './PublicationHistory.tsx';
import { PublishAgain } from './PublishAgain.tsx';
import { StatusCard } from './StatusCard.tsx';
import { usePolled } from './usePolled.ts';

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
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  const url = `${config.serverURL}${config.routes.api}/publications/site`;
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
