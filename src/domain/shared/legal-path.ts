/** The shortest way by legal moves: the statuses that come after `from`, none when it is there; undefined when none leads there. */
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
