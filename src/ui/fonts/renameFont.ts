/** Names that stay: the copyright and the licence, with its address. */
const KEPT_NAMES = [0, 13, 14];
/** Windows, Unicode, English. */
const [PLATFORM, ENCODING, ENGLISH] = [3, 1, 0x409];
const HEADER = 12;
const TABLE_RECORD = 16;
const NAME_HEADER = 6;
const NAME_RECORD = 12;

const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** Returns the sum of a table's 32-bit words, as OpenType wants it. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  const padded = pad(bytes);
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Returns the texts of a `name` table in Windows' encoding, by their number. */
function readNames(table: Buffer): Map<number, Buffer> {
  const names = new Map<number, Buffer>();
  const texts = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const [platform, , , id, length, offset] = Array.from({ length: 6 }, (_, field) =>
      table.readUInt16BE(NAME_HEADER + NAME_RECORD * index + 2 * field),
    ) as [number, number, number, number, number, number];
    const start = texts + offset;
    if (platform === PLATFORM) names.set(id, table.subarray(start, start + length));
  }
  return names;
}

/** Returns a `name` table with a family's names, and the licence of the former. */
function writeNames(former: Map<number, Buffer>, family: string): Buffer {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const kept = [...former].filter(([id]) => KEPT_NAMES.includes(id));
  const own: [number, string][] = [
    [1, family],
    [2, 'Regular'],
    [3, family],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const names = [...kept, ...own.map(([id, text]) => [id, utf16(text)] as const)];
  names.sort(([a], [b]) => a - b);
  const records = Buffer.alloc(NAME_HEADER + NAME_RECORD * names.length);
  records.writeUInt16BE(names.length, 2);
  records.writeUInt16BE(records.length, 4);
  let offset = 0;
  names.forEach(([id, text], index) => {
    [PLATFORM, ENCODING, ENGLISH, id, text.length, offset].forEach((value, field) => {
      records.writeUInt16BE(value, NAME_HEADER + NAME_RECORD * index + 2 * field);
    });
    offset += text.length;
  });
  return Buffer.concat([records, ...names.map(([, text]) => text)]);
}

/**
 * Returns a copy of a font with another family name, under which templates find it whatever the brand's
 * font is. Licences with reserved names ask this of changed fonts.
 *
 * @param font a TrueType or OpenType file
 */
export function renameFont(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const header = Buffer.from(font.subarray(0, HEADER + TABLE_RECORD * count));
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let record = HEADER; record < header.length; record += TABLE_RECORD) {
    const start = header.readUInt32BE(record + 8);
    const table = font.subarray(start, start + header.readUInt32BE(record + 12));
    const isName = header.toString('latin1', record, record + 4) === 'name';
    const content = isName ? writeNames(readNames(table), family) : table;
    if (isName) header.writeUInt32BE(checksum(content), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(content.length, record + 12);
    tables.push(pad(content));
    offset += tables.at(-1)!.length;
  }
  return Buffer.concat([header, ...tables]);
}
