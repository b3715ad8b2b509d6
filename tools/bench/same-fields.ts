/** The fields of an answer: the paths of its values, with `[]` for any item of a list. */
export function fieldsOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...fieldsOf(item, `${path}[]`)]));
  if (value === null || typeof value !== 'object') return new Set([path]);
  return new Set(Object.entries(value).flatMap(([key, item]) => [...fieldsOf(item, path ? `${path}.${key}` : key)]));
}

/** Which fields one of two answers has and the other lacks. A null may hide any field below it. */
export function differences(service: unknown, baseline: unknown): string[] {
  const [ours, theirs] = [fieldsOf(service), fieldsOf(baseline)];
  const lacks = (all: Set<string>, field: string) =>
    !all.has(field) &&
    ![...all].some(
      (other) =>
        other.startsWith(`${field}.`) ||
        field.startsWith(`${other}.`) ||
        other.startsWith(`${field}[`) ||
        field.startsWith(`${other}[`),
    );
  return [
    ...[...ours].filter((field) => lacks(theirs, field)).map((field) => `without ${field}`),
    ...[...theirs].filter((field) => lacks(ours, field)).map((field) => `with ${field}`),
  ];
}
