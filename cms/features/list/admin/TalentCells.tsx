import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { RenderDefaultCell } from '@payloadcms/ui';
import { setImmediate } from 'node:timers/promises';
import { cache } from 'react';
import type { Siblings } from '../../../fields/rules.ts';
import { bilingual } from '../../../texts/labels.ts';
import { formatMoment } from '../../../texts/times.ts';
import { checkLimit } from '../../profileUpdates/sheetChecks.ts';
import { findMissingEnglish } from '../../english/missingEnglish.ts';
import { findThumbnails } from '../../media/files.ts';
import { Portrait } from '../../../admin/Portrait.tsx';
import styles from './cells.module.css';

type CellProps = DefaultServerCellComponentProps;
type Id = number | string;

/** Counts the texts without English in the latest version of talents, by id, in one query. */
async function countMissingEnglish(payload: Payload, ids: Id[]): Promise<Map<Id, number>> {
  const { fields } = payload.collections.talents.config;
  const { docs } = await payload.find({
    collection: 'talents',
    draft: true,
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.map((doc) => [doc.id, findMissingEnglish(fields, doc as unknown as Siblings).length]),
  );
}

/** Collects the ids that the cells of a table ask for, and reads them in one query. */
function createBatch<T>(read: (ids: Id[]) => Promise<Map<Id, T>>) {
  let waiting: Id[] = [];
  let reading: Promise<Map<Id, T>> | undefined;
  const readWaiting = async () => {
    // All cells of a table start to render before the next turn of the event loop.
    await setImmediate();
    const ids = waiting;
    waiting = [];
    reading = undefined;
    return read(ids);
  };
  return async (id: Id): Promise<T | undefined> => {
    waiting.push(id);
    return (await (reading ??= readWaiting())).get(id);
  };
}

// React keeps one batch per request.
const thumbnailBatch = cache((payload: Payload) =>
  createBatch((ids) => findThumbnails(payload, ids)),
);
const missingEnglishBatch = cache((payload: Payload) =>
  createBatch((ids) => countMissingEnglish(payload, ids)),
);

/** Renders a talent's name in lists, with the small photograph before it. */
export async function NameCell(props: CellProps) {
  const { cellData, collectionSlug, columnIndex, link, linkURL, payload, rowData, viewType } =
    props;
  const photo = rowData.photo as number | null;
  const thumbnail = photo ? await thumbnailBatch(payload)(photo) : undefined;
  const name = String(cellData ?? '');
  return (
    <span className={styles.person}>
      <Portrait name={name} url={thumbnail} />
      <RenderDefaultCell
        clientProps={{
          cellData,
          collectionSlug,
          // Not the server's configuration of the field, which contains functions.
          field: { name: 'name', type: 'text' },
          link,
          linkURL,
          rowData,
          viewType,
        }}
        columnIndex={columnIndex ?? 0}
        enableRowSelections
        isLinkedColumn={Boolean(link)}
      />
    </span>
  );
}

const TEXTS = (count: number) =>
  count === 1 ? bilingual('1 texto', '1 text') : bilingual(`${count} textos`, `${count} texts`);
const NONE = bilingual('Nada', 'Nothing');

/** Renders the number of a talent's texts without English, with a link to the English form. */
export async function MissingEnglishCell(props: CellProps) {
  // The form renders every component of the field, this one without a row.
  const { collectionSlug, i18n, payload, rowData } = props as Partial<CellProps> &
    Pick<CellProps, 'i18n' | 'payload'>;
  if (!rowData) return null;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const count = (await missingEnglishBatch(payload)(rowData.id as number)) ?? 0;
  if (count === 0) return <span className={styles.done}>{NONE[language]}</span>;
  const form = `${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`;
  return <a href={`${form}?locale=en`}>{TEXTS(count)[language]}</a>;
}

const NEVER = bilingual('Sin revisar', 'Not checked');
const TITLE = bilingual('Hace más de seis meses', 'More than six months ago');

/** Renders the day on which a sheet was checked, marked if that is more than six months ago. */
export function CheckedCell({ cellData, i18n, rowData }: CellProps) {
  const language = i18n.language === 'en' ? 'en' : 'es';
  const limit = checkLimit(new Date());
  const day = typeof cellData === 'string' ? cellData.slice(0, 'YYYY-MM-DD'.length) : undefined;
  const isNew = String(rowData.createdAt ?? '') >= limit;
  if (!day) return <span className={isNew ? '' : styles.due}>{NEVER[language]}</span>;
  if (day >= limit) return <>{formatMoment(day, language, 'day')}</>;
  return (
    <span className={styles.due} title={TITLE[language]}>
      {formatMoment(day, language, 'day')}
    </span>
  );
}
