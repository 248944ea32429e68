import { CopyToClipboard } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { localisePath } from '#contract/locales.ts';
import { proposalPath } from '#contract/proposals.ts';
import { isoDay } from '#contract/timeZone.ts';
import type { Proposal } from '../../../payload-types.ts';
import { settings } from '../../../runtime/settings.ts';
import TEXTS from './texts.json' with { type: 'json' };
import styles from './proposals.module.css';

/** Shows above the form the link to a proposal, with a button that copies it, or why there is no page. */
export function ProposalLink({ data, i18n }: UIFieldServerProps) {
  const {
    linkId,
    language = 'es',
    validUntil,
    withdrawn,
    _status: status,
  } = data as Partial<Proposal>;
  if (!linkId) return null;
  const admin = i18n.language === 'en' ? 'en' : 'es';
  const note =
    (status !== 'published' && TEXTS.unpublished) ||
    (withdrawn && TEXTS.withdrawn) ||
    ((validUntil ?? '').slice(0, 10) < isoDay() && TEXTS.over);
  const url = `${settings.siteAddress ?? ''}${localisePath(language, proposalPath(linkId))}`;
  return (
    <div className={styles.link}>
      <span>{(note || TEXTS.page)[admin]}</span>
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
