import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { bilingual } from '../../../texts/labels.ts';
import { findVersions } from '../versionsPlugin.ts';
import { describeMoment } from '../../../texts/times.ts';

const TITLE = bilingual('Versiones', 'Versions');
const HEADINGS = {
  when: bilingual('Cuándo', 'When'),
  who: bilingual('Quién', 'Who'),
  state: bilingual('Estado', 'State'),
};
const STATES = {
  online: bilingual('Publicada ahora', 'Published now'),
  published: bilingual('Se publicó', 'Was published'),
  currentDraft: bilingual('Borrador actual', 'Current draft'),
  draft: bilingual('Borrador', 'Draft'),
};
const NONE = bilingual('Todavía no hay versiones.', 'There are no versions yet.');
/** Lists the versions of a record: when each was saved, in Madrid's time, by whom, and its state. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const config = (collectionConfig ?? globalConfig)!;
  const language = req.i18n.language === 'en' ? 'en' : 'es';
  const isTrashed = routeSegments[2] === 'trash';
  const { admin } = req.payload.config.routes;
  const record = collectionConfig
    ? `collections/${config.slug}/${isTrashed ? 'trash/' : ''}${docID}`
    : `globals/${config.slug}`;
  const versions = await findVersions(req as PayloadRequest, config.slug, docID);
  return (
    <main className="versions">
      <SetDocumentStepNav
        {...(collectionConfig
          ? { collectionSlug: collectionConfig.slug, useAsTitle: collectionConfig.admin.useAsTitle }
          : { globalSlug: globalConfig!.slug })}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        view={TITLE[language]}
      />
      <Gutter className="versions__wrap">
        {versions.length === 0 && <p>{NONE[language]}</p>}
        {versions.length > 0 && (
          <div className="table">
            <table cellPadding="0" cellSpacing="0">
              <thead>
                <tr>
                  {Object.entries(HEADINGS).map(([name, heading]) => (
                    <th key={name}>{heading[language]}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {versions.map((version) => (
                  <tr key={version.id}>
                    <td>
                      <a href={`${admin}/${record}/versions/${version.id}`}>
                        {describeMoment(version.at, language)}
                      </a>
                    </td>
                    <td>{version.who ?? '—'}</td>
                    <td>{STATES[version.state][language]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Gutter>
    </main>
  );
}
