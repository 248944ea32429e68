import type { ServerProps } from 'payload';
import { findBuildHook } from '../publications.ts';
import { findSiteView } from '../publishingPlugin.ts';
import { PublicationsPanel } from './PublicationViews.tsx';

/** Renders the last publications, what became of each, and the records that the site cannot show. */
export async function Publications({ payload, i18n }: ServerProps) {
  const view = await findSiteView(payload, i18n.language === 'en' ? 'en' : 'es');
  return <PublicationsPanel initial={view} hasHook={findBuildHook() !== undefined} />;
}
