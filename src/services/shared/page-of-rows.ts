import type { Violations } from '../../errors/app-error.js';
import type { RowsArgs } from '../../schema/connection.js';

/** The most rows of one page, and how many there are by default. */
const limits = { most: 500, usual: 200 };

/** The page of a list whose rows have no ids of their own, so that it is read by the number of rows before it. */
export function checkPage(violations: Violations, { first, offset }: RowsArgs): { limit: number; offset: number } {
  const limit = first ?? limits.usual;
  if (limit < 1 || limit > limits.most) violations.add('first', `The first must be between 1 and ${limits.most}.`);
  if (offset && offset < 0) violations.add('offset', 'The offset must not be negative.');
  return { limit, offset: offset ?? 0 };
}
