import type { ServerProps } from 'payload';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { bilingual } from '../admin/labels.ts';
import { TIME_ZONE } from '../contract/timeZone.ts';
import { findBuildHook } from '../publishing/buildHook.ts';
import { summariseChanges } from '../publishing/change.ts';
import { type Publication, findLastPublication } from '../publishing/publication.ts';
import { PublishAgain } from './PublishAgain.tsx';

const STATES = {
  waiting: bilingual(
    'En cola: la web se publica en unos segundos',
    'Queued: the site is published in seconds',
  ),
  retrying: bilingual(
    'El servidor no responde; se vuelve a intentar',
    'The host does not respond; trying again',
  ),
  sent: bilingual(
    'Enviada: la web se actualiza en un minuto',
    'Sent: the site is up to date within a minute',
  ),
  failed: bilingual('No se pudo publicar', 'It could not be published'),
};
const TITLE = bilingual('Última publicación', 'Last publication');
const NONE_YET = bilingual('Todavía no se ha publicado nada.', 'Nothing has been published yet.');
const NO_HOOK = bilingual(
  'La publicación automática está desactivada: falta la dirección BUILD_HOOK_URL.',
  'Automatic publication is off: the address BUILD_HOOK_URL is missing.',
);

const TYPES = { waiting: 'info', retrying: 'info', sent: 'success', failed: 'error' } as const;

const dateText = (at: string, language: 'es' | 'en') =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(at));

function Details({ last, language }: { last: Publication; language: 'es' | 'en' }) {
  return (
    <>
      <strong>
        {TITLE[language]}: {dateText(last.at, language)}
      </strong>
      <br />
      {STATES[last.state][language]}
      {last.error && ` (${last.error})`}
      <br />
      {summariseChanges(last.changes)}
    </>
  );
}

/** Renders the last publication on the admin's dashboard: time, state, error and changes. */
export async function LastPublication({ payload, i18n }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  if (!findBuildHook('site')) return <Banner type="default">{NO_HOOK[language]}</Banner>;
  const last = await findLastPublication(payload);
  if (!last) return <Banner type="default">{NONE_YET[language]}</Banner>;
  return (
    <Banner type={TYPES[last.state]}>
      <Details last={last} language={language} />
      {last.state === 'failed' && <PublishAgain />}
    </Banner>
  );
}
