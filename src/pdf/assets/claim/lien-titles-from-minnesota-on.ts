import { registeredOrCertified } from '../../../domain/notice/preflight/notice-metadata.js';
import { itemized, type LienTitle } from './lien-title.js';

/** "An itemized statement of the account upon which the lien is claimed". */
const southDakotaAccount = itemized('S.D. Codified Laws § 44-9-16');

/** The second half of the states in `lien-general`. */
export const titlesFromMinnesotaOn: Record<string, LienTitle> = {
  MN: {
    title: 'Mechanic’s Lien Statement',
    statute: 'Minn. Stat. § 514.08',
    confirmation: 'sworn_with_knowledge',
    opening: intention('labor, skill, material or machinery'),
    // Subdivision 2(8) and (9).
    states: [
      'Claimant acknowledges that a copy of this statement must be served personally or by certified mail, within the 120-day period provided in Minn. Stat. § 514.08, on the owner, the owner’s authorized agent or the person who entered into the contract with the contractor. Notice as required by Minn. Stat. § 514.011, subdivision 2, if any, was given.',
    ],
    requires: ['first_furnishing', 'hiring_party'],
  },
  MO: {
    title: 'Mechanic’s Lien Statement and Account',
    statute: 'Mo. Rev. Stat. § 429.080',
    confirmation: 'sworn',
    // "A just and true account": courts have refused one that states a lump sum.
    ...itemized('Mo. Rev. Stat. § 429.080'),
    guidance: ['File the statement with the clerk of the circuit court of the county (Mo. Rev. Stat. § 429.080).'],
  },
  MT: {
    title: 'Construction Lien',
    statute: 'Mont. Code § 71-3-535',
    confirmation: 'sworn',
    // Its sentence names the notice.
    rows: { notices_sent: null },
    // Subsections (3)(h) and (2)(b).
    states: [
      '{rightToClaimNotice}',
      'Claimant certifies to the county clerk and recorder that a copy of this lien was served on the owner of record on {serviceDate} by {serviceMethod}, as Mont. Code § 71-3-534(2) provides.',
    ],
    requires: ['first_furnishing', 'hiring_party', 'notices_sent', 'service'],
    guidance: ['Serve a copy on the owner of record before you file the lien (Mont. Code § 71-3-534(2)).'],
  },
  NE: {
    title: 'Construction Lien',
    statute: 'Neb. Rev. Stat. § 52-147',
    requires: ['contract_total', 'hiring_party'],
  },
  ND: {
    title: 'Construction Lien',
    statute: 'N.D.C.C. § 35-27-13',
    requires: ['first_furnishing', 'hiring_party'],
  },
  OH: {
    title: 'Affidavit for Mechanic’s Lien',
    statute: 'Ohio Rev. Code § 1311.06',
    // Gill v. Konvisser (Ohio Ct. App.): the affidavit must be sworn to absolutely, and not upon information and belief.
    confirmation: 'sworn_absolutely',
    unconfirmed: ['the title, the sentences and the oath of the form of affidavit that the statute has'],
  },
  OK: {
    title: 'Mechanic’s and Materialman’s Lien Statement',
    statute: '42 Okla. Stat. §§ 142–143',
    confirmation: 'sworn',
    requires: ['legal_description', 'hiring_party'],
    // "The amount claimed and the items thereof as nearly as practicable".
    ...itemized('42 Okla. Stat. § 142'),
    guidance: ['File the statement with the county clerk of the county of the land (42 Okla. Stat. § 142).'],
  },
  OR: {
    title: 'Claim of Construction Lien',
    statute: 'ORS 87.035',
    confirmation: 'sworn_with_knowledge',
    requires: ['hiring_party'],
  },
  SC: {
    title: 'Statement of Account and Mechanic’s Lien',
    statute: 'S.C. Code §§ 29-5-15, 29-5-90',
    confirmation: 'sworn',
    requires: ['license'],
    guidance: [
      'Serve the statement on the owner and file it with the register of deeds or the clerk of court, both within 90 days after the work (S.C. Code § 29-5-90).',
    ],
  },
  SD: {
    title: 'Mechanic’s Lien Statement',
    statute: 'S.D. Codified Laws §§ 44-9-16, 44-9-17',
    confirmation: 'sworn_with_knowledge',
    opening: intention('skill, labor, services, equipment or materials'),
    states: [
      ...southDakotaAccount.states,
      'A copy of this statement was mailed to the owner at its last known post office address on {mailedDate} by {mailedBy}. The post office receipt is {receiptExhibit}.',
    ],
    attached: [
      ...southDakotaAccount.attached,
      {
        what: 'the post office receipt for the copy that was mailed to the owner',
        citation: 'S.D. Codified Laws § 44-9-17',
        kinds: ['proof_of_service'],
        inText: true,
      },
    ],
    requires: ['first_furnishing', 'hiring_party', 'service'],
    // § 44-9-17: only a mailing of which the post office gives a receipt.
    methods: registeredOrCertified,
    guidance: [
      'Mail a copy of the statement to the owner by registered or certified mail before you file it, and attach the post office receipt (S.D. Codified Laws § 44-9-17).',
    ],
    unconfirmed: [
      'the contents of the statement, and how the copy is mailed: the headings of §§ 44-9-16 and 44-9-17, a decision about the itemized statement and a summary of the mailing were compared',
    ],
  },
  VT: {
    title: 'Notice of Mechanic’s Lien',
    statute: '9 V.S.A. § 1923',
    guidance: ['Record the notice with the clerk of the town in which the land lies (9 V.S.A. §§ 1921(c), 1923).'],
  },
  WI: {
    title: 'Claim for Lien',
    statute: 'Wis. Stat. § 779.06',
    rows: { notices_sent: ['preliminary_notice', 'Notices given'] },
    states: ['The notice of intent to file this claim was served on the owner on {intentServed}.'],
    attached: [
      {
        what: 'a copy of the notice of intent to file this claim and of each notice given under Wis. Stat. § 779.02',
        citation: 'Wis. Stat. § 779.06',
        kinds: ['notice'],
      },
    ],
    requires: ['legal_description', 'notice_of_intent'],
    guidance: ['File the claim with the clerk of the circuit court of the county in which the land lies.'],
    unconfirmed: ['what is attached, and the contents of the claim: instructions of a clerk of court were compared'],
  },
};

/** The statement of an intention, which begins a lien statement in Minnesota and South Dakota. */
function intention(furnished: string): string {
  return `{claimant}, of {claimantAddress} (“Claimant”), gives notice of its intention to claim and hold a lien in the amount of {amount} on the real property described below and on the improvements on it. That amount is due and owing to Claimant for ${furnished} that it furnished for the improvement described below. In support of its claim, Claimant states:`;
}
