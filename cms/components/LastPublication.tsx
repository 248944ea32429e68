import type { ServerProps } from 'payload';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { both } from '../admin/labels.ts';
import { findBuildHook } from '../publishing/buildHook.ts';
import { changesLine } from '../publishing/change.ts';
import { type Publication, findLastPublication } from '../publishing/publication.ts';
import { PublishAgain } from './PublishAgain.tsx';

const STATES = {
  waiting: both(
    'En cola: la web se publica en unos segundos',
    'Queued: the site is published in seconds',
  ),
  retrying: both(
    'El servidor no responde; se vuelve a intentar',
    'The host does not answer; it is tried again',
  ),
  sent: both(
    'Enviada: la web se actualiza en un minuto',
    'Sent: the site is up to date within a minute',
  ),
  failed: both('No se pudo publicar', 'It could not be published'),
};
const TITLE = both('Última publicación', 'Last publication');
const NEVER = both('Todavía no se ha publicado nada.', 'Nothing has been published yet.');
const OFF = both(
  'La publicación automática está desactivada: falta la dirección BUILD_HOOK_URL.',
  'Automatic publication is off: the address BUILD_HOOK_URL is missing.',
);

const TYPES = { waiting: 'info', retrying: 'info', sent: 'success', failed: 'error' } as const;

const whenText = (at: string, language: 'es' | 'en') =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(new Date(at));

function Details({ last, language }: { last: Publication; language: 'es' | 'en' }) {
  return (
    <>
      <strong>
        {TITLE[language]}: {whenText(last.at, language)}
      </strong>
      <br />
      {STATES[last.state][language]}
      {last.error && ` (${last.error})`}
      <br />
      {changesLine(last.changes)}
    </>
  );
}

/** On the first page of the admin: when the site was last published, with what, and how it went. */
export async function LastPublication({ payload, i18n }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  if (!findBuildHook('site')) return <Banner type="default">{OFF[language]}</Banner>;
  const last = await findLastPublication(payload);
  if (!last) return <Banner type="default">{NEVER[language]}</Banner>;
  return (
    <Banner type={TYPES[last.state]}>
      <Details last={last} language={language} />
      {last.state === 'failed' && <PublishAgain />}
    </Banner>
  );
}
