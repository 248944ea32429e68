import type { ReactNode } from 'react';
import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';

export interface CardPicture {
  /** The `srcset` of the AVIF source. */
  avif: string;
  /** The `src` for browsers without AVIF. */
  fallback: string;
  /** Pixels; `width` and `height` of the `img`. */
  width: number;
  height: number;
  /** The focal point as an `object-position`; missing for the centre. */
  focal?: string | undefined;
  /** The dominant colour, shown until the picture is there. */
  colour?: string | undefined;
}

/** What a card shows of a person, with ready texts; fields without content are `undefined`. */
export interface Card {
  id: string;
  list: List;
  path: string;
  name: string;
  /** The first line: playing age, or profession of directors. */
  lead?: string | undefined;
  /** The base, on the first line after " · "; `lang` is set if it is not the page's language. */
  base?: { text: string; lang?: Locale | undefined } | undefined;
  second?: string | undefined;
  hasVideo: boolean;
  hasVoice: boolean;
  /** The portrait; its `img` needs no alternative text. */
  picture?: CardPicture | undefined;
}

interface CardTexts {
  video: string;
  voice: string;
  /** The accessible name of the button that adds the person to the selection. */
  add: (name: string) => string;
}

interface Props {
  card: Card;
  /** The heading level of the name, one below its section's. */
  level: 2 | 3;
  texts: CardTexts;
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
 * The card of a person, in lists, in the finder and in the selection: a link with portrait, name,
 * playing age and base, and what sets the person apart, and the button that adds the person to the
 * selection. The build renders it to HTML, the browser where a person acts. Its styles are in
 * `TalentGrid.astro`.
 */
export function TalentCard({ card, level, texts, isMain = false, children }: Props) {
  const { id, path, name, lead, base, second, hasVideo, hasVoice, picture } = card;
  const Heading = `h${level}` as const;
  const start = [lead, base && !base.lang && base.text].filter(Boolean).join('\u00a0· ');
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
        {(start || base) && (
          <p className="card-line">
            {base?.lang && lead ? `${lead}\u00a0· ` : start}
            {base?.lang && <span lang={base.lang}>{base.text}</span>}
          </p>
        )}
        {second && <p className="card-line">{second}</p>}
        {children}
      </a>
      <button
        type="button"
        className="add"
        data-id={id}
        aria-pressed="false"
        aria-label={texts.add(name)}
      />
    </>
  );
}
