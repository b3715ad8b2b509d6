export const paths = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
export const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
export const strokes = new Set(['B', 'B*', 'b', 'b*', 'S', 's']);
export const moves = new Set(['BT', 'Td', 'TD', 'Tm', 'T*']);
export const points: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, v: 4, y: 4, re: 4 };
