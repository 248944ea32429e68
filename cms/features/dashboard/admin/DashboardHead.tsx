import { bilingual } from '../../../texts/labels.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';
import type { PanelContext } from './Panel.tsx';
import { PhotographsAction } from './PhotographsAction.tsx';
import styles from './DashboardHead.module.css';

const TEXTS = {
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
export function DashboardHead({ admin, agency, language, site }: Props) {
  const text = (key: keyof typeof TEXTS) => TEXTS[key][language];
  return (
    <header className={styles.head}>
      <p className={styles.today}>{todayText(language)}</p>
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
