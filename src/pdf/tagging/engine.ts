import { createRequire } from 'node:module';
import './tall-blocks.js';
import { drawnLater } from '../drawing.js';
import type { Inline } from '../script-runs.js';
import { type DrawnNode, type LayoutNode, pagination } from './node.js';
import { outlineFor, type Watermark } from './outline.js';
import { TagPlan } from './plan.js';
import { type StructuredPdf, writeStructure } from './structure.js';
import { Tag } from './tag.js';

/*
 * pdfmake passes `tagged` on to pdfkit and marks nothing itself. Its layout engine is extended here: nodes get their tags before
 * the layout, lines and pictures keep them, and drawing puts everything on a page into marked content.
 */

interface Line extends DrawnNode {
  inlines: (Inline & PlacedItem)[];
}
interface PlacedItem {
  x: number;
  width: number;
  height: number;
  circled?: boolean;
}
interface Picture extends DrawnNode {
  x: number;
  y: number;
  _width: number;
  _height: number;
}
interface Vector extends DrawnNode {
  type: string;
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Page {
  watermark: Watermark;
}

interface Preprocessor {
  preprocessDocument(content: unknown): LayoutNode;
  preprocessBlock(block: unknown): LayoutNode;
}
interface Layout {
  docPreprocessor: Preprocessor;
  layoutDocument(content: unknown, pdf: StructuredPdf, ...rest: unknown[]): Page[];
  buildNextLine(node: LayoutNode): Line | null;
}
interface Drawing {
  pdfDocument: StructuredPdf;
  renderPages(pages: Page[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: Vector): void;
  renderImage(image: Picture): void;
  renderWatermark(page: Page): void;
}
interface Module<T> {
  default: new (...options: never[]) => T;
}

const require = createRequire(import.meta.url);
const ofPdfmake = createRequire(require.resolve('pdfmake'));
const load = <T>(name: string) => ofPdfmake(`pdfmake/js/${name}.js`) as Module<T>;
const preprocessor = load<Preprocessor>('DocPreprocessor');
const layout = load<Layout>('LayoutBuilder');
const renderer = load<Drawing>('Renderer');

const plans = new WeakMap<StructuredPdf, TagPlan>();

class PlanningPreprocessor extends preprocessor.default {
  readonly plan = new TagPlan();

  override preprocessDocument(content: unknown): LayoutNode {
    const node = super.preprocessDocument(content);
    this.plan.body(node);
    return node;
  }

  override preprocessBlock(block: unknown): LayoutNode {
    const node = super.preprocessBlock(block);
    this.plan.running(node);
    return node;
  }
}

class TaggingLayout extends layout.default {
  override layoutDocument(content: unknown, pdf: StructuredPdf, ...rest: unknown[]): Page[] {
    const pages = super.layoutDocument(content, pdf, ...rest);
    plans.set(pdf, (this.docPreprocessor as PlanningPreprocessor).plan);
    return pages;
  }

  override buildNextLine(node: LayoutNode): Line | null {
    const line = super.buildNextLine(node);
    if (line && node.belongsTo) line.belongsTo = node.belongsTo;
    return line;
  }
}

/** Rules, boxes and backgrounds. */
const decoration = 'Layout';
type Mark = Tag | typeof pagination | typeof decoration;

class TaggingRenderer extends renderer.default {
  private open: Mark | null = null;
  private readonly drawn = new Set<Line['inlines']>();

  override renderPages(pages: Page[]): void {
    for (const page of pages) {
      super.renderPages([page]);
      // No sequence may continue on the next page.
      this.close();
    }
    if (this.pdfDocument.options.tagged) writeStructure(this.pdfDocument, plans.get(this.pdfDocument)!.root);
  }

  override renderLine(line: Line, x: number, y: number): void {
    const mark = this.markOf(line);
    for (const inlines of dividedAt(line.inlines)) {
      const [{ text, circled }] = inlines as [Line['inlines'][number]];
      const part =
        circled && mark instanceof Tag
          ? new Tag('Span', { actual: `${text.replace(/\s+/g, ' ').trim()} (circled)` })
          : mark;
      if (part !== mark) (mark as Tag).contents.push(part as Tag);
      this.mark(part);
      if (this.open instanceof Tag) for (const { lang } of inlines) this.open.languages.add(lang);
      super.renderLine(inlines === line.inlines ? line : Object.create(line, { inlines: { value: inlines } }), x, y);
      if (circled) this.circle(inlines, x, y);
    }
  }

  private circle(inlines: Line['inlines'], x: number, y: number): void {
    this.mark(decoration);
    const pdf = this.pdfDocument;
    for (const { x: left, width, height } of inlines) {
      pdf.lineWidth(0.9).ellipse(x + left + width / 2, y + height * 0.45, width / 2 + 3.5, height * 0.52);
      pdf.stroke('#000000');
    }
  }

  override renderVector(vector: Vector): void {
    this.mark(vector.belongsTo ?? decoration);
    const { type, x, y, w, h, bounds } = vector;
    if (bounds || type === 'rect') this.cover(bounds ?? [x, y, x + w, y + h]);
    super.renderVector(vector);
  }

  override renderImage(image: Picture): void {
    this.mark(image.belongsTo ?? decoration);
    this.cover([image.x, image.y, image.x + image._width, image.y + image._height]);
    super.renderImage(image);
  }

  /** As shapes: letters at an angle would be found in the text one by one, on each page. */
  override renderWatermark({ watermark }: Page): void {
    this.mark(pagination);
    const pdf = this.pdfDocument;
    const { width, height } = pdf.page;
    pdf.save();
    pdf.opacity(watermark.opacity).fillColor(watermark.color);
    pdf.rotate(watermark.angle, { origin: [width / 2, height / 2] });
    const drawn = outlineFor(watermark);
    pdf.translate((width - drawn.width) / 2, height / 2 + drawn.capHeight / 2);
    pdf.path(drawn.path).fill();
    pdf.restore();
  }

  /** The head of a table that continues on the next page is drawn from the same texts, and is read once. */
  private markOf({ inlines, belongsTo }: Line): Mark {
    if (!(belongsTo instanceof Tag)) return belongsTo ?? decoration;
    if (inlines.every(({ text }) => text.trim() === '')) return decoration;
    if (this.drawn.has(inlines)) return pagination;
    this.drawn.add(inlines);
    return belongsTo;
  }

  private mark(mark: Mark): void {
    const pdf = this.pdfDocument;
    if (!pdf.options.tagged || mark === this.open) return;
    this.close();
    this.open = mark;
    if (mark instanceof Tag) mark.contents.push(pdf.markStructureContent(mark.role));
    else pdf.markContent('Artifact', { type: mark });
  }

  private close(): void {
    if (this.open) this.pdfDocument.endMarkedContent();
    this.open = null;
  }

  private cover(bounds: NonNullable<DrawnNode['bounds']>): void {
    if (this.open instanceof Tag) this.open.cover(bounds, this.pdfDocument.page.height);
  }
}

/** The parts of a line, where some of its words are circled. */
function dividedAt(inlines: Line['inlines']): Line['inlines'][] {
  if (!inlines.some(({ circled }) => circled)) return [inlines];
  const parts: Line['inlines'][] = [];
  for (const inline of inlines) {
    const before = parts.at(-1);
    if (before && Boolean(before[0]!.circled) === Boolean(inline.circled)) before.push(inline);
    else parts.push([inline]);
  }
  return parts;
}

preprocessor.default = PlanningPreprocessor;
layout.default = TaggingLayout;
renderer.default = drawnLater(TaggingRenderer);
