import { printedRecords } from '../documents/use-preview';
import { WaiverDocument, type WaiverQuery } from './waivers.documents';

/** A waiver as its page shows it. */
export type Waiver = WaiverQuery['waiver'];

/** The records that its page shows. */
export const follows = [
  'waiver',
  'pay_application',
  'notice',
  'escalation',
  'document',
  'document_order',
  ...printedRecords,
];

/** One waiver with all that its page shows. */
export function waiverRead(id: string) {
  return [WaiverDocument, { id }, { follows }] as const;
}
