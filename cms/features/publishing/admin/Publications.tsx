import type { ServerProps } from 'payload';
import { Banner } from '@payloadcms/ui/elements/Banner';
import { bilingual } from '../../../texts/labels.ts';
import { findSiteView } from '../reports/viewEndpoints.ts';
import { InvalidRecords } from './StatusCard.tsx';
import { PublicationsPanel } from './PublicationsPanel.tsx';
import { findInvalidRecords } from '../invalidRecords.ts';
import { type InvalidView, viewInvalid } from '../reports/problemView.ts';
import type { ViewContext } from '../reports/siteView.ts';

const NO_HOOK = bilingual(
  'La publicación automática está desactivada: falta la dirección BUILD_HOOK_URL.',
  'Automatic publication is off: the address BUILD_HOOK_URL is missing.',
);

/** Returns the invalid records, for a CMS that knows of no publication. */
const findInvalidView = async (context: ViewContext): Promise<InvalidView> =>
  viewInvalid(await findInvalidRecords(context.payload), [], context);

/** Renders the last publications, what became of each, and the records that the site cannot show. */
export async function Publications({ payload, i18n }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const context = { payload, language, now: new Date() } as const;
  const view = await findSiteView(context);
  if (view) return <PublicationsPanel initial={view} />;
  return (
    <>
      <Banner type="default">{NO_HOOK[language]}</Banner>
      <InvalidRecords invalid={await findInvalidView(context)} language={language} />
    </>
  );
}
