import type { DocumentableType, DocumentType } from '../vocabulary.js';

/** The documents of a claim by their legal nature, whatever name the request uses. */
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

/**
 * The document types that a record of this kind and type can be printed as, with the instrument of each. `*` means any type.
 */
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

/** The document types that a record can be printed as; empty for a type of record that has no documents. */
export function printableAs(kind: DocumentableType, recordType: string): Printable {
  return table[kind][recordType] ?? table[kind]['*'] ?? {};
}

/** The instrument of a document type on a record; undefined if the two do not match. */
export function instrumentOf(
  kind: DocumentableType,
  recordType: string,
  documentType: DocumentType,
): Instrument | undefined {
  return printableAs(kind, recordType)[documentType];
}

/** A notice before a claim can be filed like it, and puts no claim on record. */
export function goesOnRecord(documentType: DocumentType): boolean {
  return documentType !== 'notice_of_intent' && documentType !== 'notice_of_claim';
}

/** A lien and its release may both be current, and a release does not change the status of a record. */
export function isRelease(documentType: DocumentType): boolean {
  return documentType === 'lien_release';
}

/**
 * A record has one current document in each slot: its own, a release along with the lien, and each document of a pay
 * application. The unique index documents_one_current has the same condition.
 */
export function toPlace(kind: DocumentableType, type: DocumentType): string {
  return kind === 'pay_application' || isRelease(type) ? type : '';
}
