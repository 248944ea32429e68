'use client';

import { CopyToClipboard, useDocumentInfo } from '@payloadcms/ui';
import { localisePath } from '#contract/locales.ts';
import { proposalPath } from '#contract/proposals.ts';
import { isoDay } from '#contract/timeZone.ts';
import type { Proposal } from '../../../payload-types.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import TEXTS from './texts.json' with { type: 'json' };
import styles from './proposals.module.css';

/**
 * Shows above the form the link to a proposal, with a button that copies it, or why there is no page. It is
 * about the public record, and read again when that is published, withdrawn or unpublished.
 */
export function ProposalLink({ siteAddress }: { siteAddress: string }) {
  const { t } = useTexts(TEXTS);
  const { data, hasPublishedDoc, id, lastUpdateTime, versionCount } = useDocumentInfo();
  const api = useApi();
  const state = [id, hasPublishedDoc, data?.updatedAt, lastUpdateTime, versionCount].join();
  const proposal = useLoaded(id && state, async () => {
    const path = `/proposals/${id}?depth=0&trash=true`;
    return (await api<Partial<Proposal>>('GET', path)).body;
  });
  if (!proposal?.linkId) return null;
  const { deletedAt, language = 'es', linkId, validUntil, withdrawn } = proposal;
  const isOnline = proposal._status === 'published' && !deletedAt;
  const note =
    (!isOnline && 'unpublished') ||
    (withdrawn && 'withdrawn') ||
    ((validUntil ?? '').slice(0, 10) < isoDay() && 'over');
  const url = `${siteAddress}${localisePath(language, proposalPath(linkId))}`;
  return (
    <div className={styles.link} data-proposal-link>
      <span>{t(note || 'page')}</span>
      {!note && (
        <>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
          <CopyToClipboard value={url} />
        </>
      )}
    </div>
  );
}
