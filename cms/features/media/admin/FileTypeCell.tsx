import { fileTypeName } from '../fileTypes.ts';

/** Shows the type of a file in a list by its usual name. */
export const FileTypeCell = ({ cellData }: { cellData?: unknown }) => (
  <span>{typeof cellData === 'string' ? fileTypeName(cellData) : ''}</span>
);
