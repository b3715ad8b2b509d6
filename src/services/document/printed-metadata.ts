import { isDeepStrictEqual } from 'node:util';
import { readClaimOptions } from '../../domain/claim-document/options.js';
import { readNoticeOptions } from '../../domain/notice/document/notice-metadata.js';
import { readPayApplicationOptions } from '../../domain/pay-application-document/options.js';

type Metadata = Record<string, unknown> | null;

/** Facts of a claim that become known only after its document was sent: where it was recorded, and how it is released. */
const lateKeys = ['recording', 'release'];

/**
 * Whether the document of a notice or an escalation is the same for both metadata objects, apart from facts that become known
 * late.
 */
export function samePrintedClaim(before: Metadata, after: Metadata): boolean {
  return same(before, after, (metadata) => {
    const early = Object.fromEntries(Object.entries(metadata ?? {}).filter(([key]) => !lateKeys.includes(key)));
    return [readNoticeOptions(early), readClaimOptions(early)];
  });
}

/** Whether a pay application's document is the same for both metadata objects. */
export function samePrintedApplication(before: Metadata, after: Metadata): boolean {
  return same(before, after, readPayApplicationOptions);
}

/** Compares the parsed values: keys that no document reads are the integrator's own, and can be changed freely. */
function same(before: Metadata, after: Metadata, read: (metadata: Metadata) => unknown): boolean {
  return isDeepStrictEqual(read(before), read(after));
}
