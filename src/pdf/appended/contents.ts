import {
  type Areas,
  addArea,
  type Draw,
  type Fill,
  finite,
  maxWork,
  type PageContent,
  type Text,
  workOfPixels,
} from './content.js';
import { Edits } from './edits.js';
import type { ChargeBytes } from './filters.js';
import { readInlineImage } from './inline-image.js';
import { determinant, multiply } from './matrix.js';
import { names, numbers, operandCount, takeOperands } from './operands.js';
import { fills, moves, paths, points, strokes } from './operators.js';
import { computeArea, Path } from './path.js';
import { firstState, restored, type State, setColor, setText } from './state.js';
import { type Token, Tokens } from './tokens.js';
import { UnusableFile } from './unusable.js';

/** Deeper than in files of programs; readers keep each state. */
const maxStates = 10_000;
/** The parts of a string with the distances between them are operands, too. */
const maxOperands = 200_000;

/**
 * Reads a content stream (ISO 32000-2, 7.8.2) from the first operator to the last.
 *
 * @param isShown whether the property list of this name is of a layer that is part of the page
 * @returns `changed` is the stream without what is in hidden layers, if it names layers
 * @throws {UnusableFile}
 */
export function readContent(
  bytes: Uint8Array,
  isShown: (name: string) => boolean,
  charge: ChargeBytes,
): { content: PageContent; changed?: Uint8Array } {
  return new Reader(bytes, isShown, charge).read();
}

class Reader {
  private readonly tokens: Tokens;
  private readonly draws = new Map<string, Draw>();
  private readonly fills = new Map<string, Fill>();
  private readonly texts = new Map<string, Text>();
  private readonly states = new Map<string, number>();
  private readonly shadings = new Map<string, Areas>();
  private readonly painted: Areas = new Map();
  private work = 0;
  private dashed = 0;

  private state: State = { ...firstState };
  private readonly stack: State[] = [];
  private path = new Path();

