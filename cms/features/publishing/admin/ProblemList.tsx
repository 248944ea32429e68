import type { ProblemView } from '../reports/problemView.ts';

/** Props of {@link ProblemList}. */
interface Props {
  problems: ProblemView[];
  /** Whether the problems are of several records: each record is named once, with a link. */
  hasLinks: boolean;
}

const LIST = { margin: 0, paddingInlineStart: 'var(--base)' };
/** The record's address without the language of the problem, and its name. */
const keyOf = ({ href, title }: ProblemView): string => `${href?.split('?')[0]} ${title}`;

/** Groups problems by their record, in the order of the first problem of each. */
function groupByRecord(problems: ProblemView[]): ProblemView[][] {
  const groups = new Map<string, ProblemView[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()];
}

const Problems = ({ problems }: { problems: ProblemView[] }) => (
  <ul style={LIST}>
    {problems.map(({ place, text, detail, instead }) => (
      <li key={[place, text, detail].join()}>
        {place && <b>{place}: </b>}
        {text}.{' '}
        {detail && (
          <span lang="en" style={{ opacity: 0.7 }}>
            ({detail}){' '}
          </span>
        )}
        <em>{instead}</em>
      </li>
    ))}
  </ul>
);

/** Lists what the site does not show: the record, the field, what to do, what the site shows. */
export function ProblemList({ problems, hasLinks }: Props) {
  if (!hasLinks) return <Problems problems={problems} />;
  return (
    <ul style={LIST}>
      {groupByRecord(problems).map((group) => {
        const { href, title } = group[0]!;
        return (
          <li key={keyOf(group[0]!)}>
            {href ? <a href={href}>{title}</a> : title}
            <Problems problems={group} />
          </li>
        );
      })}
    </ul>
  );
}
