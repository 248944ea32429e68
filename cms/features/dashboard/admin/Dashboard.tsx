import type { ReactNode } from 'react';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { readDashboard } from '../dashboardData.ts';
import { settings } from '../../../runtime/settings.ts';
import type { Bilingual } from '../../../texts/labels.ts';
import { fillIn } from '../../../texts/texts.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { formatMoment } from '../../../texts/times.ts';
import { AskDue } from '../../profileUpdates/admin/AskForCheck.tsx';
import { updates } from '../../profileUpdates/updates.ts';
import { Portrait } from '../../../admin/Portrait.tsx';
import styles from './Dashboard.module.css';
import { Panel } from '../../../admin/Panel.tsx';
import panelStyles from '../../../admin/Panel.module.css';
import { PhotographsAction } from './PhotographsAction.tsx';
import texts from './texts.json' with { type: 'json' };

/** Rows of a panel: what does not fit is behind its link. */
const ROWS = 6;
const SENT = 'profile-updates?where[state][equals]=sent';

type Data = Awaited<ReturnType<typeof readDashboard>>;

interface PanelProps {
  admin: string;
  language: AdminLanguage;
}

interface ListPanelProps extends PanelProps {
  /**
   * `none` is what the panel says without rows; without it, the panel is left out then. `all` can
   * contain the number of rows that are not shown.
   */
  texts: { title: Bilingual; hint?: Bilingual; none?: Bilingual; all?: Bilingual };
  /** The number of all rows, of which the panel shows the first. */
  total: number;
  /** The number beside the title. @default total */
  count?: number;
  /** The address of all rows behind that of the collections, for a link that is called `texts.all`. */
  all?: string;
  /** Records, and what there is to know about each: a word (`mark`) before the detail. */
  rows: {
    kind: string;
    /** The home page and the agency have none. */
    id: number | string | undefined;
    title: string;
    mark?: string | undefined;
    detail: string;
  }[];
  /** The query of the links to the records. */
  query?: string;
  /** What can be done about all rows. */
  action?: ReactNode;
}

