import { isDeepStrictEqual } from 'node:util';

/** What becomes known of a claim only after its paper left: where it was recorded, and how it is released. */
const lateKeys = ['recording', 'release'];

/** Whether two metadata bags differ in nothing but what becomes known late. */
export function changesLateFactsOnly(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): boolean {
  return isDeepStrictEqual(withoutLate(before), withoutLate(after));
}

function withoutLate(bag: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(bag ?? {}).filter(([key]) => !lateKeys.includes(key)));
}
