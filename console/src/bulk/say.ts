import { formatCount, formatCredits, formatNumber } from '../parts/format';
import type { Choice } from './acts';

/** `Generate 12 documents for 24 credits`. */
export function sayAct({ verb: [before, noun, after] }: Choice, count: number, credits: number): string {
  const words = [before, formatCount(count, noun), after].filter(Boolean).join(' ');
  return credits > 0 ? `${words} for ${formatCredits(credits)}` : words;
}

/** `3 of 12 done, 1 rejected, 1 may have been done`. */
export function sayProgress({
  done,
  rejected,
  unclear,
  left,
  isRunning,
}: {
  done: number;
  rejected: number;
  unclear: number;
  left: number;
  isRunning: boolean;
}): string {
  const counted = [
    `${formatNumber(done)} of ${formatNumber(done + rejected + unclear + left)} done`,
    rejected > 0 && `${formatNumber(rejected)} rejected`,
    unclear > 0 && `${formatNumber(unclear)} may have been done`,
  ]
    .filter(Boolean)
    .join(', ');
  if (isRunning) return counted;
  return left > 0 ? `${counted}. It stopped, and nothing is lost: go on when you like.` : `${counted}.`;
}

/** `Try the 2 rejected again`. Of those that may have been done, the service says first what they are now. */
export function sayTryAgain(rejected: number, unclear: number): string {
  if (rejected === 0)
    return `Check ${unclear === 1 ? 'the unclear one' : `the ${formatNumber(unclear)} unclear`} again`;
  if (unclear > 0) return `Check the ${formatNumber(rejected + unclear)} that are not done again`;
  return `Try ${rejected === 1 ? 'the rejected one' : `the ${formatNumber(rejected)} rejected`} again`;
}
