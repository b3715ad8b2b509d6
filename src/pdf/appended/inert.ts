import { deflateSync } from 'node:zlib';
import {
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { type Budget, filtersOf, mostInflated } from './budget.js';
import { type Content, readContent } from './contents.js';
import { isPictureFilter, unfiltered } from './filters.js';
import { readJpeg } from './jpeg.js';
import type { IsShown } from './layers.js';
import { measurePicture } from './measure-picture.js';
import { UnusableFile } from './unusable.js';

/** Makes the part of a value that is copied; undefined leaves it out. */
type Copy = (value: PdfObject, copier: Copier) => PdfObject | undefined;
/** The entries of a dictionary that are copied. An entry that is not here is not in the document. */
type Entries = Readonly<Record<string, Copy>>;

/** References in files of programs are no longer chains, and lead to no more objects when each is followed every time. */
const most = { depth: 400, weight: 1_000_000 };

/** Numbers, names, texts and lists of them: data that refers to nothing. */
const data: Copy = (value, copier) => copier.plain(value);

const entries = (copy: Copy, ...keys: string[]): Entries => Object.fromEntries(keys.map((key) => [key, copy]));
const plain = (...keys: string[]): Entries => entries(data, ...keys);

/** Each is read when it is used, because kinds refer to each other. */
const dict = (of: () => Entries): Copy => {
  let known: Entries | undefined;
  const copy: Copy = (value, copier) => {
    known ??= of();
    return copier.dict(value, known, copy);
  };
  return copy;
};
const stream = (of: () => Entries): Copy => {
  let known: Entries | undefined;
  const copy: Copy = (value, copier) => {
    known ??= of();
    return copier.stream(value, known, copy);
  };
  return copy;
};
/** A stream that draws: its operators are read. */
const drawing = (of: () => Entries): Copy => {
  let known: Entries | undefined;
  const copy: Copy = (value, copier) => {
    known ??= of();
    return copier.drawing(value, known, copy);
  };
  return copy;
};
/** Values by the names that a stream gives them. */
const named = (each: () => Copy): Copy => {
  const copy: Copy = (value, copier) => copier.named(value, each(), copy);
  return copy;
};
const list = (each: () => Copy): Copy => {
  const copy: Copy = (value, copier) => copier.list(value, each(), copy);
  return copy;
};
const choose = (choice: (value: PdfObject, copier: Copier) => Copy | undefined): Copy => {
  return (value, copier) => {
    const found = copier.resolved(value);
    return found ? choice(found, copier)?.(value, copier) : undefined;
  };
};
/** Refuses what its data would make a reader do. */
function checked(copy: Copy, refuse: (found: PdfObject, copier: Copier) => void): Copy {
  return (value, copier) => {
    const found = copier.resolved(value);
    if (found && !copier.isCopied(found, copy)) refuse(found, copier);
    return copy(value, copier);
  };
}
const isStream = (value: PdfObject): value is PdfStream => value instanceof PdfStream;
const isDict = (value: PdfObject): value is PdfDict => value instanceof PdfDict && !isStream(value);

const functionEntries: Entries = {
  ...plain(
    'FunctionType',
    'Domain',
    'Range',
    'Size',
    'BitsPerSample',
    'Order',
    'Encode',
    'Decode',
    'C0',
    'C1',
    'N',
    'Bounds',
  ),
  Functions: list(() => aFunction),
};
const oneFunction = dict(() => functionEntries);
const sampledFunction = checked(
  stream(() => functionEntries),
  refuseHugeTable,
);
const aFunction = choose((value) => {
  if (isStream(value)) return sampledFunction;
  if (isDict(value)) return oneFunction;
  if (value instanceof PdfArray) return functions;
  return data;
});
const functions = list(() => aFunction);

const profile = stream(() => ({ ...plain('N', 'Range'), Alternate: colorSpace }));
const bare = stream(() => ({}));
const lookup = choose((value) => (isStream(value) ? bare : data));
const calibrated = dict(() => plain('WhitePoint', 'BlackPoint', 'Gamma', 'Matrix', 'Range'));
const colorSpaces: Readonly<Record<string, readonly Copy[]>> = {
  CalGray: [data, calibrated],
  CalRGB: [data, calibrated],
  Lab: [data, calibrated],
  ICCBased: [data, profile],
  Indexed: [data, (value, copier) => colorSpace(value, copier), data, lookup],
  I: [data, (value, copier) => colorSpace(value, copier), data, lookup],
  Pattern: [data, (value, copier) => colorSpace(value, copier)],
  Separation: [data, data, (value, copier) => colorSpace(value, copier), aFunction],
  DeviceN: [data, data, (value, copier) => colorSpace(value, copier), aFunction],
};
const colorSpace: Copy = (value, copier) => copier.tuple(value, colorSpace, (name) => colorSpaces[name] ?? [data]);

const softMask = dict(() => ({
  ...plain('Type', 'S', 'BC'),
  G: choose((value) => (isStream(value) ? form : undefined)),
  TR: aFunction,
}));
const graphicsState = dict(() => ({
  ...plain(
    'Type',
    'LW',
    'LC',
    'LJ',
    'ML',
    'D',
    'RI',
    'OP',
    'op',
    'OPM',
    'FL',
    'SM',
    'SA',
    'BM',
    'CA',
    'ca',
    'AIS',
    'TK',
    'UseBlackPtComp',
  ),
  ...entries(aFunction, 'BG', 'BG2', 'UCR', 'UCR2', 'TR', 'TR2'),
  Font: stateFont,
  SMask: choose((value) => (isDict(value) ? softMask : data)),
}));
/** A glyph that is drawn is counted where its font is chosen, which is in a stream. */
const stateFont: Copy = (value, copier) => {
  const [chosen] = copier.itemsOf(value);
  const found = copier.resolved(chosen);
  if (!(found instanceof PdfDict) || copier.nameIn(found, 'Subtype') === 'Type3') return undefined;
  return copier.list(value, fontOrSize, stateFont);
};
const fontOrSize = choose((value) => (isDict(value) ? font : data));

const shadingEntries: Entries = {
  ...plain('ShadingType', 'Background', 'BBox', 'AntiAlias', 'Coords', 'Domain', 'Matrix', 'Extend', 'Decode'),
  ...plain('BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag', 'VerticesPerRow'),
  ColorSpace: colorSpace,
  Function: aFunction,
};
const [oneShading, meshShading] = [dict(() => shadingEntries), stream(() => shadingEntries)];
const shading = choose((value) => (isStream(value) ? meshShading : oneShading));

const tiling = drawing(() => ({
  ...plain('Type', 'PatternType', 'PaintType', 'TilingType', 'BBox', 'XStep', 'YStep', 'Matrix'),
  Resources: resources,
}));
const shadingPattern = dict(() => ({
  ...plain('Type', 'PatternType', 'Matrix'),
  Shading: shading,
  ExtGState: graphicsState,
}));
const pattern = choose((value) => (isStream(value) ? tiling : shadingPattern));

const image = stream(() => ({
  ...plain('Type', 'Subtype', 'Width', 'Height', 'BitsPerComponent', 'Intent', 'ImageMask', 'Decode', 'Interpolate'),
  ...plain('Matte', 'SMaskInData', 'Name'),
  ColorSpace: colorSpace,
  Mask: choose((value) => (isStream(value) ? image : data)),
  SMask: choose((value) => (isStream(value) ? image : undefined)),
}));
const group = dict(() => ({ ...plain('Type', 'S', 'I', 'K'), CS: colorSpace }));
const form = drawing(() => ({
  ...plain('Type', 'Subtype', 'FormType', 'BBox', 'Matrix', 'Name'),
  Resources: resources,
  Group: group,
}));
const drawn = choose((value, copier) => {
  if (!isStream(value)) return undefined;
  if (!copier.isShown(value.get('OC'))) return () => copier.nothing();
  // PostScript runs in a printer; a form that PostScript was added to is drawn without it.
  return ({ Image: image, Form: form } as Record<string, Copy>)[copier.nameIn(value, 'Subtype') ?? ''];
});

const characterMap = checked(
  stream(() => characterMapEntries()),
  refuseHugeRanges,
);
const characterMapEntries = (): Entries => ({
  ...plain('Type', 'CMapName', 'WMode'),
  CIDSystemInfo: systemInfo,
  UseCMap: choose((value) => (isStream(value) ? characterMap : data)),
});
const systemInfo = dict(() => plain('Registry', 'Ordering', 'Supplement'));
const program = stream(() => plain('Subtype', 'Length1', 'Length2', 'Length3'));
const differences = dict(() => plain('Type', 'BaseEncoding', 'Differences'));
const glyph = drawing(() => ({}));
const descriptor = dict(() => ({
  ...plain('Type', 'FontName', 'FontFamily', 'FontStretch', 'FontWeight', 'Flags', 'FontBBox', 'ItalicAngle', 'Ascent'),
  ...plain(
    'Descent',
    'Leading',
    'CapHeight',
    'XHeight',
    'StemV',
    'StemH',
    'AvgWidth',
    'MaxWidth',
    'MissingWidth',
    'CharSet',
    'Lang',
  ),
  ...entries(program, 'FontFile', 'FontFile2', 'FontFile3'),
  CIDSet: bare,
  Style: dict(() => plain('Panose')),
}));
const font: Copy = checked(
  dict(() => fontEntries()),
  refuseHugeNumbers,
);
const fontEntries = (): Entries => ({
  ...plain(
    'Type',
    'Subtype',
    'Name',
    'BaseFont',
    'FirstChar',
    'LastChar',
    'Widths',
    'DW',
    'W',
    'DW2',
    'W2',
    'FontBBox',
    'FontMatrix',
  ),
  FontDescriptor: descriptor,
  Encoding: choose((value) => {
    if (isStream(value)) return characterMap;
    return isDict(value) ? differences : data;
  }),
  ToUnicode: choose((value) => (isStream(value) ? characterMap : data)),
  DescendantFonts: list(() => font),
  CIDSystemInfo: systemInfo,
  CIDToGIDMap: choose((value) => (isStream(value) ? bare : data)),
  CharProcs: named(() => glyph),
  Resources: resources,
});

const resources: Copy = dict(() => ({
  ProcSet: data,
  ExtGState: named(() => graphicsState),
  ColorSpace: named(() => colorSpace),
  Pattern: named(() => pattern),
  Shading: named(() => shading),
  XObject: named(() => drawn),
  Font: named(() => font),
  Properties: named(() => marked),
}));
/** What a property list says about text. Its layers are gone: those that are hidden with what they mark. */
const marked = dict(() => plain('MCID', 'Lang', 'ActualText', 'Alt', 'E'));

const page: Entries = {
  ...plain('Type', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit'),
  Resources: resources,
  Group: group,
};

/** What a cleaned stream does, by the stream. */
export type Contents = WeakMap<PdfDict, Content>;

/**
 * Leaves of each page what it looks like, and nothing that runs, opens, reaches or hides something: the page and all that it draws are
 * copied by lists of the entries that drawing needs. A hidden layer is removed.
 *
 * @throws {UnusableFile}
 */
export function makeInert(pdf: PDF, isShown: IsShown, budget: Budget): Contents {
  const copier = new Copier(pdf, isShown, budget);
  for (const { dict } of pdf.getPages()) {
    const contents = copier.pageContents(dict);
    const cleaned = [...copier.entriesOf(dict, page)];
    const parent = dict.get('Parent');
    for (const key of [...dict.keys()]) dict.delete(key);
    dict.set('Type', PdfName.of('Page'));
    if (parent) dict.set('Parent', parent);
    for (const [key, value] of cleaned) dict.set(key, value);
    if (contents) dict.set('Contents', contents.ref);
    if (contents) copier.contents.set(dict, contents.content);
  }
  return copier.contents;
}

interface Copied {
  ref: PdfObject;
  level: number;
  /** How many objects a reader meets that follows each reference every time; null while it is copied. */
  weight: number | null;
}

class Copier {
  readonly contents: Contents = new WeakMap();
  private readonly copies = new Map<Copy, Map<PdfObject, Copied>>();
  private depth = 0;
  /** How many resource dictionaries the object that is copied is in. */
  private level = 0;
  /** Of the object that is copied, so far. */
  private weight = 0;

  constructor(
    private readonly pdf: PDF,
    readonly isShown: IsShown,
    private readonly budget: Budget,
  ) {}

  resolved(value: PdfObject | undefined): PdfObject | null {
    // A reference to a reference is a fault of the file.
    return (value instanceof PdfRef ? this.pdf.getObject(value) : value) ?? null;
  }

  isCopied(found: PdfObject, kind: Copy): boolean {
    return this.copies.get(kind)?.has(found) ?? false;
  }

  numbersIn(dict: PdfDict, key: string): number[] {
    const value = this.resolved(dict.get(key));
    const items = value instanceof PdfArray ? [...value].map((each) => this.resolved(each)) : [value];
    return items.flatMap((each) => (each instanceof PdfNumber ? [each.value] : []));
  }

  nameIn(dict: PdfDict, key: string): string | undefined {
    const value = this.resolved(dict.get(key));
    return value instanceof PdfName ? value.value : undefined;
  }

  itemsOf(value: PdfObject | undefined): PdfObject[] {
    const found = this.resolved(value);
    return found instanceof PdfArray ? [...found] : [];
  }

  plain(value: PdfObject, depth = 0): PdfObject | undefined {
    const found = this.resolved(value);
    if (found instanceof PdfArray) {
      if (depth > 4) return undefined;
      const items = [...found].map((each) => this.plain(each, depth + 1) ?? PdfNull.instance);
      return new PdfArray(items);
    }
    const isData = [PdfNumber, PdfName, PdfString, PdfBool].some((kind) => found instanceof kind);
    return isData ? (found as PdfObject) : undefined;
  }

  dict(value: PdfObject, of: Entries, kind: Copy): PdfObject | undefined {
    const found = this.resolved(value);
    if (!(found instanceof PdfDict)) return undefined;
    return this.once(
      value,
      found,
      kind,
      () => new PdfDict(),
      (copy) => this.fill(copy, found, of),
    );
  }

  named(value: PdfObject, each: Copy, kind: Copy): PdfObject | undefined {
    const found = this.resolved(value);
    if (!(found instanceof PdfDict)) return undefined;
    return this.once(
      value,
      found,
      kind,
      () => new PdfDict(),
      (copy) => {
        for (const [key, item] of found) {
          const copied = each(item, this);
          if (copied) copy.set(key, copied);
        }
      },
    );
  }

  list(value: PdfObject, each: Copy, kind: Copy): PdfObject | undefined {
    const found = this.resolved(value);
    if (!(found instanceof PdfArray)) return undefined;
    return this.once(
      value,
      found,
      kind,
      () => new PdfArray([]),
      (copy) => {
        for (const item of found) copy.push(each(item, this) ?? PdfNull.instance);
      },
    );
  }

  /** A list whose first name says what the others are. */
  tuple(value: PdfObject, kind: Copy, kinds: (name: string) => readonly Copy[]): PdfObject | undefined {
    const found = this.resolved(value);
    if (!(found instanceof PdfArray)) return this.plain(value);
    const [first, ...rest] = found;
    const name = this.resolved(first);
    const [, ...each] = kinds(name instanceof PdfName ? name.value : '');
    return this.once(
      value,
      found,
      kind,
      () => new PdfArray([]),
      (copy) => {
        if (name) copy.push(name);
        for (const [index, item] of rest.entries()) {
          const copied = each[index]?.(item, this);
          if (!each[index]) break;
          copy.push(copied ?? PdfNull.instance);
        }
      },
    );
  }

  stream(value: PdfObject, of: Entries, kind: Copy): PdfObject | undefined {
    const found = this.resolved(value);
    if (!(found instanceof PdfStream)) return undefined;
    return this.once(
      value,
      found,
      kind,
      () => this.dataOf(found),
      (copy) => this.fill(copy, found, of),
    );
  }

  drawing(value: PdfObject, of: Entries, kind: Copy): PdfObject | undefined {
    const found = this.resolved(value);
    if (!(found instanceof PdfStream)) return undefined;
    const properties = this.propertiesOf(found);
    return this.once(
      value,
      found,
      kind,
      () => {
        const { content, changed } = this.read(this.decoded(found, 'contents'), properties);
        const copy = changed ? deflated(changed) : this.dataOf(found);
        this.contents.set(copy, content);
        return copy;
      },
      (copy) => this.fill(copy, found, of),
    );
  }

  /** A drawing of nothing, in the place of one on a hidden layer. */
  nothing(): PdfRef {
    const empty = PdfStream.fromDict({
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      BBox: new PdfArray([0, 0, 0, 0].map((each) => PdfNumber.of(each))),
    });
    this.contents.set(empty, this.read(new Uint8Array(), null).content);
    return this.pdf.register(empty);
  }

  pageContents(dict: PdfDict): { ref: PdfRef; content: Content } | null {
    const whole = this.resolved(dict.get('Contents'));
    const parts = whole instanceof PdfArray ? [...whole].map((each) => this.resolved(each)) : [whole];
    const streams = parts.filter((each) => each instanceof PdfStream);
    if (streams.length === 0) return null;
    // A token does not extend from one stream of a page to the next.
    const joined = Buffer.concat(streams.flatMap((each) => [this.decoded(each, 'contents'), Buffer.from('\n')]));
    const { content, changed } = this.read(joined, this.propertiesOf(dict));
    return { ref: this.pdf.register(deflated(changed ?? joined)), content };
  }

  *entriesOf(found: PdfDict, of: Entries): Iterable<[string, PdfObject]> {
    for (const [key, copy] of Object.entries(of)) {
      const value = found.get(key);
      const copied = value && copy(value, this);
      if (copied) yield [key, copied];
    }
  }

  private fill(copy: PdfDict, found: PdfDict, of: Entries): void {
    for (const [key, value] of this.entriesOf(found, of)) copy.set(key, value);
  }

  /** Copies what a reference leads to once for each kind of use; what refers to itself refers to its copy. */
  private once<T extends PdfDict | PdfArray>(
    value: PdfObject,
    found: PdfObject,
    kind: Copy,
    begin: () => T,
    complete: (copy: T) => void,
  ): PdfObject {
    const copies = this.copies.get(kind) ?? new Map<PdfObject, Copied>();
    this.copies.set(kind, copies);
    const known = copies.get(found);
    if (known) {
      // A font or form may be among the resources of what it draws; nothing else can be a part of itself.
      if (known.weight === null && known.level === this.level) throw new UnusableFile('broken');
      this.weigh(known.weight ?? 1);
      return known.ref;
    }
    const copy = begin();
    const isIndirect = value instanceof PdfRef || copy instanceof PdfStream;
    const made: Copied = { ref: isIndirect ? this.pdf.register(copy) : copy, level: this.level, weight: null };
    if (isIndirect) copies.set(found, made);
    const outer = this.weight;
    const isResources = kind === resources;
    this.weight = 1;
    this.depth += 1;
    if (isResources) this.level += 1;
    if (this.depth > most.depth) throw new UnusableFile('too_complex');
    complete(copy);
    if (isResources) this.level -= 1;
    this.depth -= 1;
    made.weight = isResources ? 1 : this.weight;
    this.weight = outer;
    this.weigh(made.weight);
    return made.ref;
  }

  private weigh(weight: number): void {
    this.weight += weight;
    if (this.weight > most.weight) throw new UnusableFile('too_complex');
  }

  private propertiesOf(holder: PdfDict): PdfDict | null {
    const owned = this.resolved(holder.get('Resources'));
    const properties = owned instanceof PdfDict ? this.resolved(owned.get('Properties')) : null;
    return properties instanceof PdfDict ? properties : null;
  }

  private read(bytes: Uint8Array, properties: PdfDict | null) {
    return readContent(bytes, (name) => this.isShown(properties?.get(name)), this.budget.charge('contents'));
  }

  decoded(found: PdfStream, kind: 'contents' | 'file'): Uint8Array {
    this.refuseExternal(found);
    const filters = filtersOf(found, (ref) => this.pdf.getObject(ref));
    return unfiltered(found.data, filters, mostInflated.stream, this.budget.charge(kind));
  }

  /** The data of a stream behind one filter at most: that of a picture, or Deflate. */
  private dataOf(found: PdfStream): PdfStream {
    this.refuseExternal(found);
    const filters = filtersOf(found, (ref) => this.pdf.getObject(ref));
    const inner = unfiltered(found.data, filters, mostInflated.stream, this.budget.charge('file'));
    const at = filters.findIndex(isPictureFilter);
    const isImage = this.nameIn(found, 'Subtype') === 'Image';
    if (isImage) measurePicture(found, filters[at], inner, (value) => this.resolved(value));
    if (at < 0)
      return filters.length === 1 && filters[0]?.name === 'FlateDecode' ? this.asItIs(found) : deflated(inner);
    const picture = filters[at]!;
    const copy = new PdfStream(
      [['Filter', PdfName.of(picture.name)]],
      picture.name === 'DCTDecode' ? stripped(inner) : inner,
    );
    const parameters = this.resolved(found.get('DecodeParms'));
    const own = this.resolved(parameters instanceof PdfArray ? parameters.at(at) : (parameters ?? undefined));
    if (own instanceof PdfDict) copy.set('DecodeParms', new PdfDict([...this.entriesOf(own, pictureParameters)]));
    return copy;
  }

  /** One layer of Deflate, with its predictor. */
  private asItIs(found: PdfStream): PdfStream {
    const copy = new PdfStream([['Filter', PdfName.of('FlateDecode')]], found.data);
    const parameters = this.resolved(found.get('DecodeParms'));
    const own = this.resolved(parameters instanceof PdfArray ? parameters.at(0) : (parameters ?? undefined));
    if (own instanceof PdfDict) copy.set('DecodeParms', new PdfDict([...this.entriesOf(own, predictorParameters)]));
    return copy;
  }

  /** A stream whose data is in another file. */
  private refuseExternal(found: PdfStream): void {
    if (found.has('F')) throw new UnusableFile('broken');
  }
}

/** Values of a table that a reader makes at once, and characters of a map or font. */
const mostValues = { table: 16_000_000, map: 2_000_000, code: 65_535 };

function refuseHugeTable(found: PdfObject, copier: Copier): void {
  if (!(found instanceof PdfDict)) return;
  const values = copier.numbersIn(found, 'Size').reduce((product, each) => product * each, 1);
  if (values > mostValues.table) throw new UnusableFile('too_large');
}

/** Numbers of characters from which a reader makes a list: to the last, whatever the file has of them. */
function refuseHugeNumbers(found: PdfObject, copier: Copier): void {
  if (!(found instanceof PdfDict)) return;
  const last = copier.numbersIn(found, 'LastChar').concat(copier.numbersIn(found, 'FirstChar'));
  // Widths are in lists of their own or below these numbers.
  const codes = [...last, ...copier.numbersIn(found, 'W'), ...copier.numbersIn(found, 'W2')];
  if (codes.some((code) => Math.abs(code) > mostValues.code)) throw new UnusableFile('broken');
}

/** Ranges of character codes: a reader writes each of their characters into a table. */
function refuseHugeRanges(found: PdfObject, copier: Copier): void {
  if (!(found instanceof PdfStream)) return;
  const text = Buffer.from(copier.decoded(found, 'file')).toString('latin1');
  let characters = 0;
  for (const [, section = ''] of text.matchAll(/begin(?:bf|cid|notdef)range([\s\S]*?)end(?:bf|cid|notdef)range/g)) {
    for (const [, first = '', last = ''] of section.matchAll(
      /<\s*([0-9a-fA-F]+)\s*>\s*<\s*([0-9a-fA-F]+)\s*>\s*[<[\d]/g,
    ))
      characters += Math.max(0, Number.parseInt(last, 16) - Number.parseInt(first, 16));
  }
  if (characters > mostValues.map) throw new UnusableFile('too_large');
}

const predictorParameters = plain('Predictor', 'Colors', 'BitsPerComponent', 'Columns');
const pictureParameters: Entries = {
  ...plain(
    'K',
    'EndOfLine',
    'EncodedByteAlign',
    'Columns',
    'Rows',
    'EndOfBlock',
    'BlackIs1',
    'DamagedRowsBeforeError',
    'ColorTransform',
  ),
  JBIG2Globals: bare,
};

function deflated(bytes: Uint8Array): PdfStream {
  return new PdfStream([['Filter', PdfName.of('FlateDecode')]], deflateSync(bytes));
}

/** A photograph in a page loses what its camera says about it, as one that is an exhibit does. */
function stripped(bytes: Uint8Array): Uint8Array {
  try {
    return readJpeg(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).bytes;
  } catch (error) {
    if (error instanceof UnusableFile && error.fault === 'broken') return bytes;
    throw error;
  }
}
