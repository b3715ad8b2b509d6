type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The path that a content stream draws, by the corners that define it, and the part of the page that it may paint. */
export class Path {
  private box: Box | null = null;
  private last: readonly [number, number] | null = null;
  /** Whether it limits what is painted after it. */
  clips = false;
  /** Along its corners. */
  length = 0;

  extend(points: readonly (readonly [number, number])[], isMove: boolean): void {
    for (const [x, y] of points) {
      if (this.last && !isMove) this.length += Math.hypot(x - this.last[0], y - this.last[1]);
      this.last = [x, y];
      const [left, bottom, right, top] = this.box ?? [x, y, x, y];
      this.box = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
    }
  }

  /** The area that it fills at most. */
  area(clip: Box): number {
    return this.box ? computeArea(both(this.box, clip)) : 0;
  }

  /** What may be painted after it. */
  clipped(clip: Box): Box {
    return this.clips && this.box ? both(this.box, clip) : clip;
  }
}

export const everything: Box = [-Infinity, -Infinity, Infinity, Infinity];
export type { Box };

export function computeArea([left, bottom, right, top]: Box): number {
  const [width, height] = [Math.max(0, right - left), Math.max(0, top - bottom)];
  return width === 0 || height === 0 ? 0 : width * height;
}

function both(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}
