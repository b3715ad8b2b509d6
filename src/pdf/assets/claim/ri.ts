import type { NotaryCertificate } from '../notary.js';
import { plain } from './parts.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

/** R.I. Gen. Laws § 34-28-4(c). */
const jurat: NotaryCertificate = {
  notice: null,
  venue: 'State of ______________________________\nCounty of ______________________________',
  paragraphs: ['Signed and sworn before me this ______ day of ____________________, ________, by {signatory}.'],
  signature: ['Notary Public', 'My Commission Expires'],
  identification: null,
};

export const rhodeIslandClauses = {
  itemizedValue: {
    sum: '{what}, {amount}',
    original: 'original contract',
    changes: 'changes',
    paid: 'payments received',
    unpaid: 'unpaid',
    invoices: 'invoices, as listed in Exhibit {letter}',
  },
} as const satisfies Record<string, Words>;

export const rhodeIslandClaims: StateClaims = {
  forms: [
    // R.I. Gen. Laws § 34-28-4(c). The notice is executed under oath, and void without both of its last statements.
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'ri-lien-general',
      state: 'RI',
      statute: 'R.I. Gen. Laws § 34-28-4',
      wording: 'statute',
      title: 'Notice of Intention to Do Work or Furnish Materials, or Both',
      ownerAtUpperLeft: true,
      opening: [
        'All persons are hereby notified that the undersigned has within the two hundred (200) days prior to the mailing hereof done work, furnished materials, or both, and/or intends to do so in the future (cross out inappropriate words), in the construction, erection, alteration, or preparation of an improvement on land described as follows:',
        '{propertyInFull}',
        'and that the land is owned by or leased to {owner}.',
        'The nature of the work being done or materials being furnished is as follows: {work} and is being done for or furnished to {hiringParty}, whose address is {hiringPartyAddress}.',
        'The approximate value of said work or materials is, as of the date of the notice, {valueOrTotal}, itemized as follows: {itemizedValue} and the undersigned has not been paid for the work or materials or both;',
        'The undersigned authorizes {signatory} to act or sign documents in behalf of the undersigned in all matters pertaining to this notice, or any lien claimed hereunder, or release thereof.',
        'You are hereby informed that the undersigned may within two hundred (200) days of the performance of the work or furnishing of the materials, file in the records of land evidence of the city or town of {townOfProperty} a copy of this notice of intention to do work or furnish materials. The filing of the notice of intention, together with this mailing, will perfect a lien against the land described herein, under and subject to the provisions of the Rhode Island Mechanics’ Lien Law.',
        '{claimant}, {claimantAddress}',
      ],
      facts: [],
      oath: { kind: 'jurat', open: false, heading: null, statement: null },
      guidance: [
        'Cross out the words of the first sentence that do not apply: the work done, the materials furnished, and what is still to be done (R.I. Gen. Laws § 34-28-4(c)).',
        'Mail the notice to the owner of record by prepaid registered or certified mail, return receipt requested, and file a copy in the land evidence records of the city or town, both within 200 days after the work (R.I. Gen. Laws § 34-28-4(a)).',
      ],
      requires: ['amount', 'work', 'contract_total', 'hiring_party', 'signatory'],
    },
  ],
  jurats: { 'ri-lien-general': () => jurat },
  clauses: rhodeIslandClauses,
};
