interface Bilingual {
  es: string;
  en: string;
}

/** A colour of the brand behind a figure. */
export type Ground = 'yellow' | 'paper' | 'ink';

/** A face and its clothes as numbers of the drawing's parts; parts left out are not drawn. */
export interface Person {
  hair: number | 'hat' | 'none';
  hairColour?: 'grey' | 'white' | 'blonde';
  eyebrows: number;
  eyes: number;
  nose: number;
  mouth: number;
  clothes: number;
  beard?: number;
  glasses?: number;
  gesture?: string;
}

/** A person in a picture, changed by `look` and placed with the trunk in the middle. */
export interface Figure {
  /** A key of `people`. */
  person: string;
  look?: Partial<Person>;
  /** The square that the figure is drawn in, as a multiple of the picture's shorter side. */
  zoom?: number;
  /** How far to the right of the middle, as a share of the picture's width. */
  shift?: number;
  /** How far below the bottom edge the figure's own edge is, as a share of the picture's height. */
  drop?: number;
}

interface Described {
  alt?: Bilingual;
  credit?: string;
  /** Per cent from the left edge. */
  focalX?: number;
  /** Per cent from the top edge. */
  focalY?: number;
}

type Made =
  | ({ kind: 'portrait' | 'square'; ground: Ground } & Figure)
  | ({ kind: 'still'; ground: Ground; field: Ground } & Figure)
  | ({ kind: 'cutout' } & Figure)
  | { kind: 'group'; ground: Ground; figures: Figure[] }
  | { kind: 'curriculum'; talent: string }
  | { kind: 'file'; file: string };

/** How one file of the media library is made, and what editors would say of it. */
export type MediaEntry = Made & Described;

/** The content of `media.yaml`; `defaults` hold what all entries of a kind say alike. */
export interface MediaFile {
  defaults: Partial<Record<MediaEntry['kind'], Described>>;
  people: Record<string, Person>;
  media: Record<string, MediaEntry>;
}

/** The entries of `media.yaml`, each with what its kind says by default. */
export function mediaEntries({ defaults, media }: MediaFile): Record<string, MediaEntry> {
  return Object.fromEntries(
    Object.entries(media).map(([name, entry]) => [name, { ...defaults[entry.kind], ...entry }]),
  );
}
