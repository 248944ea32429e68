import type { AdminViewServerProps, ServerProps } from 'payload';
import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { readDashboard } from '../dashboardData.ts';
import { settings } from '../../../runtime/settings.ts';
import styles from './Dashboard.module.css';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import { formatMoment } from '../../../texts/times.ts';
import { Panel } from './Panel.tsx';
import panelStyles from './Panel.module.css';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import peopleStyles from './PeoplePanel.module.css';
import { PhotographsAction } from './PhotographsAction.tsx';
import headStyles from './DashboardHead.module.css';

type Data = Awaited<ReturnType<typeof readDashboard>>;

/** Where the dashboard is, and its language. */
interface PanelContext {
  admin: string;
  language: 'es' | 'en';
}

interface ListPanelProps {
  language: 'es' | 'en';
  /** `none` is what the panel says without rows; without it, the panel is left out then. */
  texts: { title: Bilingual; hint?: Bilingual; none?: Bilingual; all?: Bilingual };
  /** The number of all rows, of which the panel shows the first. */
  total: number;
  /** The number beside the title. @default total */
  count?: number;
  /** The address of all rows, for a link that is called `texts.all`. */
  all?: string;
  /** Links to records, and what there is to know about each: a word (`mark`) before the detail. */
  rows: { href: string; title: string; mark?: string | undefined; detail: string }[];
}

