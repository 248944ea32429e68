interface Bilingual {
  es: string;
  en: string;
}

/** A brand colour used as background of a figure. */
export type Ground = 'yellow' | 'paper' | 'ink';

/** A face and its clothes as variant numbers of the drawing's parts; missing parts are not drawn. */
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

/** A person in a picture, modified by `look`, with the trunk centred. */
export interface Figure {
  /** A key of `people`. */
  person: string;
  look?: Partial<Person>;
  /** Side of the square that contains the figure, as a multiple of the picture's shorter side. */
  zoom?: number;
  /** Offset to the right of the centre, as a fraction of the picture's width. */
  shift?: number;
  /** Distance of the figure's bottom edge below the picture's, as a fraction of its height. */
  drop?: number;
}

interface Metadata {
  alt?: Bilingual;
  credit?: string;
  /** Focal point, in per cent from the left edge. */
  focalX?: number;
  /** Focal point, in per cent from the top edge. */
  focalY?: number;
}

type Source =
  | ({ kind: 'portrait' | 'square'; ground: Ground } & Figure)
  | ({ kind: 'still'; ground: Ground; field: Ground } & Figure)
  | ({ kind: 'cutout' } & Figure)
  | { kind: 'group'; ground: Ground; figures: Figure[] }
  | { kind: 'curriculum'; talent: string }
  | { kind: 'file'; file: string };

/** How one file of the media library is generated, and its metadata. */
export type MediaEntry = Source & Metadata;

/** The content of `media.yaml`; `defaults` contains the metadata shared by entries of a kind. */
export interface MediaFile {
  defaults: Partial<Record<MediaEntry['kind'], Metadata>>;
  people: Record<string, Person>;
  media: Record<string, MediaEntry>;
}

/** Returns the entries of `media.yaml`, each merged with the defaults of its kind. */
export function mediaEntries({ defaults, media }: MediaFile): Record<string, MediaEntry> {
  return Object.fromEntries(
    Object.entries(media).map(([name, entry]) => [name, { ...defaults[entry.kind], ...entry }]),
  );
}
