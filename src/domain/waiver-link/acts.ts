import type { WaiverRequestStatus } from '../vocabulary.js';
import { legalFormOfCode } from '../waiver/forms.js';

/** What the reader of the payee's mailbox can do with a request. */
export const linkActs = [
  'sign',
  'upload',
  'send_code',
  'decline',
  'counter',
  'forward',
  'name_below',
  'state_none_below',
  'confirm_payment',
  'release',
  'withdraw',
  'statement',
  'download',
] as const;
export type LinkAct = (typeof linkActs)[number];

/** What decides about the acts. */
export interface Answerable {
  status: WaiverRequestStatus;
  formCode: string;
  amount: string | null;
  signedAt: Date | string | null;
  payApplicationId: string | null;
  /** Whether it is signed with a one-time code. */
  requireCode: boolean;
}

/** A request that has reached its end without an answer offers nothing; the caller looks at its clock. */
export function actsOn({ status, formCode, amount, signedAt, payApplicationId, requireCode }: Answerable): LinkAct[] {
  const sign: LinkAct[] = [
    ...(requireCode ? ['send_code' as const] : []),
    isSignedByHand(formCode) ? 'upload' : 'sign',
  ];
  // Those below a payee are asked under the same pay application.
  const name: LinkAct[] = payApplicationId === null ? [] : ['name_below', 'state_none_below'];
  switch (status) {
    case 'requested':
    case 'undeliverable':
    case 'viewed':
      return [...sign, 'decline', ...(amount === null ? [] : ['counter' as const]), 'forward', ...name, 'download'];
    case 'countered':
      return [...sign, 'decline', ...name, 'download'];
    case 'held':
      return ['confirm_payment', 'release', 'withdraw', 'statement', ...name, 'download'];
    case 'released':
      return [...name, 'download'];
    case 'declined':
      return signedAt === null ? [] : ['download'];
    case 'draft':
    case 'signed':
    case 'expired':
    case 'superseded':
    case 'cancelled':
      return [];
  }
}

/**
 * Whether signing hands the waiver over: a conditional one has no effect before its payment by its own words. The form of Wyoming
 * acknowledges the payment whatever it is asked for (Wyo. Stat. § 29-10-101), so it is held like an unconditional one.
 */
export function isReleasedBySigning({ conditional, formCode }: { conditional: boolean; formCode: string }): boolean {
  return conditional && formCode !== 'wy-lien-waiver';
}

/** A form that needs a notary or a witness is printed and signed before them. */
export function isSignedByHand(formCode: string): boolean {
  const form = legalFormOfCode(formCode);
  return form !== null && (form.notary || form.witness);
}
