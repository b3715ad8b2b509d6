/** What pdfmake knows of a watermark when it draws it. */
export interface Watermark {
  text: string;
  color: string;
  opacity: number;
  angle: number;
  fontSize: number;
  font: { font: Face };
}

/** A font of fontkit. */
interface Face {
  unitsPerEm: number;
  capHeight: number;
  layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
}
interface Glyph {
  path: { commands: { command: string; args: number[] }[] };
}

interface Outline {
  path: string;
  width: number;
  capHeight: number;
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};
const outlineCache = new Map<string, Outline>();

/** The letters as one path, from the left end of their base line. A process prints few watermarks, and each on many pages. */
export function outlineFor(watermark: Watermark): Outline {
  const key = `${watermark.fontSize} ${watermark.text}`;
  const outline = outlineCache.get(key) ?? drawn(watermark);
  outlineCache.set(key, outline);
  return outline;
}

function drawn({ text, fontSize, font: { font } }: Watermark): Outline {
  const scale = fontSize / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  const parts = glyphs.flatMap(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const origin = { x: width + xOffset * scale, y: -yOffset * scale };
    width += xAdvance * scale;
    return path.commands.map(({ command, args }) => {
      const points = args.map((value, at) => (at % 2 === 0 ? origin.x + value * scale : origin.y - value * scale));
      return `${letters[command]}${points.map((value) => value.toFixed(2)).join(' ')}`;
    });
  });
  return { path: parts.join(''), width, capHeight: font.capHeight * scale };
}
