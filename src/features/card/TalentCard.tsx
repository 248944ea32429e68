import type { ReactNode } from 'react';
import type { Card } from './card';
import type { CardPicture } from './cardPicture';

interface Props {
  card: Card;
  /** The heading level of the name, one below its section's. */
  level: 2 | 3;
  texts: {
    video: string;
    voice: string;
    /** The accessible name of the button that adds the person to the selection. */
    add: (name: string) => string;
  };
  /** Whether its picture is the page's main one, loaded eagerly. @default false */
  isMain?: boolean;
  children?: ReactNode;
}

const SIZES = '(min-width: 1440px) 297px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw';

interface PortraitProps {
  picture: CardPicture;
  /** The rendered width, as the attribute `sizes`. */
  sizes: string;
  /** Whether it is loaded at once. @default false */
  isEager?: boolean;
  /** Whether it is the page's main picture. @default false */
  isMain?: boolean;
}

/** A portrait beside the name of the person, which describes it. */
export function Portrait({ picture, sizes, isEager = false, isMain = false }: PortraitProps) {
  const { avif, fallback, width, height, focal, colour } = picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        // Before `src`, which starts the request.
        loading={isEager || isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
        decoding={isMain ? 'sync' : 'async'}
        src={fallback}
        width={width}
        height={height}
        alt=""
        style={focal || colour ? { objectPosition: focal, backgroundColor: colour } : undefined}
      />
    </picture>
  );
}

/**
 * The card of a person: a link with portrait, name, playing age and base, and what sets the person apart,
 * and the button that adds the person to the selection. The build renders lists, the browser what the
 * finder finds. Its styles are in `TalentGrid.astro`.
 */
export function TalentCard({ card, level, texts, isMain = false, children }: Props) {
  const { id, path, name, lead, base, second, hasVideo, hasVoice, picture } = card;
  const Heading = `h${level}` as const;
  const line = [lead, base && !base.lang && base.text].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <a href={path} className="block">
        <span className="card-portrait zoom">
          {picture && <Portrait picture={picture} sizes={SIZES} isMain={isMain} />}
          {hasVideo && <b>{texts.video}</b>}
          {hasVoice && <b>{texts.voice}</b>}
        </span>
        <Heading className="card-name display">
          <bdi>{name}</bdi>
        </Heading>
        {line && !base?.lang && <p className="card-line">{line}</p>}
        {base?.lang && (
          <p className="card-line">
            {lead && <span>{`${lead}\u00a0· `}</span>}
            <span lang={base.lang}>{base.text}</span>
          </p>
        )}
        {second && <p className="card-line">{second}</p>}
        {children}
      </a>
      <button
        type="button"
        className="add"
        data-part="selection"
        data-id={id}
        data-name={name}
        aria-pressed="false"
        aria-label={texts.add(name)}
      />
    </>
  );
}