function ListPanel({ language, texts, total, count = total, all, rows }: ListPanelProps) {
  if (total === 0 && !texts.none) return null;
  const label = texts.all?.[language];
  return (
    <Panel
      title={texts.title[language]}
      count={count}
      hint={texts.hint?.[language]}
      empty={total === 0 ? texts.none?.[language] : undefined}
      more={all && label && total > rows.length ? { href: all, label } : undefined}
    >
      <ul className={panelStyles.rows}>
        {rows.map(({ href, title, mark, detail }, index) => (
          <li key={index} className={panelStyles.row}>
            <a href={href}>{title}</a>
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

/** Renders the agency's name, and the four things that editors do most. */
function DashboardHead({ admin, agency, language }: PanelContext & Pick<Data, 'agency'>) {
  // Unknown, if no setting says it.
  const site = settings.siteAddress;
  const text = (key: keyof typeof HEAD_TEXTS) => HEAD_TEXTS[key][language];
  return (
    <header className={headStyles.head}>
      <p className={headStyles.today}>{formatMoment(new Date(), language, 'today')}</p>
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

/** Returns the address of a form; the home page and the agency have no id. */
const addressOf = (admin: string, kind: string, id: number | string | undefined) =>
  `${admin}/${id === undefined ? `globals/${kind}` : `collections/${kind}/${id}`}`;

const DRAFTS = {
  title: bilingual('Borradores por publicar', 'Drafts to publish'),
  hint: bilingual(
    'La web no muestra estos cambios hasta que los publiques.',
    'The site does not show these changes until you publish them.',
  ),
  none: bilingual(
    'Nada pendiente: todo está publicado.',
    'Nothing waits: everything is published.',
  ),
  all: bilingual('Ver todas las fichas en borrador', 'Show all sheets that are drafts'),
};
const HOME = bilingual('Portada', 'Home page');
const AGENCY = bilingual('Datos de la agencia', 'The agency’s data');
const NEVER_ONLINE = bilingual('Sin publicar', 'Not online');
const CHANGED = bilingual('Con cambios', 'Changed');

const DraftsPanel = ({ admin, language, drafts, total }: PanelContext & Data['waiting']) => (
  <ListPanel
    language={language}
    texts={DRAFTS}
    total={total}
    all={`${admin}/collections/talents?where[_status][equals]=draft`}
    rows={drafts.map(({ kind, id, title, isOnline, updatedAt }) => ({
      href: addressOf(admin, kind, id),
      title: title || (kind === 'home' ? HOME : AGENCY)[language],
      mark: (isOnline ? CHANGED : NEVER_ONLINE)[language],
      detail: updatedAt && formatMoment(updatedAt, language, 'noYear'),
    }))}
  />
);

const ENGLISH = {
  title: bilingual('Textos sin inglés', 'Texts without English'),
  hint: bilingual(
    'Lo publicado que la página inglesa muestra en español.',
    'What is published and the English page shows in Spanish.',
  ),
  none: bilingual('Todo lo publicado está en inglés.', 'Everything published is in English.'),
};
const TEXTS = (count: number) =>
  count === 1 ? bilingual('1 texto', '1 text') : bilingual(`${count} textos`, `${count} texts`);
const MORE = (count: number) =>
  bilingual(
    `Y ${count} más: la tabla de talentos los cuenta`,
    `And ${count} more: the table of talents counts them`,
  );

const EnglishPanel = ({ admin, language, ...data }: PanelContext & Data['untranslated']) => (
  <ListPanel
    language={language}
    texts={{ ...ENGLISH, all: MORE(data.recordCount - data.records.length) }}
    total={data.recordCount}
    count={data.textCount}
    all={`${admin}/collections/talents`}
    rows={data.records.map(({ kind, id, title, count }) => ({
      href: `${addressOf(admin, kind, id)}?locale=en`,
      title,
      detail: TEXTS(count)[language],
    }))}
  />
);

const SHEETS = {
  title: bilingual('Fichas sin revisar desde hace seis meses', 'Sheets not checked for six months'),
  hint: bilingual(
    'Abre cada una, corrígela y pon la fecha de hoy en «Ficha revisada el».',
    'Open each, correct it and enter today’s date in “Sheet checked on”.',
  ),
  none: bilingual('Todas están al día.', 'All are up to date.'),
  all: bilingual('Ver todas', 'Show all'),
};
const NEVER = bilingual('nunca', 'never');

const SheetsPanel = ({ admin, language, sheets, total }: PanelContext & Data['unchecked']) => (
  <ListPanel
    language={language}
    texts={SHEETS}
    total={total}
    all={`${admin}/collections/talents?sort=checkedOn`}
    rows={sheets.map(({ id, name, checkedOn }) => ({
      href: addressOf(admin, 'talents', id),
      title: name,
      detail: checkedOn ? formatMoment(checkedOn, language, 'day') : NEVER[language],
    }))}
  />
);

const PEOPLE = bilingual('Últimas fichas editadas', 'Sheets edited last');
const NOBODY = bilingual(
  'Todavía no hay nadie: crea la primera ficha.',
  'Nobody yet: create the first sheet.',
);
const ALL_PEOPLE = bilingual('Ver todos los talentos', 'Show all talents');

function PeoplePanel({ admin, language, people }: PanelContext & Pick<Data, 'people'>) {
  const talents = `${admin}/collections/talents`;
  return (
    <Panel
      title={PEOPLE[language]}
      empty={people.length === 0 ? NOBODY[language] : undefined}
      more={{ href: `${talents}?sort=-updatedAt`, label: ALL_PEOPLE[language] }}
    >
      <ul className={peopleStyles.people}>
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

const SCHEDULED = {
  title: bilingual('Publicaciones programadas', 'Scheduled publications'),
  none: bilingual('No hay ninguna programada.', 'None is scheduled.'),
};
const PUBLISH = bilingual('Se publica', 'Published');
const UNPUBLISH = bilingual('Se retira', 'Taken down');

const ScheduledPanel = ({ admin, language, scheduled }: PanelContext & Pick<Data, 'scheduled'>) => (
  <ListPanel
    language={language}
    texts={SCHEDULED}
    total={scheduled.length}
    rows={scheduled.map(({ kind, id, title, at, isPublication }) => ({
      href: addressOf(admin, kind, id),
      title: title || HOME[language],
      mark: (isPublication ? PUBLISH : UNPUBLISH)[language],
      detail: formatMoment(at, language, 'noYear'),
    }))}
  />
);

const CONSENTS = {
  title: bilingual(
    'Consentimientos que caducan en 60 días',
    'Consents that run out within 60 days',
  ),
  hint: bilingual(
    'La página de un menor se retira al día siguiente.',
    'A minor’s page is withdrawn on the day after.',
  ),
  all: bilingual('Ver todos', 'Show all'),
};
const MINOR = bilingual('Menor', 'Minor');

const ConsentsPanel = ({ admin, language, ...data }: PanelContext & Data['ending']) => (
  <ListPanel
    language={language}
    texts={CONSENTS}
    total={data.total}
    all={`${admin}/collections/talents?where[_status][equals]=published&where[consentUntil][less_than]=${data.notice}&sort=consentUntil`}
    rows={data.consents.map(({ id, name, until, isMinor }) => ({
      href: addressOf(admin, 'talents', id),
      title: name,
      mark: isMinor ? MINOR[language] : undefined,
      detail: formatMoment(until, language, 'day'),
    }))}
  />
);

const ANSWERS = {
  title: bilingual('Respuestas a propuestas', 'Answers to proposals'),
  hint: bilingual('Las de los últimos 30 días.', 'Those of the last 30 days.'),
  all: bilingual('Ver todas las propuestas', 'Show all proposals'),
};

const AnswersPanel = ({ admin, language, answers, total }: PanelContext & Data['answered']) => (
  <ListPanel
    language={language}
    texts={ANSWERS}
    total={total}
    all={`${admin}/collections/proposals`}
    rows={answers.map(({ proposalId, project, name, createdAt }) => ({
      href: addressOf(admin, 'proposals', proposalId),
      title: project,
      mark: name,
      detail: formatMoment(createdAt, language, 'noYear'),
    }))}
  />
);

/**
 * The admin's first page: what needs the agency's attention, and what editors do most. It renders the
 * components of `beforeDashboard` first, and replaces Payload's cards of collections, which the menu
 * lists too.
 */
export async function Dashboard(props: AdminViewServerProps & ServerProps) {
  const { i18n, locale, params, payload, permissions, searchParams, user } = props;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const admin = payload.config.routes.admin;
  const { agency, people, scheduled, ...data } = await readDashboard(payload);
  const { beforeDashboard } = payload.config.admin.components;
  const place = { admin, language } as const;
  return (
    <Gutter className={styles.dashboard}>
      <DashboardHead {...place} agency={agency} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {RenderServerComponent({
            Component: beforeDashboard,
            importMap: payload.importMap,
            serverProps: { i18n, locale, params, payload, permissions, searchParams, user },
          })}
          <PeoplePanel {...place} people={people} />
          <DraftsPanel {...place} {...data.waiting} />
        </div>
        <div className={styles.column}>
          <AnswersPanel {...place} {...data.answered} />
          <ScheduledPanel {...place} scheduled={scheduled} />
          <ConsentsPanel {...place} {...data.ending} />
          <SheetsPanel {...place} {...data.unchecked} />
          <EnglishPanel {...place} {...data.untranslated} />
        </div>
      </div>
    </Gutter>
  );
}
