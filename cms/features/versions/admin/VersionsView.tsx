import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { adminLanguage } from '../../../texts/problems.ts';
import { textsIn } from '../../../texts/texts.ts';
import texts from '../texts.json' with { type: 'json' };
import { findVersions } from '../versionsPlugin.ts';
import { describeMoment } from '../../../texts/times.ts';

/** Lists the versions of a record: when each was saved, in Madrid's time, by whom, and its state. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const config = (collectionConfig ?? globalConfig)!;
  const language = adminLanguage(req);
  const t = textsIn(texts, language);
  const isTrashed = routeSegments[2] === 'trash';
  const { admin } = req.payload.config.routes;
  const record = collectionConfig
    ? `collections/${config.slug}/${isTrashed ? 'trash/' : ''}${docID}`
    : `globals/${config.slug}`;
  const versions = await findVersions(req as PayloadRequest, config.slug, docID);
  // Payload compares each version with the one before; the oldest, which has none, with the newest.
  const comparison = (index: number) =>
    index > 0 && index === versions.length - 1 ? `?versionFrom=${versions[0]!.id}` : '';
  return (
    <main className="versions">
      <SetDocumentStepNav
        {...(collectionConfig
          ? { collectionSlug: collectionConfig.slug, useAsTitle: collectionConfig.admin.useAsTitle }
          : { globalSlug: globalConfig!.slug })}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        view={t('title')}
      />
      <Gutter className="versions__wrap">
        {versions.length === 0 && <p>{t('none')}</p>}
        {versions.length > 0 && (
          <div className="table">
            <table cellPadding="0" cellSpacing="0">
              <thead>
                <tr>
                  {(['when', 'who', 'state'] as const).map((name) => (
                    <th key={name}>{t(name)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {versions.map((version, index) => (
                  <tr key={version.id}>
                    <td>
                      <a href={`${admin}/${record}/versions/${version.id}${comparison(index)}`}>
                        {describeMoment(version.at, language)}
                      </a>
                    </td>
                    <td>{version.who ?? '—'}</td>
                    <td>{t(version.state)}</td>
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
