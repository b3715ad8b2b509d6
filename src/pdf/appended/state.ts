import { inherited } from './content.js';
import { determinant, identity, type Matrix } from './matrix.js';
import { names, numbers } from './operands.js';
import { type Box, everything } from './path.js';
import type { Token } from './tokens.js';
import { UnusableFile } from './unusable.js';

/** More than programs offer, which stretch text to a tenth or to ten times its width. */
const maxStretch = 10;

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
  // A drawing has the stretching that was set before it, and text that no BT begins may have the matrix of an earlier text.
  stretch: maxStretch,
  textScale: Infinity,
  dash: null,
  clip: everything,
  width: 1,
};

/** Readers differ in whether `Q` restores the text matrix, so the larger one counts. */
export function restored(saved: State | undefined, now: State): State {
  return saved ? { ...saved, textScale: Math.max(saved.textScale, now.textScale) } : now;
}

/** @throws {UnusableFile} */
export function setText(state: State, operator: string, operands: readonly Token[]): void {
  switch (operator) {
    case 'Tf':
      state.font = names(operands)[0] ?? inherited;
      state.size = numbers(operands)[0]! ** 2;
      return;
    case 'Tz':
      state.stretch = Math.abs(numbers(operands)[0]!) / 100;
      if (!(state.stretch <= maxStretch)) throw new UnusableFile('too_complex');
      return;
    case 'BT':
      state.textScale = 1;
      return;
    case 'Tm':
      state.textScale = Math.abs(determinant(numbers(operands)));
  }
}

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
