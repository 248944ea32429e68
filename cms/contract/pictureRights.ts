const PLUS = 'http://ns.useplus.org/ldf/vocab/DMI-';

/**
 * What an agency can allow the crawlers of AI companies, each with its value of `plus:DataMining`, which
 * IPTC's standard of 2023 refers to.
 */
export const DATA_MINING = {
  all: `${PLUS}ALLOWED`,
  searchOnly: `${PLUS}PROHIBITED-AIMLTRAINING`,
  none: `${PLUS}PROHIBITED-EXCEPTSEARCHENGINEINDEXING`,
};

export type AiChoice = keyof typeof DATA_MINING;

/** Who made a picture, whose it is, and what machines may do with it. */
export interface PictureRights {
  /** Who made it, and its licence; without it, the agency answers for the picture. */
  credit?: string | null | undefined;
  agencyName: string;
  aiChoice: AiChoice;
  /** Absolute URL of the page that says how the pictures may be used. */
  statement?: string | undefined;
}

/** Returns the names that go with a picture, for search engines and in its metadata. */
export const creditsOf = (rights: Pick<PictureRights, 'credit' | 'agencyName'>) => ({
  creator: rights.credit || rights.agencyName,
  notice: rights.credit || `© ${rights.agencyName}`,
});

const ESCAPES = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES.get(letter)!);

/** Returns a picture's rights as XMP, the metadata that JPEG, PNG, WebP, AVIF and PDF carry. */
export function rightsXmp(rights: PictureRights): string {
  const { creator, notice } = creditsOf(rights);
  const names = {
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:photoshop': 'http://ns.adobe.com/photoshop/1.0/',
    'xmlns:plus': 'http://ns.useplus.org/ldf/xmp/1.0/',
    'xmlns:xmpRights': 'http://ns.adobe.com/xap/1.0/rights/',
    'photoshop:Credit': creator,
    'plus:DataMining': DATA_MINING[rights.aiChoice],
    ...(rights.statement && { 'xmpRights:WebStatement': rights.statement }),
  };
  const attributes = Object.entries(names).map(([name, value]) => `${name}="${escape(value)}"`);
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${attributes.join(' ')}>`,
    `<dc:creator><rdf:Seq><rdf:li>${escape(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escape(notice)}</rdf:li></rdf:Alt></dc:rights>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}
