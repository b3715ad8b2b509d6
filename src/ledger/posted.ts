/** Postings that this process has made, by kind; what is undone with its transaction is counted too. */
const made = new Map<string, number>();

export function countPosting(kind: string, count = 1): void {
  if (count > 0) made.set(kind, (made.get(kind) ?? 0) + count);
}

export function postingsMade(): Iterable<[kind: string, count: number]> {
  return made;
}
