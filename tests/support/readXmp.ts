import sharp from 'sharp';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const decode = (text: string | undefined) =>
  text?.replace(/&(\w+);/g, (_entity, name: string) => ENTITIES[name]!);

/** Reads the rights in a picture's XMP, as sharp finds it in any format. */
export async function readRights(file: Uint8Array) {
  const { xmpAsString = '' } = await sharp(Buffer.from(file)).metadata();
  const find = (pattern: RegExp) => decode(pattern.exec(xmpAsString)?.[1]);
  return {
    creator: find(/<dc:creator><rdf:Seq><rdf:li>([^<]*)</),
    notice: find(/<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">([^<]*)</),
    credit: find(/photoshop:Credit="([^"]*)"/),
    dataMining: find(/plus:DataMining="([^"]*)"/),
    statement: find(/xmpRights:WebStatement="([^"]*)"/),
  };
}
