/** How much darker than the background ink is, of 255: light gray on white is no ink, and a blue pen is. */
const contrast = 64;
/** Pictures with more pixels on a side are looked at in blocks, of which the darkest pixel counts. */
const maxSide = 500;

/** A picture as it is seen on a white page: the brightness of each pixel, from 0 to 255. */
interface Scan {
  width: number;
  height: number;
  light: Uint8Array;
}

/** Pixels of ink that touch each other. */
interface Mark {
  pixels: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const strokes = 'must show a signature: dark strokes on a light background, and more than a dot or a frame.';

/**
 * Why a picture shows no signature on a white page: the end of a sentence that begins with "The x field"; null if it shows one. Dots,
 * specks, blots, and frames and lines along the edges are not the strokes of a pen; what is left of the picture must be seen.
 *
 * @param pixels red, green, blue and alpha of each
 */
export function flawOfInk(pixels: Uint8Array, width: number, height: number): string | null {
  const light = onPaper(pixels);
  if (light.every((each) => each === light[0])) return 'must show a signature: the image has only one color.';
  const background = median(light);
  if (background < 128) return 'must show a signature in dark strokes on a light background, not the other way round.';
  const seen = reduced({ width, height, light });
  const marks = findMarks(seen, background - contrast);
  const ink = marks.reduce((sum, mark) => sum + mark.pixels.length, 0);
  const written = marks.filter((mark) => !isDot(mark, seen) && !isFrame(mark, seen) && !isEdge(mark, seen));
  // Dashes or corners that are a frame together. Fewer marks may be letters.
  if (written.length >= 4 && isFrame(together(written), seen)) return strokes;
  const length = Math.max(measureSpan(written, 'left', 'right'), measureSpan(written, 'top', 'bottom'));
  const isLong = length >= Math.max(10, seen.width / 20);
  return isLong && ink <= seen.width * seen.height * 0.4 ? null : strokes;
}

function onPaper(pixels: Uint8Array): Uint8Array {
  const light = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < light.length; at += 1) {
    const [red, green, blue, alpha] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!, pixels[at * 4 + 3]!];
    const shade = red * 0.299 + green * 0.587 + blue * 0.114;
    light[at] = Math.round((shade * alpha) / 255 + 255 - alpha);
  }
  return light;
}

function median(light: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const each of light) counts[each]! += 1;
  let [rest, value] = [light.length / 2, 0];
  while ((rest -= counts[value]!) > 0) value += 1;
  return value;
}

function reduced(seen: Scan): Scan {
  const block = Math.ceil(Math.max(seen.width, seen.height) / maxSide);
  if (block === 1) return seen;
  const [width, height] = [Math.ceil(seen.width / block), Math.ceil(seen.height / block)];
  const light = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < seen.height; y += 1) {
    for (let x = 0; x < seen.width; x += 1) {
      const to = Math.floor(y / block) * width + Math.floor(x / block);
      light[to] = Math.min(light[to]!, seen.light[y * seen.width + x]!);
    }
  }
  return { width, height, light };
}

function findMarks({ width, height, light }: Scan, darkest: number): Mark[] {
  const visitedPixels = new Uint8Array(light.length);
  const marks: Mark[] = [];
  for (let start = 0; start < light.length; start += 1) {
    if (visitedPixels[start] || light[start]! > darkest) continue;
    const mark: Mark = { pixels: [start], left: width, right: 0, top: height, bottom: 0 };
    visitedPixels[start] = 1;
    for (let next = 0; next < mark.pixels.length; next += 1) {
      const at = mark.pixels[next]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      [mark.left, mark.right] = [Math.min(mark.left, x), Math.max(mark.right, x)];
      [mark.top, mark.bottom] = [Math.min(mark.top, y), Math.max(mark.bottom, y)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const beside = row * width + column;
          if (visitedPixels[beside] || light[beside]! > darkest) continue;
          visitedPixels[beside] = 1;
          mark.pixels.push(beside);
        }
      }
    }
    marks.push(mark);
  }
  return marks;
}

const sizeOf = ({ left, right, top, bottom }: Mark) => ({ across: right - left + 1, down: bottom - top + 1 });

/** A speck, or an area that is filled and about as high as it is wide: no pen makes it by writing. */
function isDot(mark: Mark, { width }: Scan): boolean {
  const { across, down } = sizeOf(mark);
  const [long, short] = [Math.max(across, down), Math.min(across, down)];
  return long < Math.max(3, width / 50) || (long < short * 3 && mark.pixels.length > across * down * 0.6);
}

/** A mark of some size with all its corners, and nothing in the middle. */
function isFrame(mark: Mark, { width, height }: Scan): boolean {
  const { across, down } = sizeOf(mark);
  if (across < width / 4 || down < Math.min(height / 4, 20) || down < 5) return false;
  const corners = new Set<string>();
  for (const at of mark.pixels) {
    const [x, y] = [(at % width) - mark.left + 0.5, Math.floor(at / width) - mark.top + 0.5];
    const [fromSide, fromEnd] = [Math.min(x, across - x) / across, Math.min(y, down - y) / down];
    if (fromSide > 0.25 && fromEnd > 0.25) return false;
    if (fromSide < 0.1 && fromEnd < 0.1) corners.add(`${x < across / 2} ${y < down / 2}`);
  }
  return corners.size === 4;
}

function together(marks: readonly Mark[]): Mark {
  return {
    pixels: marks.flatMap(({ pixels }) => pixels),
    left: Math.min(...marks.map(({ left }) => left)),
    right: Math.max(...marks.map(({ right }) => right)),
    top: Math.min(...marks.map(({ top }) => top)),
    bottom: Math.max(...marks.map(({ bottom }) => bottom)),
  };
}

/** A line along an edge of the picture, such as that of a scanned sheet. */
function isEdge({ left, right, top, bottom }: Mark, { width, height }: Scan): boolean {
  const [side, end] = [Math.max(2, width / 20), Math.max(2, height / 20)];
  return right < side || left >= width - side || bottom < end || top >= height - end;
}

function measureSpan(marks: readonly Mark[], from: 'left' | 'top', to: 'right' | 'bottom'): number {
  if (marks.length === 0) return 0;
  return Math.max(...marks.map((mark) => mark[to])) - Math.min(...marks.map((mark) => mark[from])) + 1;
}
