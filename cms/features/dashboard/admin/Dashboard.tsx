import type { AdminViewServerProps, ServerProps } from 'payload';
import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { findWaitingDrafts } from '../drafts.ts';
import { findRecentPeople } from '../recentPeople.ts';
import { findScheduled } from '../scheduled.ts';
import { findUntranslated } from '../untranslated.ts';
import { SCAN_BUDGET_MS, processScan } from '../../publishing/recordScan.ts';
import { findUncheckedSheets } from '../../publishing/uncheckedSheets.ts';
import { findSiteAddress } from '../../../runtime/settings.ts';
import { DashboardHead } from './DashboardHead.tsx';
import { DraftsPanel } from './DraftsPanel.tsx';
import { EnglishPanel } from './EnglishPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { ScheduledPanel } from './ScheduledPanel.tsx';
import { SheetsPanel } from './SheetsPanel.tsx';
import styles from './Dashboard.module.css';

/** Rows of a panel: what does not fit is behind its link. */
const MAX_ROWS = 6;
const MAX_PEOPLE = 8;

const loadDashboard = async ({ payload }: Pick<ServerProps, 'payload'>) => {
  const [agency, drafts, people, scheduled, sheets] = await Promise.all([
    payload.findGlobal({ slug: 'agency', select: { name: true }, depth: 0 }),
    findWaitingDrafts(payload, MAX_ROWS),
    findRecentPeople(payload, MAX_PEOPLE),
    findScheduled(payload, MAX_ROWS),
    findUncheckedSheets(payload, MAX_ROWS),
    processScan.refresh(payload, SCAN_BUDGET_MS),
  ]);
  // After the scan, which reads the records.
  const untranslated = findUntranslated(processScan, MAX_ROWS);
  return { agency, drafts, people, scheduled, sheets, untranslated };
};

/**
 * The admin's first page: what needs the agency's attention, and what editors do most. It renders the
 * components of `beforeDashboard` first, and replaces Payload's cards of collections, which the menu
 * lists too.
 */
export async function Dashboard(props: AdminViewServerProps & ServerProps) {
  const { i18n, locale, params, payload, permissions, searchParams, user } = props;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const admin = payload.config.routes.admin;
  const desk = await loadDashboard({ payload });
  const { beforeDashboard } = payload.config.admin.components;
  const place = { admin, language } as const;
  return (
    <Gutter className={styles.desk}>
      <DashboardHead {...place} agency={desk.agency.name ?? ''} site={findSiteAddress()} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {RenderServerComponent({
            Component: beforeDashboard,
            importMap: payload.importMap,
            serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
          })}
          <PeoplePanel {...place} people={desk.people} />
          <DraftsPanel {...place} waiting={desk.drafts} />
        </div>
        <div className={styles.column}>
          <ScheduledPanel {...place} scheduled={desk.scheduled} />
          <SheetsPanel {...place} unchecked={desk.sheets} />
          <EnglishPanel {...place} untranslated={desk.untranslated} />
        </div>
      </div>
    </Gutter>
  );
}
