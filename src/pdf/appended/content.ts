/** What a content stream does, as far as it decides how much a reader has to draw. Names are those of its resources. */
export interface PageContent {
  /** Its own operators, and the pixels of its inline images. */
  work: number;
  draws: Draw[];
  fills: Fill[];
  texts: Text[];
  /** The length of its lines with the dashes that were set before it. */
  dashed: number;
  /** How often each graphics state is set, and where each shading is painted. */
  states: ReadonlyMap<string, number>;
  shadings: ReadonlyMap<string, Areas>;
  /** Of what it fills. */
  painted: Areas;
}

/** How many have an area, by the power of two that is next to it, in the space of the stream. */
export type Areas = Map<number, number>;

/** A size that is beyond numbers is larger than the page. */
export const finite = (size: number): number => (Number.isNaN(size) ? Infinity : size);

export function addArea(areas: Areas, area: number): void {
  const power = Math.ceil(Math.log2(finite(area)));
  areas.set(power, (areas.get(power) ?? 0) + 1);
}

/** A pattern or font that was set before the stream was begun. */
export const inherited = '';

/** The drawings of one XObject. `scale` is the smallest area that a unit of its space gets, `largest` the largest. */
export interface Draw {
  name: string;
  pattern: string | null;
  font: string;
  count: number;
  scale: number;
  largest: number;
  dash: number | null;
}
/** What is painted with one pattern. */
export interface Fill {
  pattern: string;
  count: number;
  /** Together, in the space of the stream; infinite if it is not known. */
  area: number;
}
export interface Text {
  font: string;
  /** Of its strings: at least the number of its characters. */
  bytes: number;
  /** The smallest and the largest area that a unit of text space gets. */
  scale: number;
  largest: number;
}

/** In operators. Plans of buildings have a million on a page; a reader takes some seconds for these. */
export const maxWork = 5_000_000;

/** How a picture counts: as the operators that take a reader about as long. */
export const workOfPixels = (pixels: number): number => 1 + Math.ceil(pixels / 200);
