import { fontFaces, fontFamily, openFace } from './fonts.js';

type Point = readonly [number, number];

interface GlyphPath {
  path: { commands: readonly { command: Command; args: readonly number[] }[] };
}

type Command = keyof typeof operators | 'quadraticCurveTo';
const operators = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' } as const;

interface Outline {
  /** Operators, in units of the font. */
  shape: string;
  advance: number;
}

const outlinesByCharacter = new Map<string, Outline>();

/**
 * A text on one line as filled outlines, with its beginning at the origin, and its width: for pages of files of others, to which a
 * font cannot be added without changing the bytes from one time to the next.
 */
export function drawOutlines(text: string, size: number): { operators: string; width: number } {
  const { unitsPerEm } = openFace(fontFaces[fontFamily]!.normal);
  const scale = size / unitsPerEm;
  const parts = [`${scale.toFixed(5)} 0 0 ${scale.toFixed(5)} 0 0 cm`];
  let width = 0;
  for (const character of text) {
    const { shape, advance } = outlineFor(character);
    parts.push(shape, `1 0 0 1 ${advance} 0 cm`);
    width += advance * scale;
  }
  return { operators: parts.join('\n'), width };
}

function outlineFor(character: string): Outline {
  const cachedOutline = outlinesByCharacter.get(character);
  if (cachedOutline) return cachedOutline;
  const { glyphs, advanceWidth } = openFace(fontFaces[fontFamily]!.normal).layout(character);
  const outline = {
    shape: glyphs.map((glyph) => drawShape(glyph as unknown as GlyphPath)).join('\n'),
    advance: advanceWidth,
  };
  outlinesByCharacter.set(character, outline);
  return outline;
}

function drawShape({ path }: GlyphPath): string {
  let from: Point = [0, 0];
  const drawn = path.commands.map(({ command, args }) => {
    const points = Array.from(
      { length: args.length / 2 },
      (_, index): Point => [args[2 * index]!, args[2 * index + 1]!],
    );
    const last = points.at(-1) ?? from;
    const all = command === 'quadraticCurveTo' ? cubic(from, points[0]!, last) : points;
    from = last;
    return [...all.flat().map(Math.round), command === 'quadraticCurveTo' ? 'c' : operators[command]].join(' ');
  });
  return drawn.length > 0 ? [...drawn, 'f'].join('\n') : '';
}

/** PDF has only curves with two control points. */
function cubic([x0, y0]: Point, [x1, y1]: Point, end: Point): Point[] {
  const [x2, y2] = end;
  return [
    [x0 + (2 / 3) * (x1 - x0), y0 + (2 / 3) * (y1 - y0)],
    [x2 + (2 / 3) * (x1 - x2), y2 + (2 / 3) * (y1 - y2)],
    end,
  ];
}
