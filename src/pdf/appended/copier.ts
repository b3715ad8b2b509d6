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
import { type Budget, maxInflated, readFilters } from './budget.js';
import type { PageContent } from './content.js';
import { readContent } from './contents.js';
import type { Contents, ObjectCopy } from './copied.js';
import type { Copy, Entries } from './copy.js';
import { isPictureFilter, unfiltered } from './filters.js';
import { pictureParameters, predictorParameters, resources } from './kinds.js';
import type { IsShown } from './layers.js';
import { measurePicture } from './measure-picture.js';
import { deflated, stripped } from './stream-data.js';
import { UnusableFile } from './unusable.js';

/** References in files of programs are no longer chains, and lead to no more objects when each is followed every time. */
const most = { depth: 400, weight: 1_000_000 };

const newDict = () => new PdfDict();
const newArray = () => new PdfArray([]);

export class Copier {
  readonly contents: Contents = new WeakMap();
  private readonly copies = new Map<Copy, Map<PdfObject, ObjectCopy>>();
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
    return (value instanceof PdfRef ? this.pdf.getObject(value) : value) ?? null;
  }
  isCopied(object: PdfObject, kind: Copy): boolean {
    return this.copies.get(kind)?.has(object) ?? false;
  }
  numbersIn(dict: PdfDict, key: string): number[] {
    const value = this.resolved(dict.get(key));
    return (value instanceof PdfArray ? [...value].map((each) => this.resolved(each)) : [value]).flatMap((each) =>
      each instanceof PdfNumber ? [each.value] : [],
    );
  }
  nameIn(dict: PdfDict, key: string): string | undefined {
    const value = this.resolved(dict.get(key));
    return value instanceof PdfName ? value.value : undefined;
  }

  itemsOf(value: PdfObject | undefined): PdfObject[] {
    const resolvedValue = this.resolved(value);
    return resolvedValue instanceof PdfArray ? [...resolvedValue] : [];
  }

  plain(value: PdfObject, depth = 0): PdfObject | undefined {
    const resolvedValue = this.resolved(value);
    if (resolvedValue instanceof PdfArray) {
      if (depth > 4) return undefined;
      const items = [...resolvedValue].map((each) => this.plain(each, depth + 1) ?? PdfNull.instance);
      return new PdfArray(items);
    }
    const isData = [PdfNumber, PdfName, PdfString, PdfBool].some((kind) => resolvedValue instanceof kind);
    return isData ? (resolvedValue as PdfObject) : undefined;
  }

  dict(value: PdfObject, entries: Entries, kind: Copy): PdfObject | undefined {
    return this.each(PdfDict, value, kind, newDict, (copy, source) => this.fill(copy, source, entries));
  }

  named(value: PdfObject, each: Copy, kind: Copy): PdfObject | undefined {
    return this.each(PdfDict, value, kind, newDict, (copy, source) => {
      for (const [key, item] of source) {
        const copied = each(item, this);
        if (copied) copy.set(key, copied);
      }
    });
  }

  list(value: PdfObject, each: Copy, kind: Copy): PdfObject | undefined {
    return this.each(PdfArray, value, kind, newArray, (copy, source) => {
      for (const item of source) copy.push(each(item, this) ?? PdfNull.instance);
    });
  }

  /** A list whose first name says what the others are. */
  tuple(value: PdfObject, kind: Copy, kinds: (name: string) => readonly Copy[]): PdfObject | undefined {
    if (!(this.resolved(value) instanceof PdfArray)) return this.plain(value);
    return this.each(PdfArray, value, kind, newArray, (copy, [first, ...rest]) => {
      const name = this.resolved(first);
      const [, ...each] = kinds(name instanceof PdfName ? name.value : '');
      if (name) copy.push(name);
      for (const [index, item] of rest.entries()) {
        const copied = each[index]?.(item, this);
        if (!each[index]) break;
        copy.push(copied ?? PdfNull.instance);
      }
    });
  }

  stream(value: PdfObject, entries: Entries, kind: Copy): PdfObject | undefined {
    const begin = (source: PdfStream) => this.dataOf(source);
    return this.each(PdfStream, value, kind, begin, (copy, source) => this.fill(copy, source, entries));
  }

  drawing(value: PdfObject, entries: Entries, kind: Copy): PdfObject | undefined {
    const begin = (source: PdfStream) => {
      const { content, changed } = this.read(this.decoded(source, 'contents'), this.propertiesOf(source));
      const copy = changed ? deflated(changed) : this.dataOf(source);
      this.contents.set(copy, content);
      return copy;
    };
    return this.each(PdfStream, value, kind, begin, (copy, source) => this.fill(copy, source, entries));
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

  pageContents(dict: PdfDict): { ref: PdfRef; content: PageContent } | null {
    const whole = this.resolved(dict.get('Contents'));
    const parts = whole instanceof PdfArray ? [...whole].map((each) => this.resolved(each)) : [whole];
    const streams = parts.filter((each) => each instanceof PdfStream);
    if (streams.length === 0) return null;
    // A token does not extend from one stream of a page to the next.
    const joined = Buffer.concat(streams.flatMap((each) => [this.decoded(each, 'contents'), Buffer.from('\n')]));
    const { content, changed } = this.read(joined, this.propertiesOf(dict));
    return { ref: this.pdf.register(deflated(changed ?? joined)), content };
  }

  *entriesOf(dict: PdfDict, entries: Entries): Iterable<[string, PdfObject]> {
    for (const [key, copy] of Object.entries(entries)) {
      const value = dict.get(key);
      const copied = value && copy(value, this);
      if (copied) yield [key, copied];
    }
  }

  private fill(copy: PdfDict, source: PdfDict, entries: Entries): void {
    for (const [key, value] of this.entriesOf(source, entries)) copy.set(key, value);
  }

  /** The copy of what a value is or refers to; undefined if that is of another type. */
  private each<Found extends PdfObject, T extends PdfDict | PdfArray>(
    type: abstract new (...of: never[]) => Found,
    value: PdfObject,
    kind: Copy,
    begin: (source: Found) => T,
    complete: (copy: T, source: Found) => void,
  ): PdfObject | undefined {
    const resolvedValue = this.resolved(value);
    if (!(resolvedValue instanceof type)) return undefined;
    return this.once(
      value,
      resolvedValue,
      kind,
      () => begin(resolvedValue),
      (copy) => complete(copy, resolvedValue),
    );
  }

  /** Copies what a reference leads to once for each kind of use; what refers to itself refers to its copy. */
  private once<T extends PdfDict | PdfArray>(
    value: PdfObject,
    source: PdfObject,
    kind: Copy,
    begin: () => T,
    complete: (copy: T) => void,
  ): PdfObject {
    const copies = this.copies.get(kind) ?? new Map<PdfObject, ObjectCopy>();
    this.copies.set(kind, copies);
    const existingCopy = copies.get(source);
    if (existingCopy) {
      // A font or form may be among the resources of what it draws; nothing else can be a part of itself.
      if (existingCopy.weight === null && existingCopy.level === this.level) throw new UnusableFile('broken');
      this.weigh(existingCopy.weight ?? 1);
      return existingCopy.ref;
    }
    const copy = begin();
    const isIndirect = value instanceof PdfRef || copy instanceof PdfStream;
    const newCopy: ObjectCopy = { ref: isIndirect ? this.pdf.register(copy) : copy, level: this.level, weight: null };
    if (isIndirect) copies.set(source, newCopy);
    const outer = this.weight;
    const isResources = kind === resources;
    this.weight = 1;
    this.depth += 1;
    if (isResources) this.level += 1;
    if (this.depth > most.depth) throw new UnusableFile('too_complex');
    complete(copy);
    if (isResources) this.level -= 1;
    this.depth -= 1;
    newCopy.weight = isResources ? 1 : this.weight;
    this.weight = outer;
    this.weigh(newCopy.weight);
    return newCopy.ref;
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

  decoded(stream: PdfStream, kind: 'contents' | 'file'): Uint8Array {
    this.rejectExternal(stream);
    const filters = readFilters(stream, (ref) => this.pdf.getObject(ref));
    return unfiltered(stream.data, filters, maxInflated.stream, this.budget.charge(kind));
  }

  /** The data of a stream behind one filter at most: that of a picture, or Deflate. */
  private dataOf(stream: PdfStream): PdfStream {
    this.rejectExternal(stream);
    const filters = readFilters(stream, (ref) => this.pdf.getObject(ref));
    const inner = unfiltered(stream.data, filters, maxInflated.stream, this.budget.charge('file'));
    const at = filters.findIndex(isPictureFilter);
    const isImage = this.nameIn(stream, 'Subtype') === 'Image';
    if (isImage) measurePicture(stream, filters[at], inner, (value) => this.resolved(value));
    if (at < 0)
      return filters.length === 1 && filters[0]?.name === 'FlateDecode' ? this.asItIs(stream) : deflated(inner);
    const picture = filters[at]!;
    const copy = new PdfStream(
      [['Filter', PdfName.of(picture.name)]],
      picture.name === 'DCTDecode' ? stripped(inner) : inner,
    );
    return this.withParameters(copy, stream, at, pictureParameters);
  }

  /** One layer of Deflate, with its predictor. */
  private asItIs(stream: PdfStream): PdfStream {
    const copy = new PdfStream([['Filter', PdfName.of('FlateDecode')]], stream.data);
    return this.withParameters(copy, stream, 0, predictorParameters);
  }

  private withParameters(copy: PdfStream, stream: PdfStream, at: number, entries: Entries): PdfStream {
    const all = this.resolved(stream.get('DecodeParms'));
    const ownParameters = this.resolved(all instanceof PdfArray ? all.at(at) : (all ?? undefined));
    if (ownParameters instanceof PdfDict)
      copy.set('DecodeParms', new PdfDict([...this.entriesOf(ownParameters, entries)]));
    return copy;
  }

  /** A stream whose data is in another file. */
  private rejectExternal(stream: PdfStream): void {
    if (stream.has('F')) throw new UnusableFile('broken');
  }
}
