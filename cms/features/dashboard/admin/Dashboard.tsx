import type { ReactNode } from 'react';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import {
  findEndingConsents,
  findRecentAnswers,
  findRecentPeople,
  findScheduled,
  findUntranslated,
  findWaitingDrafts,
  findUncheckedSheets,
} from '../dashboardData.ts';
import { findSiteAddress } from '../../../runtime/settings.ts';
import styles from './Dashboard.module.css';
import { bilingual } from '../../../texts/labels.ts';
import { formatDay, formatTime } from '../../../texts/times.ts';
import { Panel } from './Panel.tsx';
import panelStyles from './Panel.module.css';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import peopleStyles from './PeoplePanel.module.css';
import { processScan } from '../../publishing/invalidRecords.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';
import { PhotographsAction } from './PhotographsAction.tsx';
import headStyles from './DashboardHead.module.css';

/** Where the dashboard is, and its language. */
interface PanelContext {
  /** Path of the admin, `/admin`. */
  admin: string;
  language: 'es' | 'en';
}

interface RowProps {
  href: string;
  title: string;
  detail: string;
  /** A word before the detail. */
  mark?: string | undefined;
}

/** Renders a line of a panel: a link to a record and what there is to know about it. */
function Row({ href, title, detail, mark }: RowProps) {
  return (
    <li className={panelStyles.row}>
      <a href={href}>{title}</a>
      <span className={panelStyles.detail}>
        {mark && <span className={panelStyles.mark}>{mark}</span>}
        {detail}
      </span>
    </li>
  );
}

/** Renders the lines of a panel. */
const Rows = ({ children }: { children: ReactNode }) => (
  <ul className={panelStyles.rows}>{children}</ul>
);

const HEAD_TEXTS = {
  name: bilingual('La agencia', 'The agency'),
  actions: bilingual('Lo de cada día', 'Daily work'),
  newTalent: bilingual('Nuevo talento', 'New talent'),
  newTalentHelp: bilingual('Abre una ficha vacía', 'Opens an empty sheet'),
  photographs: bilingual('Subir fotografías', 'Upload photographs'),
  photographsHelp: bilingual('Una o cuarenta a la vez', 'One or forty at once'),
  find: bilingual('Buscar a una persona', 'Find a person'),
  findHelp: bilingual('Nombre o apellidos', 'Name or family name'),
  search: bilingual('Buscar', 'Search'),
  site: bilingual('Ver la web', 'See the site'),
  siteHelp: bilingual('Se abre en otra pestaña', 'Opens in another tab'),
};

interface Props extends PanelContext {
  /** The agency's name. */
  agency: string;
  /** The site's address; `undefined` if the CMS does not know it. */
  site: string | undefined;
}

const todayText = (language: 'es' | 'en') =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  }).format(new Date());

/** Renders the agency's name, and the four things that editors do most. */
function DashboardHead({ admin, agency, language, site }: Props) {
  const text = (key: keyof typeof HEAD_TEXTS) => HEAD_TEXTS[key][language];
  return (
    <header className={headStyles.head}>
      <p className={headStyles.today}>{todayText(language)}</p>
      <h1 className={headStyles.name}>{agency || text('name')}</h1>
      <nav className={headStyles.actions} aria-label={text('actions')}>
        <a
          className={`${headStyles.action} ${headStyles.main}`}
          href={`${admin}/collections/talents/create`}
        >
          <b>{text('newTalent')}</b>
          <span>{text('newTalentHelp')}</span>
        </a>
        <PhotographsAction
          className={headStyles.action}
          label={text('photographs')}
          help={text('photographsHelp')}
        />
        <form className={headStyles.action} role="search" action={`${admin}/collections/talents`}>
          <label htmlFor="dashboard-search">
            <b>{text('find')}</b>
          </label>
          <span className={headStyles.search}>
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
          <a className={headStyles.action} href={site} target="_blank" rel="noreferrer">
            <b>{text('site')}</b>
            <span>{text('siteHelp')}</span>
          </a>
        )}
      </nav>
    </header>
  );
}

