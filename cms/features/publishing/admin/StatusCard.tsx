import type { PropsWithChildren } from 'react';
import type { AdminLanguage } from '../../../texts/problems.ts';
import type { viewRecord } from '../siteView.ts';
import texts from './texts.json' with { type: 'json' };
import './tones.css';

type RecordView = NonNullable<ReturnType<typeof viewRecord>>;
type ProblemView = RecordView['problems'][number];

const LIST = { margin: 0, paddingInlineStart: 'var(--base)' };
/** The record's address without the language of the problem, and its name. */
const keyOf = ({ href, title }: ProblemView): string => `${href?.split('?')[0]} ${title}`;

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

/** Names each record once, with a link. */
const RecordProblems = ({ problems }: { problems: ProblemView[] }) => (
  <ul style={LIST}>
    {[...Map.groupBy(problems, keyOf)].map(([key, group]) => {
      const { href, title } = group[0]!;
      return (
        <li key={key}>
          {href ? <a href={href}>{title}</a> : title}
          <Problems problems={group} />
        </li>
      );
    })}
  </ul>
);

interface ProblemListProps extends Pick<RecordView, 'problems' | 'error'> {
  /** Whether the problems are of several records. */
  hasLinks: boolean;
  language: AdminLanguage;
}

/**
 * Lists what the site does not show: the record, the field, what to do, what the site shows. Shows why a
 * build failed in its own words, which only a developer understands.
 */
export function ProblemList({ problems, hasLinks, error, language }: ProblemListProps) {
  const List = hasLinks ? RecordProblems : Problems;
  return (
    <>
      {problems.length > 0 && <List problems={problems} />}
      {error && (
        <div>
          {texts.reason[language]}:{' '}
          <code lang="en" style={{ whiteSpace: 'pre-wrap' }}>
            {error}
          </code>
        </div>
      )}
    </>
  );
}

/**
 * Shows a sentence about the site, with a bar in the colour of its tone, and details below.
 *
 * @param text the sentence, which screen readers announce when it changes
 */
export const StatusCard = ({
  tone,
  text,
  children,
}: PropsWithChildren<Pick<RecordView, 'tone' | 'text'>>) => (
  <div
    data-tone={tone}
    style={{
      background: 'var(--theme-elevation-50)',
      borderInlineStart: '4px solid var(--tone)',
      borderRadius: 'var(--style-radius-s)',
      display: 'grid',
      gap: 'calc(var(--base) / 3)',
      overflowWrap: 'anywhere',
      padding: 'calc(var(--base) / 2) calc(var(--base) * 0.8)',
    }}
  >
    <strong role="status" aria-live="polite">
      {text}
    </strong>
    {children}
  </div>
);
