import type { DefaultServerCellComponentProps } from 'payload';
import { bilingual } from '../../../texts/labels.ts';
import { loadMissingEnglish } from './cellBatches.ts';
import styles from './cells.module.css';

const TEXTS = (count: number) =>
  count === 1 ? bilingual('1 texto', '1 text') : bilingual(`${count} textos`, `${count} texts`);
const NONE = bilingual('Nada', 'Nothing');

type Props = DefaultServerCellComponentProps;

/** Renders the number of a talent's texts without English, with a link to the English form. */
export async function MissingEnglishCell(props: Props) {
  // The form renders every component of the field, this one without a row.
  const { collectionSlug, i18n, payload, rowData } = props as Partial<Props> &
    Pick<Props, 'i18n' | 'payload'>;
  if (!rowData) return null;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const count = (await loadMissingEnglish(payload, rowData.id as number)) ?? 0;
  if (count === 0) return <span className={styles.done}>{NONE[language]}</span>;
  const form = `${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`;
  return <a href={`${form}?locale=en`}>{TEXTS(count)[language]}</a>;
}
