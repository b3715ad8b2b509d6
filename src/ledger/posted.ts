/** Postings made by this process, by kind. Includes those that were rolled back. */
const made = new Map<string, number>();

export function countPosting(kind: string, count = 1): void {
  if (count > 0) made.set(kind, (made.get(kind) ?? 0) + count);
}

export function postingsMade(): Iterable<[kind: string, count: number]> {
  return made;
}
