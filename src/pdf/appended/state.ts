import { inherited } from './content.js';
import { identity, type Matrix } from './matrix.js';
import { type Box, everything } from './path.js';
import type { Token } from './tokens.js';

/** What a content stream has set for what it draws next. */
export interface State {
  matrix: Matrix;
  fill: string | null;
  stroke: string | null;
  font: string;
  /** The area of a unit of text space: by the size of the font, its stretching, and the text matrix. */
  size: number;
  stretch: number;
  textScale: number;
  /** How long a dash and its gap are; infinite for a line without dashes, null if it was set before the stream. */
  dash: number | null;
  /** What is outside is not painted. */
  clip: Box;
  width: number;
}

export const firstState: State = {
  matrix: identity,
  fill: inherited,
  stroke: inherited,
  font: inherited,
  size: Infinity,
  stretch: 1,
  textScale: 1,
  dash: null,
  clip: everything,
  width: 1,
};

/** @param before writes an operator before this one */
export function setColor(
  state: State,
  operator: string,
  operands: readonly Token[],
  before: (reset: string) => void,
): void {
  const isStroke = operator === operator.toUpperCase();
  const key = isStroke ? 'stroke' : 'fill';
  switch (operator.toLowerCase()) {
    case 'scn':
    case 'sc': {
      // Numbers do not replace a pattern: a color space does that before.
      const last = operands.at(-1);
      if (last?.kind === 'name') state[key] = last.text;
      return;
    }
    case 'cs':
      // A reader that does not know the color space would keep the pattern.
      if (state[key] !== null) before(isStroke ? '0 G ' : '0 g ');
      state[key] = null;
      return;
    case 'g':
    case 'rg':
    case 'k':
      state[key] = null;
  }
}
