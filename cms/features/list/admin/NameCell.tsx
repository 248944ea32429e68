import type { DefaultServerCellComponentProps } from 'payload';
import { RenderDefaultCell } from '@payloadcms/ui';
import { Portrait } from '../../talents/admin/Portrait.tsx';
import { loadThumbnail } from './cellBatches.ts';
import styles from './cells.module.css';

/** Renders a talent's name in lists, with the small photograph before it. */
export async function NameCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, columnIndex, link, linkURL, payload, rowData, viewType } =
    props;
  const thumbnail = await loadThumbnail(payload, rowData.photo as number | null);
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
