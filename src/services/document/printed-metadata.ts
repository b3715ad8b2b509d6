import { isDeepStrictEqual } from 'node:util';
import { readClaimOptions } from '../../domain/claim-document/options.js';
import { readNoticeOptions } from '../../domain/notice/preflight/notice-metadata.js';
import { readPayApplicationOptions } from '../../domain/pay-application-document/options.js';

type Bag = Record<string, unknown> | null;

/** What becomes known of a claim only after its paper left: where it was recorded, and how it is released. */
const lateKeys = ['recording', 'release'];

/** Whether a notice's or an escalation's paper reads the same of both bags, but for what becomes known late. */
export function samePrintedClaim(before: Bag, after: Bag): boolean {
  return same(before, after, (bag) => {
    const early = Object.fromEntries(Object.entries(bag ?? {}).filter(([key]) => !lateKeys.includes(key)));
    return [readNoticeOptions(early), readClaimOptions(early)];
  });
}

/** Whether a pay application's paper reads the same of both bags. */
export function samePrintedApplication(before: Bag, after: Bag): boolean {
  return same(before, after, readPayApplicationOptions);
}

/** Compared as it is read: keys that no paper reads are the integrator's own, and free to change. */
function same(before: Bag, after: Bag, read: (bag: Bag) => unknown): boolean {
  return isDeepStrictEqual(read(before), read(after));
}
