import { asSeen } from '../shared/legible.js';
import { unprintability } from '../shared/printable.js';

/**
 * Whether a new description corrects the wording of an old one, so that it still describes the same work: at least half of its
 * letters and digits, in pairs, stay. A description that cannot be printed as it is written may get any.
 */
export function isCorrection(before: string, after: string): boolean {
  if (asSeen(before) !== before || unprintability(before) !== undefined) return true;
  const [old, now] = [pairs(before), pairs(after)];
  let [shared, all] = [0, 0];
  for (const count of old.values()) all += count;
  for (const [pair, count] of now) {
    all += count;
    shared += Math.min(count, old.get(pair) ?? 0);
  }
  return all > 0 && shared * 4 >= all;
}

function pairs(text: string): Map<string, number> {
  const letters = [
    ...text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  const counts = new Map<string, number>();
  letters.forEach((letter, at) => {
    const pair = letter + (letters[at + 1] ?? '');
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return counts;
}