  private readonly edits = new Edits();
  /** Of each mark, whether it hides what it marks. */
  private readonly marks: boolean[] = [];
  private hidden = 0;
  /** Whether hidden text has moved the place where the next text begins. */
  private moved = false;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly isShown: (name: string) => boolean,
    private readonly charge: ChargeBytes,
  ) {
    this.tokens = new Tokens(bytes);
  }

  read(): { content: PageContent; changed?: Uint8Array } {
    let operands: Token[] = [];
    for (let token = this.tokens.next(); token; token = this.tokens.next()) {
      if (token.kind === 'number' && token.plain) this.edits.replace(token.start, token.end, token.plain);
      if (token.kind !== 'operator') {
        if (operands.length >= maxOperands) throw new UnusableFile('too_complex');
        operands.push(token);
        continue;
      }
      this.work += 1;
      if (!(this.work <= maxWork)) throw new UnusableFile('too_complex');
      const usedOperands = takeOperands(token.text, operands);
      const start = operands[0]?.start ?? token.start;
      const from = usedOperands ? (usedOperands[0]?.start ?? start) : token.end;
      // What is written is what was read, so that every reader draws what is counted here.
      if (from > start) this.edits.replace(start, from, '');
      if (usedOperands) this.run(token.text, usedOperands, from, token.end);
      operands = [];
    }
    const content = {
      work: this.work,
      draws: [...this.draws.values()],
      fills: [...this.fills.values()],
      texts: [...this.texts.values()],
      dashed: this.dashed,
      states: this.states,
      shadings: this.shadings,
      painted: this.painted,
    };
    const changed = this.edits.applied(this.bytes);
    return changed ? { content, changed } : { content };
  }

  private run(operator: string, operands: readonly Token[], start: number, end: number): void {
    switch (operator) {
      case 'q':
        if (this.stack.length >= maxStates) throw new UnusableFile('too_complex');
        this.stack.push({ ...this.state });
        return;
      case 'Q':
        this.state = restored(this.stack.pop(), this.state);
        return;
      case 'cm':
        this.state.matrix = multiply(numbers(operands), this.state.matrix);
        return;
      case 'Tf':
      case 'Tz':
        setText(this.state, operator, operands);
        return;
      case 'd':
        this.state.dash =
          numbers(operands)
            .slice(0, -1)
            .reduce((sum, each) => sum + Math.abs(each), 0) || Infinity;
        return;
      case 'gs':
        operandCount(this.states, names(operands)[0]);
        return;
      case 'w':
        this.state.width = Math.abs(numbers(operands)[0]!);
        return;
      case 'W':
      case 'W*':
        this.path.clips = true;
        return;
      case 'n':
        this.endPath();
        return;
      case 'BMC':
        this.marks.push(false);
        return;
      case 'BDC':
        this.mark(operands, start, end);
        return;
      case 'EMC':
        if (this.marks.pop()) this.hidden -= 1;
        return;
      case 'BI':
        this.inlineImage(start);
        return;
      case 'Do':
      case 'sh':
        if (this.hidden > 0) this.edits.replace(start, end, '');
        else if (operator === 'sh') this.shade(names(operands)[0]!);
        else this.draw(names(operands)[0]);
        return;
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        this.text(operator, operands, start, end);
        return;
      default:
        if (moves.has(operator)) this.move(operator, operands);
        else if (paths.has(operator)) this.paint(operator, start, end);
        else if (points[operator]) this.extend(operator, numbers(operands));
        else setColor(this.state, operator, operands, (reset) => this.edits.replace(start, start, reset));
    }
  }

  /** What a layer marks: a visible one loses its name only, which would say nothing in the document. */
  private mark(operands: readonly Token[], start: number, end: number): void {
    const [tag, property] = operands;
    const isLayer = tag?.kind === 'name' && tag.text === 'OC';
    const hides = isLayer && property?.kind === 'name' && !this.isShown(property.text);
    if (isLayer) this.edits.replace(start, end, '/OC BMC');
    this.marks.push(hides);
    if (hides) this.hidden += 1;
  }

  private draw(name: string | undefined): void {
    if (name === undefined) return;
    const { matrix, fill, font, dash } = this.state;
    const key = [JSON.stringify([name, fill, font]), dash].join();
    const draw = this.draws.get(key) ?? { name, pattern: fill, font, dash, count: 0, scale: Infinity, largest: 0 };
    const scale = finite(Math.abs(determinant(matrix)));
    draw.count += 1;
    draw.scale = Math.min(draw.scale, scale || Infinity);
    draw.largest = Math.max(draw.largest, scale);
    this.draws.set(key, draw);
  }

  private shade(name: string): void {
    const areas = this.shadings.get(name) ?? new Map();
    this.shadings.set(name, areas);
    addArea(areas, computeArea(this.state.clip));
  }

  private paint(operator: string, start: number, end: number): void {
    if (this.hidden > 0) {
      this.edits.replace(start, end, 'n');
    } else {
      const { clip, width, dash } = this.state;
      if (fills.has(operator)) {
        const area = this.path.area(clip);
        addArea(this.painted, area);
        this.fill(this.state.fill, area);
      }
      // A line can be as wide as the page.
      if (strokes.has(operator)) {
        this.fill(this.state.stroke, Infinity);
        const scale = Math.sqrt(Math.abs(determinant(this.state.matrix)));
        addArea(this.painted, Math.min(computeArea(clip), this.path.length * width * scale));
        const length = this.path.length / scale || 0;
        if (dash === null) this.dashed += length;
        else this.work += length / dash;
      }
    }
    this.endPath();
  }

  private endPath(): void {
    this.state.clip = this.path.clipped(this.state.clip);
    this.path = new Path();
  }

  private fill(pattern: string | null, area: number): void {
    if (pattern === null) return;
    const fill = this.fills.get(pattern) ?? { pattern, count: 0, area: 0 };
    fill.count += 1;
    fill.area += Number.isNaN(area) ? Infinity : area;
    this.fills.set(pattern, fill);
  }

  private move(operator: string, operands: readonly Token[]): void {
    this.moved = false;
    setText(this.state, operator, operands);
  }

  private text(operator: string, operands: readonly Token[], start: number, end: number): void {
    const isNewLine = operator === "'" || operator === '"';
    if (isNewLine) this.moved = false;
    if (this.hidden > 0) {
      const [word, character] = operands.map((each) => this.textOf(each));
      const spacing = operator === '"' ? `${word} Tw ${character} Tc ` : '';
      this.edits.replace(start, end, isNewLine ? `${spacing}T*` : '');
      this.moved = true;
      return;
    }
    // Where the text begins depends on the widths of what would be removed.
    if (this.moved) throw new UnusableFile('hidden_layer');
    const { font, fill, size, stretch, textScale, matrix } = this.state;
    const text = this.texts.get(font) ?? { font, bytes: 0, scale: Infinity, largest: 0 };
    const scale = finite(size * stretch * textScale * Math.abs(determinant(matrix)));
    text.scale = Math.min(text.scale, scale || Infinity);
    text.largest = Math.max(text.largest, scale);
    for (const each of operands) {
      if (each.kind !== 'string') continue;
      text.bytes += each.value;
      this.work += each.value;
    }
    this.texts.set(font, text);
    this.fill(fill, Infinity);
  }

  private textOf({ start, end }: Token): string {
    return Buffer.from(this.bytes.subarray(start, end)).toString('latin1');
  }

  private extend(operator: string, values: readonly number[]): void {
    const corners = [...values];
    if (operator === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = values;
      corners.splice(0, 4, x, y, x + width, y, x, y + height, x + width, y + height);
    }
    const [a, b, c, d, e, f] = this.state.matrix;
    const points: [number, number][] = [];
    for (let at = 0; at + 1 < corners.length; at += 2) {
      const [x, y] = [corners[at]!, corners[at + 1]!];
      points.push([a * x + c * y + e, b * x + d * y + f]);
    }
    this.path.extend(points, operator === 'm');
  }

  private inlineImage(start: number): void {
    const { pixels, text } = readInlineImage(this.tokens, this.charge);
    this.work += workOfPixels(pixels);
    this.edits.replace(start, this.tokens.at, this.hidden > 0 ? '' : text);
    if (this.hidden > 0) return;
    addArea(this.painted, Math.abs(determinant(this.state.matrix)));
    this.fill(this.state.fill, Infinity);
  }
}
