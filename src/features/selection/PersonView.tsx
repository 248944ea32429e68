import type { ReactNode } from 'react';
import { Portrait } from '~/features/card/TalentCard';
import type { Person } from './personQueries';

const SIZES = '(min-width: 768px) 190px, 104px';

/** What a person masters, each with its level: "Euskera bilingüe, inglés alto". */
export const RatedLine = (props: {
  items: readonly { text: string; level?: string | undefined }[];
}) =>
  props.items.map(({ text, level }, index) => (
    <span key={text}>
      <span>{`${index > 0 ? ', ' : ''}${text}`}</span>
      {level && <em>{` ${level}`}</em>}
    </span>
  ));

interface Props {
  /** Without a page while nothing else is known of the person, as of somebody who has left the site. */
  person: Pick<Person, 'name' | 'facts'> & Partial<Pick<Person, 'path' | 'portrait'>>;
  isEager?: boolean;
  children?: ReactNode;
}

/** A person of a selection or a proposal: portrait, name and facts. Its styles are `person.css`. */
export function PersonView({ person, isEager = false, children }: Props) {
  const { name, path, facts, portrait } = person;
  return (
    <>
      <div className="person-portrait">
        {portrait && <Portrait picture={portrait} sizes={SIZES} isEager={isEager} />}
      </div>
      <div className="person-about">
        <h2 className="display">
          <a href={path}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        {facts.length > 0 && (
          <p className="person-facts">
            {facts.map(({ text, lang }) => (
              <span key={text} lang={lang}>
                {text}
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
