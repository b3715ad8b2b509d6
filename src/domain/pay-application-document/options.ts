import { type NoticeOptions, OptionReader, readNoticeOptions } from '../notice/document/notice-metadata.js';
import type { Violation } from '../shared/violation.js';
import type { Notary } from './model.js';

/** The options in `metadata` for the document of a pay application. */
interface PayApplicationOptions {
  /** Inline owner and general contractor, and the signer. */
  parties: NoticeOptions;
  /** Null when no notary block is printed. */
  notary: Notary | null;
  violations: Violation[];
}

const shared = ['owner', 'gc', 'signatory_name', 'signatory_title', 'signature_date'];

/** Reads the options, and reports every one with the wrong shape. A notary block is printed when any of its keys is given. */
export function readPayApplicationOptions(metadata: Record<string, unknown> | null): PayApplicationOptions {
  const values = metadata ?? {};
  const parties = readNoticeOptions(Object.fromEntries(Object.entries(values).filter(([key]) => shared.includes(key))));
  const violations = [...parties.violations];
  const reader = new OptionReader(values, violations);
  const isNotaryWanted = reader.boolean('notary');
  const notary: Notary = {
    state: reader.text('notary_state'),
    county: reader.text('notary_county'),
    name: reader.text('notary_name'),
    expiresOn: reader.date('notary_expires_on'),
  };
  const hasNotary = isNotaryWanted || Object.values(notary).some((value) => value !== null);
  return { parties, notary: hasNotary ? notary : null, violations };
}
