import { lastTable, missing, slower } from './table.js';

/**
 * Compares the printed lines of a run with the last table of a document.
 *
 * @param isWhole whether the run measured every case: it then names those that it did not measure
 */
export function check(
  document: string,
  printed: readonly string[],
  isWhole: boolean,
): { lines: string[]; isSlower: boolean } {
  const before = lastTable(document);
  const now = lastTable(printed.join('\n'));
  if (before.length === 0) throw new Error('The document has no table of requests to compare with.');
  const compared = now.filter(({ name }) => before.some((row) => row.name === name));
  const found = slower(before, compared);
  const lines = found.map((one) => `slower: ${one}`);
  if (isWhole) lines.push(...missing(before, now).map((name) => `not measured: ${name}`));
  for (const { name } of now) if (!compared.some((row) => row.name === name)) lines.push(`new: ${name}`);
  if (found.length === 0) {
    lines.push(`Nothing of ${compared.length} cases got slower than in docs/performance.md by more than noise.`);
  }
  return { lines, isSlower: found.length > 0 };
}