const DRAFTS_TITLE = bilingual('Borradores por publicar', 'Drafts to publish');
const DRAFTS_HINT = bilingual(
  'La web no muestra estos cambios hasta que los publiques.',
  'The site does not show these changes until you publish them.',
);
const DRAFTS_NONE = bilingual(
  'Nada pendiente: todo está publicado.',
  'Nothing waits: everything is published.',
);
const DRAFTS_ALL = bilingual('Ver todas las fichas en borrador', 'Show all sheets that are drafts');
type Drafts = Awaited<ReturnType<typeof findWaitingDrafts>>;

const UNTITLED: Partial<Record<Drafts['drafts'][number]['kind'], ReturnType<typeof bilingual>>> = {
  home: bilingual('Portada', 'Home page'),
  agency: bilingual('Datos de la agencia', 'The agency’s data'),
};
const DRAFTS_NEVER = bilingual('Sin publicar', 'Not online');
const CHANGED = bilingual('Con cambios', 'Changed');

const addressOf = (admin: string, { kind, id }: Drafts['drafts'][number]) =>
  id === undefined ? `${admin}/globals/${kind}` : `${admin}/collections/${kind}/${id}`;

/** Renders the drafts that were changed last. */
function DraftsPanel({ admin, language, waiting }: PanelContext & { waiting: Drafts }) {
  const { drafts, total } = waiting;
  const all = `${admin}/collections/talents?where[_status][equals]=draft`;
  return (
    <Panel
      title={DRAFTS_TITLE[language]}
      count={total}
      hint={DRAFTS_HINT[language]}
      empty={total === 0 ? DRAFTS_NONE[language] : undefined}
      more={total > drafts.length ? { href: all, label: DRAFTS_ALL[language] } : undefined}
    >
      <Rows>
        {drafts.map((draft) => (
          <Row
            key={`${draft.kind} ${draft.id}`}
            href={addressOf(admin, draft)}
            title={draft.title || UNTITLED[draft.kind]?.[language] || ''}
            mark={(draft.isOnline ? CHANGED : DRAFTS_NEVER)[language]}
            detail={draft.updatedAt && formatTime(draft.updatedAt, language)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

const ENGLISH_TITLE = bilingual('Textos sin inglés', 'Texts without English');
const ENGLISH_HINT = bilingual(
  'Lo publicado que la página inglesa muestra en español.',
  'What is published and the English page shows in Spanish.',
);
const ENGLISH_NONE = bilingual(
  'Todo lo publicado está en inglés.',
  'Everything published is in English.',
);
const TEXTS = (count: number) =>
  count === 1 ? bilingual('1 texto', '1 text') : bilingual(`${count} textos`, `${count} texts`);
const MORE = (count: number) =>
  bilingual(
    `Y ${count} más: la tabla de talentos los cuenta`,
    `And ${count} more: the table of talents counts them`,
  );

/** Renders the published records with the most texts that have no English. */
function EnglishPanel({
  admin,
  language,
  untranslated,
}: PanelContext & { untranslated: ReturnType<typeof findUntranslated> }) {
  const { records, recordCount, textCount } = untranslated;
  const hidden = recordCount - records.length;
  const all = { href: `${admin}/collections/talents`, label: MORE(hidden)[language] };
  return (
    <Panel
      title={ENGLISH_TITLE[language]}
      count={textCount}
      hint={ENGLISH_HINT[language]}
      empty={recordCount === 0 ? ENGLISH_NONE[language] : undefined}
      more={hidden > 0 ? all : undefined}
    >
      <Rows>
        {records.map(({ kind, id, title, count }) => (
          <Row
            key={`${kind} ${id}`}
            href={`${admin}/collections/${kind}/${id}?locale=en`}
            title={title}
            detail={TEXTS(count)[language]}
          />
        ))}
      </Rows>
    </Panel>
  );
}

const SHEETS_TITLE = bilingual(
  'Fichas sin revisar desde hace seis meses',
  'Sheets not checked for six months',
);
const HINT = bilingual(
  'Abre cada una, corrígela y pon la fecha de hoy en «Ficha revisada el».',
  'Open each, correct it and enter today’s date in “Sheet checked on”.',
);
const SHEETS_NONE = bilingual('Todas están al día.', 'All are up to date.');
const NEVER = bilingual('nunca', 'never');
const SHEETS_ALL = bilingual('Ver todas', 'Show all');

/** Renders the people whose sheets nobody has checked for six months. */
function SheetsPanel({
  admin,
  language,
  unchecked,
}: PanelContext & { unchecked: Awaited<ReturnType<typeof findUncheckedSheets>> }) {
  const { sheets, total } = unchecked;
  const talents = `${admin}/collections/talents`;
  const all = { href: `${talents}?sort=checkedOn`, label: SHEETS_ALL[language] };
  return (
    <Panel
      title={SHEETS_TITLE[language]}
      count={total}
      hint={HINT[language]}
      empty={total === 0 ? SHEETS_NONE[language] : undefined}
      more={total > sheets.length ? all : undefined}
    >
      <Rows>
        {sheets.map(({ id, name, checkedOn }) => (
          <Row
            key={id}
            href={`${talents}/${id}`}
            title={name}
            detail={checkedOn ? formatDay(checkedOn, language) : NEVER[language]}
          />
        ))}
      </Rows>
    </Panel>
  );
}

const PEOPLE_TITLE = bilingual('Últimas fichas editadas', 'Sheets edited last');
const PEOPLE_NONE = bilingual(
  'Todavía no hay nadie: crea la primera ficha.',
  'Nobody yet: create the first sheet.',
);
const ALL = bilingual('Ver todos los talentos', 'Show all talents');

/** Renders the people whose sheets were edited last, with their photographs. */
function PeoplePanel({
  admin,
  language,
  people,
}: PanelContext & { people: Awaited<ReturnType<typeof findRecentPeople>> }) {
  const talents = `${admin}/collections/talents`;
  return (
    <Panel
      title={PEOPLE_TITLE[language]}
      empty={people.length === 0 ? PEOPLE_NONE[language] : undefined}
      more={{ href: `${talents}?sort=-updatedAt`, label: ALL[language] }}
    >
      <ul className={peopleStyles.people}>
        {people.map(({ id, name, thumbnail, updatedAt }) => (
          <li key={id}>
            <a href={`${talents}/${id}`}>
              <Portrait name={name} url={thumbnail} size="large" />
              <b>{name}</b>
              <span>{formatTime(updatedAt, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const TITLE = bilingual('Publicaciones programadas', 'Scheduled publications');
const NONE = bilingual('No hay ninguna programada.', 'None is scheduled.');
const HOME = bilingual('Portada', 'Home page');
const PUBLISH = bilingual('Se publica', 'Published');
const UNPUBLISH = bilingual('Se retira', 'Taken down');

/** Renders the publications that editors have scheduled, the next one first. */
function ScheduledPanel({
  admin,
  language,
  scheduled,
}: PanelContext & { scheduled: Awaited<ReturnType<typeof findScheduled>> }) {
  return (
    <Panel
      title={TITLE[language]}
      count={scheduled.length}
      empty={scheduled.length === 0 ? NONE[language] : undefined}
    >
      <Rows>
        {scheduled.map(({ kind, id, title, at, isPublication }) => (
          <Row
            key={`${kind} ${id} ${at}`}
            href={`${admin}/${id ? `collections/${kind}/${id}` : `globals/${kind}`}`}
            title={title || HOME[language]}
            mark={(isPublication ? PUBLISH : UNPUBLISH)[language]}
            detail={formatTime(at, language)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

const CONSENTS_TITLE = bilingual(
  'Consentimientos que caducan en 60 días',
  'Consents that run out within 60 days',
);
const CONSENTS_HINT = bilingual(
  'La página de un menor se retira al día siguiente.',
  'A minor’s page is withdrawn on the day after.',
);
const CONSENTS_ALL = bilingual('Ver todos', 'Show all');
const MINOR = bilingual('Menor', 'Minor');

/** Renders the signed consents that run out soon, if there are any. */
function ConsentsPanel({
  admin,
  language,
  consents,
  total,
  notice,
}: PanelContext & Awaited<ReturnType<typeof findEndingConsents>>) {
  if (total === 0) return null;
  const talents = `${admin}/collections/talents`;
  const ending = `where[_status][equals]=published&where[consentUntil][less_than]=${notice}`;
  const all = { href: `${talents}?${ending}&sort=consentUntil`, label: CONSENTS_ALL[language] };
  return (
    <Panel
      title={CONSENTS_TITLE[language]}
      count={total}
      hint={CONSENTS_HINT[language]}
      more={total > consents.length ? all : undefined}
    >
      <Rows>
        {consents.map(({ id, name, until, isMinor }) => (
          <Row
            key={id}
            href={`${talents}/${id}`}
            title={name}
            mark={isMinor ? MINOR[language] : undefined}
            detail={formatDay(until, language)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

const ANSWERS_TITLE = bilingual('Respuestas a propuestas', 'Answers to proposals');
const ANSWERS_HINT = bilingual('Las de los últimos 30 días.', 'Those of the last 30 days.');
const ANSWERS_ALL = bilingual('Ver todas las propuestas', 'Show all proposals');

/** Renders the latest answers to proposals, if there are any. */
function AnswersPanel({
  admin,
  language,
  answers,
  total,
}: PanelContext & Awaited<ReturnType<typeof findRecentAnswers>>) {
  if (total === 0) return null;
  const proposals = `${admin}/collections/proposals`;
  const all = { href: proposals, label: ANSWERS_ALL[language] };
  return (
    <Panel
      title={ANSWERS_TITLE[language]}
      count={total}
      hint={ANSWERS_HINT[language]}
      more={total > answers.length ? all : undefined}
    >
      <Rows>
        {answers.map(({ id, proposalId, project, name, createdAt }) => (
          <Row
            key={id}
            href={`${proposals}/${proposalId}`}
            title={project}
            mark={name}
            detail={formatTime(createdAt, language)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

/** Rows of a panel: what does not fit is behind its link. */
const MAX_ROWS = 6;
const MAX_PEOPLE = 8;

const loadDashboard = async ({ payload }: Pick<ServerProps, 'payload'>) => {
  const [agency, drafts, people, scheduled, sheets, consents, answers] = await Promise.all([
    payload.findGlobal({ slug: 'agency', select: { name: true }, depth: 0 }),
    findWaitingDrafts(payload, MAX_ROWS),
    findRecentPeople(payload, MAX_PEOPLE),
    findScheduled(payload, MAX_ROWS),
    findUncheckedSheets(payload, MAX_ROWS),
    findEndingConsents(payload, MAX_ROWS),
    findRecentAnswers(payload, MAX_ROWS),
    processScan.refresh(payload),
  ]);
  // After the scan, which reads the records.
  const untranslated = findUntranslated(processScan, MAX_ROWS);
  return { agency, drafts, people, scheduled, sheets, consents, answers, untranslated };
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
  const dashboard = await loadDashboard({ payload });
  const { beforeDashboard } = payload.config.admin.components;
  const place = { admin, language } as const;
  return (
    <Gutter className={styles.dashboard}>
      <DashboardHead {...place} agency={dashboard.agency.name ?? ''} site={findSiteAddress()} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {RenderServerComponent({
            Component: beforeDashboard,
            importMap: payload.importMap,
            serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
          })}
          <PeoplePanel {...place} people={dashboard.people} />
          <DraftsPanel {...place} waiting={dashboard.drafts} />
        </div>
        <div className={styles.column}>
          <AnswersPanel {...place} {...dashboard.answers} />
          <ScheduledPanel {...place} scheduled={dashboard.scheduled} />
          <ConsentsPanel {...place} {...dashboard.consents} />
          <SheetsPanel {...place} unchecked={dashboard.sheets} />
          <EnglishPanel {...place} untranslated={dashboard.untranslated} />
        </div>
      </div>
    </Gutter>
  );
}
