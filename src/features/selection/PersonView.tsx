import type { ReactNode } from 'react';
import type { CardPicture } from '~/features/talents/TalentCard';
import type { Locale } from '~/lib/i18n/locale';

/** A text, with its language if it is not the page's. */
interface Words {
  text: string;
  lang?: Locale | undefined;
}

/** Something that a person masters, and how well. */
interface Rated {
  text: string;
  level?: string | undefined;
}

/** Whom to call about a person: a person of the agency's team, or the agency itself. */
interface PersonAgent {
  name: string;
  /** The first name of a person. */
  shortName: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/** What a selection and a proposal show of a person, as texts of one language. */
export interface Person {
  /** `Talent.shareId`. */
  id: string;
  name: string;
  /** The path of the person's page. */
  path: string;
  /** Playing age, height, base and availability, or the craft of those behind the camera. */
  facts: Words[];
  languages: Rated[];
  /** The length of the reel, such as `1:42`; empty if it is unknown, missing without a reel. */
  reel?: string | undefined;
  /** The path of the sheet as PDF. */
  sheet?: string | undefined;
  agent: PersonAgent;
  portrait?: CardPicture | undefined;
}

const SIZES = '(min-width: 768px) 190px, 104px';

/** The portrait of a person, beside the name. */
const PersonPortrait = ({ portrait, isEager }: { portrait: CardPicture; isEager: boolean }) => (
  <picture className="contents">
    <source type="image/avif" srcSet={portrait.avif} sizes={SIZES} />
    <img
      // Before `src`, which starts the request.
      loading={isEager ? 'eager' : 'lazy'}
      src={portrait.fallback}
      width={portrait.width}
      height={portrait.height}
      alt=""
      draggable={false}
      style={{ objectPosition: portrait.focal }}
    />
  </picture>
);

/** Facts in a line, each in its language. */
const PersonFacts = ({ facts }: { facts: Words[] }) => (
  <p className="person-facts">
    {facts.map(({ text, lang }) => (
      <span key={text} lang={lang}>
        {text}
      </span>
    ))}
  </p>
);

/** What a person masters, each with its level: "Euskera bilingüe, inglés alto". */
export const RatedLine = ({ items }: { items: readonly Rated[] }) =>
  items.map(({ text, level }, index) => (
    <span key={text}>
      {index > 0 && ', '}
      {text}
      {level && <em> {level}</em>}
    </span>
  ));

interface Props {
  person: Person;
  /** The heading level of the name. */
  level: 2 | 3;
  /** Whether the portrait loads at once. @default false */
  isEager?: boolean;
  /** Below the facts: a note, and what else is known. */
  children?: ReactNode;
}

/** A person of a selection or a proposal: portrait, name and facts. Its styles are `person.css`. */
export function PersonView({ person, level, isEager = false, children }: Props) {
  const { name, path, facts, portrait } = person;
  const Heading = `h${level}` as const;
  return (
    <>
      <div className="person-portrait">
        {portrait && <PersonPortrait portrait={portrait} isEager={isEager} />}
      </div>
      <div className="person-about">
        <Heading className="display">
          <a href={path}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        <PersonFacts facts={facts} />
        {children}
      </div>
    </>
  );
}
