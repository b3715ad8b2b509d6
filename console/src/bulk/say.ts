import { formatCount, formatCredits, formatNumber } from '../parts/format';
import type { Choice } from './acts';

/** `Generate 12 documents for 24 credits`. */
export function sayAct({ verb: [before, noun, after] }: Choice, count: number, credits: number): string {
  const words = [before, formatCount(count, noun), after].filter(Boolean).join(' ');
  return credits > 0 ? `${words} for ${formatCredits(credits)}` : words;
}

/** `3 of 12 done, 1 rejected`. */
export function sayProgress({
  done,
  rejected,
  left,
  isRunning,
}: {
  done: number;
  rejected: number;
  left: number;
  isRunning: boolean;
}): string {
  const far = `${formatNumber(done)} of ${formatNumber(done + rejected + left)} done`;
  const counted = rejected > 0 ? `${far}, ${formatNumber(rejected)} rejected` : far;
  if (isRunning) return counted;
  return left > 0 ? `${counted}. It stopped, and nothing is lost: go on when you like.` : `${counted}.`;
}
