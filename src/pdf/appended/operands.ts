import type { Token } from './tokens.js';

export function numbers(operands: readonly Token[]): number[] {
  return operands.flatMap((each) => (each.kind === 'number' ? [each.value] : []));
}

export function names(operands: readonly Token[]): string[] {
  return operands.flatMap((each) => (each.kind === 'name' ? [each.text] : []));
}

export function count(counts: Map<string, number>, name: string | undefined): void {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
}
