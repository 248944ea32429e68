import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { FILE_KINDS } from '../../../fields/upload.ts';
import { describeUses, findUsingRows } from '../fileUses.ts';
import { ReplaceFile } from './ReplaceFile.tsx';
import texts from './texts.json' with { type: 'json' };

const pathOf = ({ kind, id }: ReturnType<typeof describeUses>[number]) =>
  id === undefined ? `globals/${kind}` : `collections/${kind}/${id}`;

/** Lists where a file is used, with links, and offers to replace it there by another one. */
export async function FileUses({ data, i18n, payload, req }: UIFieldServerProps) {
  const { id, filename, deletedAt } = data as Record<string, string | undefined>;
  if (!id || deletedAt) return null;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const rows = await findUsingRows(req as PayloadRequest, Number(id));
  const uses = describeUses(payload, rows, language);
  const kinds = rows.flatMap(({ references }) => references.map(({ kind }) => kind));
  const accepted = kinds.map((kind): readonly string[] => FILE_KINDS[kind].types);
  const types = (accepted[0] ?? []).filter((type) => accepted.every((all) => all.includes(type)));
  const { admin } = payload.config.routes;
  return (
    <section style={{ marginBottom: 'var(--base)' }} data-file-uses>
      <h4>{texts.usedIn[language]}</h4>
      {uses.length === 0 && <p>{texts.unused[language]}</p>}
      <ul>
        {uses.map((use) => (
          <li key={pathOf(use)}>
            <a href={`${admin}/${pathOf(use)}`}>{use.title}</a>
            {` (${[...use.places, ...(use.isPublic ? [] : [texts.draft[language]])].join(', ')})`}
          </li>
        ))}
      </ul>
      {uses.length > 0 && (
        <ReplaceFile id={Number(id)} name={filename ?? ''} types={types} count={uses.length} />
      )}
    </section>
  );
}
