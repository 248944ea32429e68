import type { DefaultServerCellComponentProps } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import { formatMoment } from '../../../texts/times.ts';
import styles from './cells.module.css';
import { DAY_LENGTH, checkLimit } from '../../dashboard/dashboardData.ts';

const NEVER = bilingual('Sin revisar', 'Not checked');
const TITLE = bilingual('Hace más de seis meses', 'More than six months ago');

/** Renders the day on which a sheet was checked, marked if that is more than six months ago. */
export function CheckedCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const day = typeof cellData === 'string' ? cellData.slice(0, DAY_LENGTH) : undefined;
  if (!day) return <span className={styles.due}>{NEVER[language]}</span>;
  if (day >= checkLimit(new Date())) return <>{formatMoment(day, language, 'day')}</>;
  return (
    <span className={styles.due} title={TITLE[language]}>
      {formatMoment(day, language, 'day')}
    </span>
  );
}
