import { bilingual } from '../../../texts/labels.ts';
import type { Untranslated } from '../untranslated.ts';
import { type DeskPlace, Panel, Row, Rows } from './Panel.tsx';

const TITLE = bilingual('Textos sin inglés', 'Texts without English');
const HINT = bilingual(
  'Lo publicado que la página inglesa muestra en español.',
  'What is published and the English page shows in Spanish.',
);
const NONE = bilingual('Todo lo publicado está en inglés.', 'Everything published is in English.');
const TEXTS = (count: number) =>
  count === 1 ? bilingual('1 texto', '1 text') : bilingual(`${count} textos`, `${count} texts`);
const MORE = (count: number) =>
  bilingual(
    `Y ${count} más: la tabla de talentos los cuenta`,
    `And ${count} more: the table of talents counts them`,
  );

/** Renders the published records with the most texts that have no English. */
export function EnglishPanel({
  admin,
  language,
  untranslated,
}: DeskPlace & { untranslated: Untranslated }) {
  const { records, recordCount, textCount } = untranslated;
  const hidden = recordCount - records.length;
  const all = { href: `${admin}/collections/talents`, label: MORE(hidden)[language] };
  return (
    <Panel
      title={TITLE[language]}
      count={textCount}
      hint={HINT[language]}
      empty={recordCount === 0 ? NONE[language] : undefined}
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
