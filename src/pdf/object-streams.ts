import { createRequire } from 'node:module';

interface Reference {
  id: number;
  document: Writer;
  offset: number | null;
  finalize(): void;
}
interface Stream {
  id: number;
  write(bytes: Buffer): void;
  end(): void;
}
interface Writer {
  ref(data: Record<string, unknown>): Stream;
  push(end: null): void;
  _write(data: string | Buffer): void;
  _refEnd(ref: Reference): void;
  _finalize(): void;
  _offset: number;
  _offsets: (number | null)[];
  _ended: boolean;
  _root: unknown;
  _info: unknown;
  _id: unknown;
}

const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
/** The same pdfkit that pdfmake uses. */
const PdfKit = ofPdfmake('pdfkit') as { prototype: Writer };

/** The object streams have this many objects each: a reader inflates one of them to read an object. */
const maxObjects = 200;

/** The objects that go into streams. */
const compact = new WeakSet<object>();
/** Their texts, as they are written. */
const packed = new WeakMap<Writer, { id: number; text: string }[]>();

/** Of the class of all objects, which pdfkit does not export. */
const reference = Object.getPrototypeOf(PdfKit.prototype.ref.call({ _offsets: [] } as never, {})) as Reference;
const { finalize } = reference;
if (typeof finalize !== 'function') throw new Error('This version of pdfkit writes objects in another way.');

/**
 * Has an object that is not a stream written into a compressed object stream (ISO 32000-1, 7.5.7), which an archival document may have
 * (ISO 19005-3, 6.1.4). It is meant for objects of which a document has many: all others stay plain, so that a search for
 * actions or fonts in a file finds them in its text.
 */
export function writeCompactly(object: object): void {
  compact.add(object);
}

reference.finalize = function (this: Reference): void {
  if (!compact.has(this)) {
    finalize.call(this);
    return;
  }
  const { document } = this;
  const written: string[] = [];
  document._write = (data) => void written.push(String(data));
  document._refEnd = () => undefined;
  try {
    finalize.call(this);
  } finally {
    // What was replaced belongs to the class.
    Reflect.deleteProperty(document, '_write');
    Reflect.deleteProperty(document, '_refEnd');
  }
  const [, text] = written;
  if (written.length !== 3 || text === undefined) throw new Error(`Object ${this.id} is a stream.`);
  const objects = packed.get(document) ?? [];
  packed.set(document, objects);
  objects.push({ id: this.id, text });
  this.offset = null;
  document._refEnd(this);
};

PdfKit.prototype._finalize = function (this: Writer): void {
  // The streams below are objects as well, after which nothing is left to end.
  this._ended = false;
  const places = writeObjectStreams(this, packed.get(this) ?? []);
  const size = this._offsets.length + 2;
  const table = this.ref({
    Type: 'XRef',
    Size: size,
    W: [1, 4, 2],
    Root: this._root,
    Info: this._info,
    ID: [this._id, this._id],
  });
  const start = this._offset;
  table.write(crossReferences([...this._offsets.slice(0, -1), start], places));
  table.end();
  this._write('startxref');
  this._write(`${start}`);
  this._write('%%EOF');
  this.push(null);
};

interface Place {
  stream: number;
  index: number;
}

/** Writes the objects, and returns where each is, by its number. */
function writeObjectStreams(writer: Writer, objects: readonly { id: number; text: string }[]): Map<number, Place> {
  const places = new Map<number, Place>();
  for (let first = 0; first < objects.length; first += maxObjects) {
    const part = objects.slice(first, first + maxObjects);
    const numbers: string[] = [];
    let at = 0;
    for (const { id, text } of part) {
      numbers.push(`${id} ${at}`);
      at += text.length + 1;
    }
    const head = `${numbers.join(' ')}\n`;
    const stream = writer.ref({ Type: 'ObjStm', N: part.length, First: head.length });
    for (const [index, { id }] of part.entries()) places.set(id, { stream: stream.id, index });
    stream.write(Buffer.from(`${head}${part.map(({ text }) => `${text}\n`).join('')}`, 'latin1'));
    stream.end();
  }
  return places;
}

/** The rows of the cross-reference stream (ISO 32000-1, 7.5.8.3): where object 0, which is free, and all others are. */
function crossReferences(offsets: readonly (number | null)[], places: ReadonlyMap<number, Place>): Buffer {
  const rows = Buffer.alloc((offsets.length + 1) * 7);
  rows.writeUInt16BE(0xffff, 5);
  for (const [index, offset] of offsets.entries()) {
    const id = index + 1;
    const place = places.get(id);
    const at = id * 7;
    if (offset === null && !place) throw new Error(`Object ${id} was never written.`);
    rows.writeUInt8(place ? 2 : 1, at);
    rows.writeUInt32BE(place ? place.stream : offset!, at + 1);
    rows.writeUInt16BE(place ? place.index : 0, at + 5);
  }
  return rows;
}
