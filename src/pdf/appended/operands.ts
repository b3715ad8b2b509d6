import type { Token } from './tokens.js';

export function numbers(operands: readonly Token[]): number[] {
  return operands.flatMap((each) => (each.kind === 'number' ? [each.value] : []));
}

export function names(operands: readonly Token[]): string[] {
  return operands.flatMap((each) => (each.kind === 'name' ? [each.text] : []));
}

export function operandCount(counts: Map<string, number>, name: string | undefined): void {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
}

const coordinates = (length: number): Token['kind'][] => Array.from({ length }, () => 'number');
/** What operators take that decide what is drawn, or with what. */
const takes: Readonly<Record<string, readonly Token['kind'][]>> = {
  Do: ['name'],
  sh: ['name'],
  gs: ['name'],
  cs: ['name'],
  CS: ['name'],
  Tf: ['name', 'number'],
  Tz: coordinates(1),
  Tm: coordinates(6),
  Tj: ['string'],
  "'": ['string'],
  '"': ['number', 'number', 'string'],
  g: coordinates(1),
  G: coordinates(1),
  rg: coordinates(3),
  RG: coordinates(3),
  k: coordinates(4),
  K: coordinates(4),
  w: coordinates(1),
  cm: coordinates(6),
  m: coordinates(2),
  l: coordinates(2),
  c: coordinates(6),
  v: coordinates(4),
  y: coordinates(4),
  re: coordinates(4),
};

/**
 * The operands of an operator, which are the last ones before it; null if it lacks one. Readers differ in which ones they take of too many, and in
 * what they do without one.
 */
export function takeOperands(operator: string, operands: readonly Token[]): readonly Token[] | null {
  const kinds = Object.hasOwn(takes, operator) ? takes[operator] : undefined;
  if (operator === 'd') return takeDash(operands);
  if (!kinds) return operands;
  if (operands.length < kinds.length) return null;
  const lastOperands = operands.length === kinds.length ? operands : operands.slice(-kinds.length);
  return lastOperands.every(({ kind }, index) => kind === kinds[index]) ? lastOperands : null;
}

/** A list of lengths, and where it begins. */
function takeDash(operands: readonly Token[]): readonly Token[] | null {
  const start = operands.findLastIndex(({ kind }) => kind === 'open');
  const [close, phase, ...more] = operands.slice(operands.findLastIndex(({ kind }) => kind === 'close'));
  const isDash = start >= 0 && close?.kind === 'close' && phase?.kind === 'number' && more.length === 0;
  return isDash ? operands.slice(start) : null;
}
