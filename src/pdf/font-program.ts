/** A font that fontkit opened, as far as its programs are made from it. */
interface Font {
  loca: { offsets: number[]; version: number };
  getGlyph(id: number): Glyph;
  _getTableStream(tag: 'glyf'): { pos: number; readBuffer(length: number): Uint8Array };
  _variationProcessor?: unknown;
}

interface Glyph {
  advanceWidth: number;
  _getMetrics(): { leftBearing: number };
  _decode(): { components?: { glyphID: number; pos: number }[] } | null;
}

/** The glyphs of a font that a document has, in the order of their numbers in the document. */
export interface Subset {
  font: Font;
  glyphs: number[];
  mapping: Record<number, number>;
  includeGlyph(id: number): number;
  encode(): Uint8Array;
  cff?: unknown;
}

/** What is the same in the programs of all documents. */
interface FontFacts {
  /** The tables that do not depend on the glyphs. */
  tables: ReadonlyMap<string, Buffer>;
  order: readonly string[];
  glyphs: Map<number, Outline>;
}

interface Outline {
  bytes: Uint8Array;
  advance: number;
  bearing: number;
  /** The glyphs that it is composed of, and where its bytes have their numbers. */
  components: readonly { glyphID: number; pos: number }[];
}

const fontCache = new WeakMap<Font, FontFacts>();
const headLength = 12;
const entryLength = 16;

/**
 * The program of a font with the glyphs of a document (ISO 32000-1, 9.9): the same bytes that fontkit encodes, which decodes each glyph and
 * writes each byte of the tables that do not change by itself. That took a seventh of the time of a document.
 */
export function fontProgram(subset: Subset): Uint8Array {
  if (subset.cff || subset.font._variationProcessor) return subset.encode();
  const { tables, order, glyphs } = getFontFacts(subset);
  const outlines: Uint8Array[] = [];
  const metrics: [advance: number, bearing: number][] = [];
  // A composed glyph adds its parts to the list.
  for (let index = 0; index < subset.glyphs.length; index += 1) {
    const id = subset.glyphs[index]!;
    const outline = glyphs.get(id) ?? readOutline(subset.font, id);
    glyphs.set(id, outline);
    outlines.push(withNumbers(outline, subset));
    metrics.push([outline.advance, outline.bearing]);
  }
  const count = outlines.length;
  const newTables = new Map<string, Buffer>([
    ['glyf', Buffer.concat(outlines)],
    ['loca', locations(outlines, subset.font.loca.version)],
    ['hmtx', widths(metrics)],
    ['maxp', withCount(tables.get('maxp')!, 4, count)],
    ['hhea', withCount(tables.get('hhea')!, 34, count)],
  ]);
  return assembled(order.map((tag) => [tag, newTables.get(tag) ?? tables.get(tag)!]));
}

/** The tables of a program that fontkit encodes, with the first glyph alone. */
function getFontFacts(subset: Subset): FontFacts {
  const { font } = subset;
  const cachedFont = fontCache.get(font);
  if (cachedFont) return cachedFont;
  const first: Subset = Object.assign(Object.create(Object.getPrototypeOf(subset)), {
    font,
    glyphs: [0],
    mapping: { 0: 0 },
  });
  const bytes = Buffer.from(first.encode());
  const order: string[] = [];
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < bytes.readUInt16BE(4); index += 1) {
    const at = headLength + index * entryLength;
    const tag = bytes.toString('latin1', at, at + 4);
    const [offset, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    order.push(tag);
    tables.set(tag, bytes.subarray(offset, offset + length));
  }
  const newFont = { tables, order, glyphs: new Map<number, Outline>() };
  fontCache.set(font, newFont);
  return newFont;
}

function readOutline(font: Font, id: number): Outline {
  const glyph = font.getGlyph(id);
  const [from = 0, to = from] = font.loca.offsets.slice(id, id + 2);
  const stream = font._getTableStream('glyf');
  stream.pos += from;
  return {
    bytes: stream.readBuffer(to - from),
    advance: glyph.advanceWidth,
    bearing: glyph._getMetrics().leftBearing,
    components: glyph._decode()?.components ?? [],
  };
}

/** The bytes of a glyph, with the numbers that its parts have in the document. */
function withNumbers({ bytes, components }: Outline, subset: Subset): Uint8Array {
  if (components.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const { glyphID, pos } of components) copy.writeUInt16BE(subset.includeGlyph(glyphID), pos);
  return copy;
}

/** Where each glyph begins and the last one ends: in words of two bytes, or in bytes. */
function locations(outlines: readonly Uint8Array[], version: number): Buffer {
  const size = version === 0 ? 2 : 4;
  const table = Buffer.alloc((outlines.length + 1) * size);
  let offset = 0;
  for (const [index, { length }] of outlines.entries()) {
    offset += length;
    if (version === 0) table.writeUInt16BE(offset / 2, (index + 1) * size);
    else table.writeUInt32BE(offset, (index + 1) * size);
  }
  return table;
}

function widths(metrics: readonly [advance: number, bearing: number][]): Buffer {
  const table = Buffer.alloc(metrics.length * 4);
  for (const [index, [advance, bearing]] of metrics.entries()) {
    table.writeUInt16BE(advance, index * 4);
    table.writeInt16BE(bearing, index * 4 + 2);
  }
  return table;
}

function withCount(table: Buffer, at: number, count: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(count, at);
  return copy;
}

/** The tables behind their directory, whose checksums stay zero, as fontkit leaves them. */
function assembled(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const count = tables.length;
  const power = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(headLength + count * entryLength);
  directory.write('true', 0, 'latin1');
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * entryLength, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(count * entryLength - 2 ** power * entryLength, 10);
  let offset = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = headLength + index * entryLength;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([directory, ...tables.map(([, bytes]) => bytes)]);
}
