import {
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core';
import { pageFormat } from '../page.js';
import { type Areas, finite, inherited, maxWork, type PageContent, workOfPixels } from './content.js';
import type { Contents } from './copied.js';
import { determinant } from './matrix.js';
import { UnusableFile } from './unusable.js';

/** What a reader fills at most at once, in points: a page is made letter size. */
const sheet = pageFormat.width * pageFormat.height;
/** How much longer than to fill it with a color. */
const slower = { mask: 4, shading: 8 };

const most = { page: maxWork, file: 40_000_000, depth: 50, steps: 500_000 };

/**
 * Refuses a file with a page that a reader would draw for minutes: drawings that draw drawings multiply, and so do patterns whose
 * tiles are smaller than a dot.
 *
 * @param shares how many exhibits of the largest size the file is as large as
 * @throws {UnusableFile}
 */
export function rejectEndlessPages(pdf: PDF, contents: Contents, shares: number): void {
  const counter = new Counter(pdf, contents);
  let total = 0;
  for (const each of pdf.getPages()) {
    const { width, height } = each.getMediaBox();
    const work = counter.page(each.dict, Math.abs(width * height) || 1);
    total += work;
    if (!(work <= most.page) || !(total <= most.file * shares)) throw new UnusableFile('too_complex');
  }
}

/** What a stream is drawn with. */
interface Around {
  resources: PdfDict | null;
  pattern: PdfDict | null;
  font: PdfDict | null;
  dash: number;
  /** How much of its own space can be on the page. */
  room: number;
  /** The largest area on the page that a unit of its own space gets. */
  unit: number;
}

class Counter {
  private readonly known = new Map<string, number>();
  private readonly numbers = new WeakMap<PdfDict, number>();
  /** The bytes of each mesh, of which a reader makes triangles. */
  private readonly meshes = new WeakMap<PdfDict, number>();
  private objects = 0;
  private depth = 0;
  private steps = 0;

  constructor(
    private readonly pdf: PDF,
    private readonly contents: Contents,
  ) {}

  page(dict: PdfDict, room: number): number {
    return this.of(dict, {
      resources: this.dictAt(dict, 'Resources'),
      pattern: null,
      font: null,
      dash: Infinity,
      room,
      unit: Math.min(1, sheet / room),
    });
  }

  private of(drawing: PdfDict, around: Around): number {
    const content = this.contents.get(drawing);
    if (!content) return 1;
    const key = [drawing, around.resources, around.pattern, around.font].map((each) => this.numberOf(each)).join();
    const whole = `${key},${around.dash},${around.room},${around.unit}`;
    const cachedWeight = this.known.get(whole);
    if (cachedWeight !== undefined) return cachedWeight;
    this.depth += 1;
    this.steps += 1;
    // A drawing that draws itself does not end either.
    if (this.depth > most.depth || this.steps > most.steps) throw new UnusableFile('too_complex');
    const work = this.sum(content, around);
    this.depth -= 1;
    this.known.set(whole, work);
    return work;
  }

  private sum(content: PageContent, around: Around): number {
    const { resources, room, unit } = around;
    const whole = onPage(room, unit);
    const patternOf = (name: string | null) =>
      name === inherited ? around.pattern : name && this.resource(resources, 'Pattern', name);
    const fontOf = (name: string) => (name === inherited ? around.font : this.resource(resources, 'Font', name));
    let work = content.work + content.dashed / around.dash + filled(content.painted, around);
    for (const { name, pattern, font, dash, count, scale, largest } of content.draws) {
      const drawing = this.resource(resources, 'XObject', name);
      if (!drawing) continue;
      const inner = {
        pattern: patternOf(pattern) || null,
        font: fontOf(font),
        dash: dash ?? around.dash,
        room: room / scale,
        unit: unit * largest,
      };
      work += count * this.drawn(drawing, resources, inner);
    }
    for (const { pattern, count, area } of content.fills) {
      const resolvedPattern = patternOf(pattern);
      if (resolvedPattern) work += this.painted(resolvedPattern, resources, { area, count }, around);
    }
    for (const { font, bytes, scale, largest } of content.texts) {
      const resolvedFont = fontOf(font);
      if (resolvedFont && this.nameAt(resolvedFont, 'Subtype') === 'Type3')
        work += bytes * this.glyph(resolvedFont, { ...around, room: room / scale, unit: unit * largest });
    }
    for (const [name, count] of content.states) {
      const mask = this.dictAt(this.resource(resources, 'ExtGState', name), 'SMask');
      const drawing = this.dictAt(mask, 'G');
      if (drawing)
        work +=
          count *
          (this.drawn(drawing, resources, { ...around, pattern: null, font: null, dash: Infinity }) +
            slower.mask * whole);
    }
    for (const [name, areas] of content.shadings) {
      const shading = this.resource(resources, 'Shading', name);
      if (!shading) continue;
      const count = [...areas.values()].reduce((sum, each) => sum + each, 0);
      work += count * this.shaded(shading) + slower.shading * filled(areas, around);
    }
    return work;
  }

  private drawn(drawing: PdfDict, outer: PdfDict | null, around: Omit<Around, 'resources'>): number {
    if (this.nameAt(drawing, 'Subtype') === 'Image') return this.picture(drawing, outer, around);
    const inBox = area(this.numbersAt(drawing, 'BBox'));
    const scale = this.scaleOf(drawing, 'Matrix');
    const room = Math.min(inBox, around.room / (scale || Infinity));
    const unit = around.unit * scale;
    const group = drawing.has('Group') ? onPage(room, unit) : 0;
    return (
      1 + group + this.of(drawing, { ...around, resources: this.dictAt(drawing, 'Resources') ?? outer, room, unit })
    );
  }

  private picture(image: PdfDict, outer: PdfDict | null, around: Omit<Around, 'resources'>): number {
    const { pattern, unit } = around;
    // The space of a picture is one unit wide and high.
    let work = onPage(1, unit);
    const seen = new Set<PdfDict>();
    for (
      let each: PdfDict | null = image;
      each && !seen.has(each);
      each = this.dictAt(each, 'SMask') ?? this.dictAt(each, 'Mask')
    ) {
      seen.add(each);
      work += workOfPixels(this.numberAt(each, 'Width') * this.numberAt(each, 'Height'));
    }
    const isMask = this.resolved(image.get('ImageMask'));
    const isPainted = isMask instanceof PdfBool && isMask.value && pattern;
    return work + (isPainted ? this.painted(pattern, outer, { area: 1, count: 1 }, around) : 0);
  }

  /** @param area in the space of the stream whose pattern it is; infinite if it is not known */
  private painted(
    pattern: PdfDict,
    outer: PdfDict | null,
    { area: filledArea, count }: { area: number; count: number },
    { room, unit }: Omit<Around, 'resources'>,
  ): number {
    if (!(pattern instanceof PdfStream)) {
      // Of text, the area is not known, and small.
      const shaded = filledArea < Infinity ? slower.shading * workOfArea(Math.min(filledArea, count * room) * unit) : 0;
      return count * this.shaded(this.dictAt(pattern, 'Shading')) + shaded;
    }
    const scale = this.scaleOf(pattern, 'Matrix');
    const cell = this.of(pattern, {
      resources: this.dictAt(pattern, 'Resources') ?? outer,
      pattern: null,
      font: null,
      dash: Infinity,
      room: area(this.numbersAt(pattern, 'BBox')),
      // Of the page, whatever the stream is drawn with.
      unit: scale,
    });
    // A step beyond the page leaves one row or column of tiles.
    const side = Math.sqrt(room / scale);
    const [x, y] = ['XStep', 'YStep'].map((key) => Math.min(Math.abs(this.numberAt(pattern, key)), side));
    const painted = Math.min(filledArea, count * room);
    return (count + painted / (scale * x! * y!)) * (1 + cell);
  }

  private shaded(shading: PdfDict | null): number {
    if (!(shading instanceof PdfStream)) return 100;
    const meshWeight = this.meshes.get(shading) ?? 100 + shading.getDecodedData().length;
    this.meshes.set(shading, meshWeight);
    return meshWeight;
  }

  /** The most that a character of a font draws. */
  private glyph(font: PdfDict, around: Around): number {
    const resources = this.dictAt(font, 'Resources') ?? around.resources;
    const scale = this.scaleOf(font, 'FontMatrix') || 1;
    const inner = {
      ...around,
      resources,
      font: null,
      room: around.room / (scale || Infinity),
      unit: around.unit * scale,
    };
    let work = 1;
    for (const [, value] of this.dictAt(font, 'CharProcs') ?? []) {
      const glyph = this.resolved(value);
      if (glyph instanceof PdfDict) work = Math.max(work, this.of(glyph, inner));
    }
    return work;
  }

  private resource(resources: PdfDict | null, kind: string, name: string): PdfDict | null {
    return this.dictAt(this.dictAt(resources, kind), name);
  }

  private resolved(value: PdfObject | undefined): PdfObject | null {
    return (value instanceof PdfRef ? this.pdf.getObject(value) : value) ?? null;
  }

  private dictAt(dict: PdfDict | null, key: string): PdfDict | null {
    const resolvedValue = this.resolved(dict?.get(key));
    return resolvedValue instanceof PdfDict ? resolvedValue : null;
  }

  private nameAt(dict: PdfDict, key: string): string | undefined {
    const resolvedValue = this.resolved(dict.get(key));
    return resolvedValue instanceof PdfName ? resolvedValue.value : undefined;
  }

  private numberAt(dict: PdfDict, key: string): number {
    const resolvedValue = this.resolved(dict.get(key));
    return resolvedValue instanceof PdfNumber ? resolvedValue.value : 0;
  }

  private numbersAt(dict: PdfDict, key: string): number[] {
    const resolvedValue = this.resolved(dict.get(key));
    if (!(resolvedValue instanceof PdfArray)) return [];
    return [...resolvedValue].map((each) => {
      const value = this.resolved(each);
      return value instanceof PdfNumber ? value.value : Number.NaN;
    });
  }

  /** Readers leave a matrix out that has not six numbers. */
  private scaleOf(dict: PdfDict, key: string): number {
    const matrix = this.numbersAt(dict, key);
    return matrix.length === 6 ? Math.abs(determinant(matrix)) : 1;
  }

  private numberOf(dict: PdfDict | null): number {
    if (!dict) return 0;
    const number = this.numbers.get(dict) ?? this.objects + 1;
    if (number > this.objects) this.objects = number;
    this.numbers.set(dict, number);
    return number;
  }
}

/** The work of what fills a part of the page. */
function workOfArea(points: number): number {
  return workOfPixels(points) - 1;
}
function onPage(room: number, unit: number): number {
  return workOfArea(Math.min(finite(room * unit), sheet));
}
function filled(areas: Areas, { room, unit }: Pick<Around, 'room' | 'unit'>): number {
  const most = Math.min(finite(room * unit), sheet);
  let points = 0;
  for (const [power, count] of areas) points += count * Math.min(finite(2 ** power * unit), most);
  return workOfArea(points);
}

function area([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): number {
  return Math.abs((right - left) * (top - bottom));
}
