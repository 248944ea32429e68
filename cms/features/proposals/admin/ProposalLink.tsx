import { CopyToClipboard } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { localisePath } from '#contract/locales.ts';
import { proposalPath } from '#contract/proposals.ts';
import { isoDay } from '#contract/timeZone.ts';
import type { Proposal } from '../../../payload-types.ts';
import { settings } from '../../../runtime/settings.ts';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import styles from './proposals.module.css';

const NOTES = {
  unpublished: bilingual(
    'Publícala para que su página exista.',
    'Publish it so that its page exists.',
  ),
  withdrawn: bilingual(
    'Retirada: su página no muestra a nadie.',
    'Withdrawn: its page shows nobody.',
  ),
  over: bilingual('Ha terminado: su página no muestra a nadie.', 'Over: its page shows nobody.'),
} satisfies Record<string, Bilingual>;
const PAGE = bilingual(
  'Su página, que solo se abre con este enlace:',
  'Its page, which only this link opens:',
);

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
    (status !== 'published' && NOTES.unpublished) ||
    (withdrawn && NOTES.withdrawn) ||
    ((validUntil ?? '').slice(0, 10) < isoDay() && NOTES.over);
  const url = `${settings.siteAddress ?? ''}${localisePath(language, proposalPath(linkId))}`;
  return (
    <div className={styles.link}>
      <span>{note ? note[admin] : PAGE[admin]}</span>
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
