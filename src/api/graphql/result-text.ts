import type { ExecutionResult } from 'graphql';
import { WrittenResult } from '../../reads/compiled/written.js';

/** A result as JSON. Data that is written already is sent as it is. */
export function resultText({ data, ...rest }: Pick<ExecutionResult, 'data'>, cached?: string): string {
  const text = data instanceof WrittenResult ? data.text : cached;
  if (text === undefined) return JSON.stringify({ ...rest, data });
  const others = JSON.stringify(rest);
  return `{"data":${text}${others === '{}' ? '}' : `,${others.slice(1)}`}`;
}