function ListPanel({ admin, language, total, rows, query = '', ...props }: ListPanelProps) {
  const { title, hint, none, all } = props.texts;
  if (total === 0 && !none) return null;
  const hidden = total - rows.length;
  return (
    <Panel
      title={title[language]}
      count={props.count ?? total}
      hint={hint?.[language]}
      empty={total === 0 ? none?.[language] : undefined}
      action={props.action}
      more={
        props.all && all && hidden > 0
          ? { href: `${admin}/collections/${props.all}`, label: fillIn(all[language], hidden) }
          : undefined
      }
    >
      <ul className={panelStyles.rows}>
        {rows.map(({ kind, id, title: name, mark, detail }, index) => (
          <li key={index} className={panelStyles.row}>
            <a
              href={`${admin}/${id === undefined ? `globals/${kind}` : `collections/${kind}/${id}`}${query}`}
            >
              {name}
            </a>
            <span className={panelStyles.detail}>
              {mark && <span className={panelStyles.mark}>{mark}</span>}
              {detail}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Renders the agency's name, and the four things that editors do most. */
function DashboardHead({ admin, agency, language }: PanelProps & Pick<Data, 'agency'>) {
  // Unknown, if no setting says it.
  const site = settings.siteAddress;
  const text = (key: keyof typeof texts.head) => texts.head[key][language];
  return (
    <header className={styles.head}>
      <p className={styles.today}>{formatMoment(new Date(), language, 'today')}</p>
      <h1 className={styles.name}>{agency || text('name')}</h1>
      <nav className={styles.actions} aria-label={text('actions')}>
        <a
          className={`${styles.action} ${styles.main}`}
          href={`${admin}/collections/talents/create`}
        >
          <b>{text('newTalent')}</b>
          <span>{text('newTalentHelp')}</span>
        </a>
        <PhotographsAction
          className={styles.action}
          label={text('photographs')}
          help={text('photographsHelp')}
        />
        <form className={styles.action} role="search" action={`${admin}/collections/talents`}>
          <label htmlFor="dashboard-search">
            <b>{text('find')}</b>
          </label>
          <span className={styles.search}>
            <input
              id="dashboard-search"
              type="search"
              name="search"
              placeholder={text('findHelp')}
            />
            <button type="submit">{text('search')}</button>
          </span>
        </form>
        {site && (
          <a className={styles.action} href={site} target="_blank" rel="noreferrer">
            <b>{text('site')}</b>
            <span>{text('siteHelp')}</span>
          </a>
        )}
      </nav>
    </header>
  );
}

function PeoplePanel({ admin, language, people }: PanelProps & Pick<Data, 'people'>) {
  const talents = `${admin}/collections/talents`;
  const { title, none, all } = texts.people;
  return (
    <Panel
      title={title[language]}
      empty={people.length === 0 ? none[language] : undefined}
      more={{ href: `${talents}?sort=-updatedAt`, label: all[language] }}
    >
      <ul className={styles.people}>
        {people.map(({ id, name, thumbnail, updatedAt }) => (
          <li key={id}>
            <a href={`${talents}/${id}`}>
              <Portrait name={name} url={thumbnail} size="large" />
              <b>{name}</b>
              <span>{formatMoment(updatedAt, language, 'noYear')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DraftsPanels({ needed, drafts, total, ...place }: PanelProps & Data['waiting']) {
  const { language } = place;
  const toRow = ({ kind, id, title, isOnline, updatedAt }: Data['waiting']['drafts'][number]) => ({
    kind,
    id,
    title: title || (kind === 'home' ? texts.home : texts.agency)[language],
    mark: (isOnline ? texts.changed : texts.neverOnline)[language],
    detail: updatedAt && formatMoment(updatedAt, language, 'noYear'),
  });
  return (
    <>
      <ListPanel {...place} texts={texts.needed} total={needed.length} rows={needed.map(toRow)} />
      {/* It would say that nothing waits. */}
      {(total > 0 || needed.length === 0) && (
        <ListPanel
          {...place}
          texts={texts.drafts}
          total={total}
          all="talents?where[_status][equals]=draft"
          rows={drafts.map(toRow)}
        />
      )}
    </>
  );
}

/** Renders what waits for somebody: answers, dates that come, and sheets that are not up to date. */
function DuePanels({ data, ...place }: PanelProps & { data: Data }) {
  const { language } = place;
  const { answered, scheduled, ending, unchecked, untranslated, updates: asked } = data;
  return (
    <>
      <ListPanel
        {...place}
        texts={texts.sent}
        total={asked.sent.length}
        all={SENT}
        rows={asked.sent.slice(0, ROWS).map(({ name, update }) => ({
          kind: 'profile-updates',
          id: update.id,
          title: name,
          detail: formatMoment(updates.changedAt(update), language, 'noYear'),
        }))}
      />
      <ListPanel
        {...place}
        texts={texts.asked}
        total={asked.others.length}
        all="profile-updates"
        rows={asked.others.slice(0, ROWS).map(({ name, update, isLate }) => ({
          kind: 'talents',
          id: update.talent,
          title: name,
          mark: isLate ? texts.late[language] : updates.stateText(update, language),
          detail: formatMoment(updates.changedAt(update), language, 'noYear'),
        }))}
      />
      <ListPanel
        {...place}
        texts={texts.answers}
        total={answered.total}
        all="proposals"
        rows={answered.answers.map(({ proposalId, project, name, createdAt }) => ({
          kind: 'proposals',
          id: proposalId,
          title: project,
          mark: name,
          detail: formatMoment(createdAt, language, 'noYear'),
        }))}
      />
      <ListPanel
        {...place}
        texts={texts.scheduled}
        total={scheduled.length}
        rows={scheduled.map(({ kind, id, title, at, isPublication }) => ({
          kind,
          id,
          title: title || texts.home[language],
          mark: (isPublication ? texts.publish : texts.unpublish)[language],
          detail: formatMoment(at, language, 'noYear'),
        }))}
      />
      <ListPanel
        {...place}
        texts={texts.consents}
        total={ending.totalDocs}
        all={`talents?where[_status][equals]=published&where[consentUntil][less_than]=${ending.notice}&sort=consentUntil`}
        rows={ending.docs.map(({ id, name, consentUntil, isMinor }) => ({
          kind: 'talents',
          id,
          title: name,
          mark: isMinor ? texts.minor[language] : undefined,
          detail: formatMoment(consentUntil!, language, 'day'),
        }))}
      />
      <ListPanel
        {...place}
        texts={texts.sheets}
        total={unchecked.totalDocs}
        all="talents?sort=checkedOn"
        action={<AskDue count={unchecked.totalDocs} />}
        rows={unchecked.docs.map(({ id, name, checkedOn }) => ({
          kind: 'talents',
          id,
          title: name,
          detail: checkedOn ? formatMoment(checkedOn, language, 'day') : texts.never[language],
        }))}
      />
      <ListPanel
        {...place}
        texts={texts.english}
        total={untranslated.recordCount}
        count={untranslated.textCount}
        all="talents"
        rows={untranslated.records.map(({ count, ...record }) => ({
          ...record,
          detail: fillIn((count === 1 ? texts.oneText : texts.texts)[language], count),
        }))}
        query="?locale=en"
      />
    </>
  );
}

/**
 * The admin's first page: what needs the agency's attention, and what editors do most. It renders the
 * components of `beforeDashboard` first, and replaces Payload's cards of collections, which the menu
 * lists too.
 */
export async function Dashboard(props: AdminViewServerProps & ServerProps) {
  const { i18n, locale, params, payload, permissions, searchParams, user } = props;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const place = { admin: payload.config.routes.admin, language } as const;
  const data = await readDashboard(payload);
  return (
    <Gutter className={styles.dashboard}>
      <DashboardHead {...place} agency={data.agency} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {RenderServerComponent({
            Component: payload.config.admin.components.beforeDashboard,
            importMap: payload.importMap,
            serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
          })}
          <PeoplePanel {...place} people={data.people} />
          <DraftsPanels {...place} {...data.waiting} />
        </div>
        <div className={styles.column}>
          <DuePanels {...place} data={data} />
        </div>
      </div>
    </Gutter>
  );
}
