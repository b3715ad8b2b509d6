/**
 * The shortest way by legal moves: the statuses after `from`, empty when the record is there already; undefined when there is
 * no way.
 */
export function legalPath<Status extends string>(
  targets: (from: Status) => readonly Status[],
  from: Status,
  to: Status,
): Status[] | undefined {
  const reached = new Map<Status, Status[]>([[from, []]]);
  for (const [status, path] of reached) {
    if (status === to) return path;
    for (const next of targets(status)) if (!reached.has(next)) reached.set(next, [...path, next]);
  }
  return undefined;
}
