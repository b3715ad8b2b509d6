/** Postings made by this process, by kind. Includes those that were rolled back. */
const counts = new Map<string, number>();

export function countPosting(kind: string, count = 1): void {
  if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
}

export function postingsMade(): Iterable<[kind: string, count: number]> {
  return counts;
}
