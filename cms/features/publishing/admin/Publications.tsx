import type { ServerProps } from 'payload';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { bilingual } from '../../../texts/labels.ts';
import { InvalidRecords } from './StatusCard.tsx';
import { PublicationsPanel } from './PublicationsPanel.tsx';
import { findBuildHook } from '../publications.ts';
import { findSiteView } from '../viewEndpoints.ts';

const NO_HOOK = bilingual(
  'La publicación automática está desactivada: falta la dirección BUILD_HOOK_URL.',
  'Automatic publication is off: the address BUILD_HOOK_URL is missing.',
);

/** Renders the last publications, what became of each, and the records that the site cannot show. */
export async function Publications({ payload, i18n }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const view = await findSiteView(payload, language);
  if (findBuildHook() || view.publications.length > 0) return <PublicationsPanel initial={view} />;
  return (
    <>
      <Banner type="default">{NO_HOOK[language]}</Banner>
      <InvalidRecords invalid={view.invalid} language={language} />
    </>
  );
}
