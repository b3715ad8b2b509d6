import type { DocumentableType, DocumentType } from '../vocabulary.js';

/** The documents of a claim: what a document is in law, whatever the request calls it. */
export const claimInstruments = [
  'demand_letter',
  'notice_of_intent',
  'notice_of_claim',
  'stop_notice',
  'bond_claim',
  'mechanics_lien',
  'lien_release',
  'lawsuit_referral',
] as const;
export type ClaimInstrument = (typeof claimInstruments)[number];

export type Instrument = ClaimInstrument | 'preliminary_notice' | 'waiver' | 'pay_application' | 'g702' | 'g703';

type Printable = Readonly<Partial<Record<DocumentType, Instrument>>>;

/** Of a record of this kind and type, the document types it can be printed as, and what each of them is. `*`: of any type. */
const table: Readonly<Record<DocumentableType, Readonly<Record<string, Printable>>>> = {
  notice: {
    preliminary: { notice: 'preliminary_notice', notice_of_claim: 'notice_of_claim' },
    stop_payment: { notice: 'stop_notice', stop_notice: 'stop_notice' },
    lien: {
      notice: 'mechanics_lien',
      mechanics_lien: 'mechanics_lien',
      notice_of_intent: 'notice_of_intent',
      notice_of_claim: 'notice_of_claim',
      lien_release: 'lien_release',
    },
    bond_claim: { notice: 'bond_claim', bond_claim: 'bond_claim', notice_of_claim: 'notice_of_claim' },
  },
  escalation: {
    demand_letter: {
      escalation: 'demand_letter',
      notice_of_intent: 'notice_of_intent',
      notice_of_claim: 'notice_of_claim',
    },
    lien_filing: {
      escalation: 'mechanics_lien',
      mechanics_lien: 'mechanics_lien',
      notice_of_intent: 'notice_of_intent',
      lien_release: 'lien_release',
    },
    bond_claim: { escalation: 'bond_claim', bond_claim: 'bond_claim', notice_of_claim: 'notice_of_claim' },
    lawsuit: { escalation: 'lawsuit_referral' },
  },
  waiver: { '*': { waiver: 'waiver' } },
  pay_application: { '*': { 'pay-application': 'pay_application', g702: 'g702', g703: 'g703' } },
};

/** What a record can be printed as; empty for a type of record that has no documents. */
export function printableAs(kind: DocumentableType, recordType: string): Printable {
  return table[kind][recordType] ?? table[kind]['*'] ?? {};
}

/** The instrument that a document type is on a record; undefined if the two do not fit. */
export function instrumentOf(
  kind: DocumentableType,
  recordType: string,
  documentType: DocumentType,
): Instrument | undefined {
  return printableAs(kind, recordType)[documentType];
}

/** A lien and its release may both be current, and a release does not change the status of a record. */
export function isRelease(documentType: DocumentType): boolean {
  return documentType === 'lien_release';
}

/**
 * A record has one current document of each kind: its own, a release along with the lien, and each document of a pay
 * application. The unique index documents_one_current reads the same.
 */
export function placeOf(kind: DocumentableType, type: DocumentType): string {
  return kind === 'pay_application' || isRelease(type) ? type : '';
}
