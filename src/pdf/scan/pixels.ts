/** As pdf.js decodes it. `kind`: 1 has a bit for a pixel, and whole bytes for a row; 2 has red, green and blue; 3 also alpha. */
export interface DecodedPicture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  kind: number;
}
export interface Picture extends DecodedPicture {
  isMask: boolean;
}

/** A part of a picture, in pixels of the picture divided by `scale`. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

/** A letter-size page at 200 dots per inch: a code in a footer has more than two dots for a module. */
const enough = 2_200;
/** A part with less contrast has no ink. */
const leastContrast = 40;
/** The decoder of codes takes what has less for white. */
const leastReadable = 24;
/** What is smaller is a stamp, a signature or a logo, or the strip of a page on which a code does not fit. */
const least = 60;

/**
 * The corners of a picture, one of which has the code of the footer whichever way the page was scanned. They are a fraction of the
 * picture. None if a corner would be too small for a code.
 */
export function cornersOf(picture: Picture): Part[] {
  const whole = wholeOf(picture)[0];
  if (!whole || Math.max(whole.width, whole.height) < enough / 4) return [];
  const { width: fullWidth, height: fullHeight, scale } = whole;
  const [width, height] = [Math.ceil(fullWidth / 4), Math.ceil(fullHeight / 5)];
  if (Math.min(width, height) < least) return [];
  const [right, bottom] = [fullWidth - width, fullHeight - height];
  const corner = { width, height, scale };
  return [
    { ...corner, left: right, top: bottom },
    { ...corner, left: 0, top: 0 },
    { ...corner, left: 0, top: bottom },
    { ...corner, left: right, top: 0 },
  ];
}

/** All of a picture; nothing if it is too small for a code. */
export function wholeOf({ width: fullWidth, height: fullHeight }: Picture): Part[] {
  const scale = Math.max(1, Math.floor(Math.max(fullWidth, fullHeight) / enough));
  const [width, height] = [Math.floor(fullWidth / scale), Math.floor(fullHeight / scale)];
  return Math.min(width, height) < least ? [] : [{ left: 0, top: 0, width, height, scale }];
}

/**
 * The pixels of a part, as red, green, blue and alpha, with more contrast: without it, the grain of the sheet looks like parts of
 * codes. Null if it is blank, as the back of a page.
 */
export function toGray(picture: Picture, part: Part): Uint8ClampedArray | null {
  const gray = brightnessIn(picture, part);
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value]! += 1;
  if (below(counts, gray.length / 2) - below(counts, gray.length / 2_000) < leastReadable) return null;
  const level = spreadLevels(counts, gray.length);
  const pixels = new Uint8ClampedArray(gray.length * 4);
  for (const [index, value] of gray.entries()) {
    pixels.fill(level[value]!, 4 * index, 4 * index + 3);
    pixels[4 * index + 3] = 255;
  }
  return pixels;
}

function brightnessIn(picture: Picture, { left, top, width, height, scale }: Part): Uint8Array {
  const gray = new Uint8Array(width * height);
  const brightness = createBrightnessReader(picture);
  const many = scale * scale;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < scale; row += 1) {
        const at = (top + y) * scale + row;
        for (let column = 0; column < scale; column += 1) sum += brightness((left + x) * scale + column, at);
      }
      gray[y * width + x] = sum / many;
    }
  }
  return gray;
}

/** What is nearly as light as the sheet becomes white, and what is nearly as dark as the ink becomes black. */
function spreadLevels(counts: Uint32Array, many: number): Uint8ClampedArray {
  const ink = below(counts, many / 200);
  const range = below(counts, many / 2) - ink;
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, value) => value);
  return range < leastContrast ? levels : levels.map((value) => ((value - ink - range * 0.3) / (range * 0.4)) * 255);
}

/** The brightness that so many pixels do not exceed. */
function below(counts: Uint32Array, many: number): number {
  let [brightness, sum] = [0, 0];
  while (brightness < 255 && (sum += counts[brightness]!) < many) brightness += 1;
  return brightness;
}

/** From 0 for black to 255 for white. */
function createBrightnessReader({ data, width, kind }: Picture): (x: number, y: number) => number {
  if (kind === 1) {
    const row = (width + 7) >> 3;
    return (x, y) => ((data[y * row + (x >> 3)]! >> (7 - (x & 7))) & 1) * 255;
  }
  const size = kind === 2 ? 3 : 4;
  return (x, y) => {
    const at = size * (y * width + x);
    return (data[at]! * 77 + data[at + 1]! * 151 + data[at + 2]! * 28) >> 8;
  };
}
