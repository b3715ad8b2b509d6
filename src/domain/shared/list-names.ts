/** Names in a sentence: "A and B", "A, B, and C", and with semicolons if a name has a comma itself. */
export function listNames(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  const mark = names.some((name) => name.includes(',')) ? '; ' : ', ';
  return `${names.slice(0, -1).join(mark)}${mark}and ${names.at(-1)}`;
}
