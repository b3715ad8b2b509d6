export type Matrix = readonly [number, number, number, number, number, number];
export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], m: Matrix): Matrix {
  return [
    a * m[0] + b * m[2],
    a * m[1] + b * m[3],
    c * m[0] + d * m[2],
    c * m[1] + d * m[3],
    e * m[0] + f * m[2] + m[4],
    e * m[1] + f * m[3] + m[5],
  ];
}

export function determinant([a = 1, b = 0, c = 0, d = 1]: readonly number[]): number {
  return a * d - b * c;
}
