import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { NotaryCertificate } from '../notary.js';
import { intentForm } from './intent.js';
import { plain } from './parts.js';
import { releases } from './release.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

/** Both forms have the notary's certificate that the statute gives with them. */
const oath = { kind: 'jurat', open: false, heading: null, statement: null } as const;

const venue = 'STATE OF ______________________________\nCOUNTY OF ______________________________ ss.';

/** Wyo. Stat. § 29-10-104, for what § 29-1-312(b) lists. The letters of the exhibits are those of the document. */
const statement: ClaimForm = {
  ...plain,
  instrument: 'mechanics_lien',
  formCode: 'wy-lien',
  state: 'WY',
  statute: 'Wyo. Stat. §§ 29-1-312, 29-10-104',
  wording: 'statute',
  title: 'Lien Statement',
  opening: [
    venue,
    'Pursuant to the provisions of W.S. 29-1-312 relating to lien statements, the undersigned hereby files this lien statement and swears as follows:',
    '1. Name and address of lien claimant: {claimant}, {claimantAddress}',
    '2. The amount claimed to be due and owing: {amount}, plus pre-judgment interest at a rate of {interestRate}% (if applicable), and attorneys’ fees and costs incurred by lien claimant in the collection of this amount.',
    '3. The names and addresses of the persons against whose properties the lien is filed include: {ownersWithAddresses}',
    '4. An itemized list setting forth and describing the work performed or materials furnished by the lien claimant: {work}\nThe amounts due and owing from {hiringParty} for the work performed and/or materials provided are set forth in the actual invoices, or if no invoices exist, then a summary, attached hereto as {accountLetter}.',
    '5. The name of the persons whom the lien claimant asserts is/are obligated to pay the debt secured by the lien: {hiringParty}',
    '6. The lien claimant last performed work, or furnished materials, for which the lien claimant asserts a lien on {lastDayInWords}.',
    '7. The legal description of the real property where the lien claimant performed work or furnished materials is set forth in {legalLetter}, attached hereto.',
    '8. A true and accurate copy of the written contract, if available, under which the lien claimant performed work or furnished materials is attached hereto as {contractLetter}. If the contract was oral or is too extensive, the parties to the contract and contract terms are described below:\n{contractTerms}\nA copy of the written contract, if applicable, is located at the following address: {contractPlace}',
  ],
  facts: [],
  legalExhibit: true,
  attached: [
    {
      what: 'the invoices, or a summary of the amounts due',
      citation: 'Wyo. Stat. § 29-10-104',
      kinds: ['account', 'invoice', 'statement'],
      inText: true,
    },
    {
      what: 'a copy of the written contract',
      citation: 'Wyo. Stat. § 29-10-104',
      kinds: ['contract'],
      only: 'written_contract',
      inText: true,
    },
  ],
  oath,
  guidance: [
    'If the written contract is not available or is too extensive to attach, write in item 8 where a copy of it is located (Wyo. Stat. § 29-10-104).',
  ],
  requires: [
    'amount',
    'interest_rate',
    'work',
    'last_furnishing',
    'hiring_party',
    'legal_description',
    'payment_terms',
    'county',
    'signatory',
  ],
};

/** Wyo. Stat. § 29-10-106, of a lien that is satisfied in full. */
const satisfaction = {
  wording: 'statute',
  opening: [
    venue,
    'Pursuant to the provisions of W.S. 29-1-313, the undersigned hereby files its notice of satisfaction of lien statement and hereby releases its lien(s), filed with the Clerk of {recordingCounty} County on {recordedDay}, commencing at Page {recordedPage} of Book {recordedBook}{asInstrument}.',
  ],
  facts: [
    ['owner', 'Owner or reputed owner'],
    ['property', 'Property'],
    ['legal_description', 'Legal description'],
  ],
  closing: [],
  oath,
  requires: ['recording', 'book_and_page', 'legal_description', 'county', 'signatory'],
} as const satisfies Partial<ClaimForm>;

/** The jurat of both forms, of a legal entity, and of an individual or a sole proprietor. */
function jurat({ read, signed, acknowledged }: { read: string; signed: string; acknowledged: string }) {
  return (isEntity: boolean): NotaryCertificate => {
    const states = isEntity
      ? `he/she is the {signerTitle} of {claimant} and that ${signed} was signed and sealed on behalf of the lien claimant by authority granted to the signatory by the lien claimant`
      : `${acknowledged} to be the free act and deed of the lien claimant`;
    return {
      notice: null,
      venue,
      paragraphs: [
        `On this ______ day of ____________________, 20____, subscribed and sworn to before me personally appeared {signatory}, to me personally known, who has read the foregoing ${read} and knows the contents thereof and the facts are true to the best of his/her knowledge, and being by me duly sworn, did state that ${states}.`,
        'Witness my hand and official seal.',
      ],
      signature: ['Notarial officer', 'My Commission Expires'],
      identification: null,
    };
  };
}

export const wyomingClauses = {
  lastDayInWords: { unknown: 'the ______ day of ____________________, 20____' },
  recordedDay: { unknown: 'the ______ day of ____________________, 20____' },
  contractTerms: { parties: '{claimant} and {other}', sum: 'contract sum {amount}' },
  contractPlace: { oral: 'not applicable' },
  asInstrument: { number: ' (Instrument No. {number})' },
} as const satisfies Record<string, Words>;

export const wyomingClaims: StateClaims = {
  forms: [
    statement,
    ...releases('WY', {
      title: 'Notice of Satisfaction of Lien',
      statute: 'Wyo. Stat. §§ 29-1-313, 29-10-106',
      sworn: true,
      prescribed: satisfaction,
    }),
    intentForm('WY', {
      title: 'Notice of Intention to File Lien',
      statute: 'Wyo. Stat. §§ 29-2-107, 29-10-102',
      wording: 'statute',
      wait: 20,
      opening:
        'You are hereby notified pursuant to W.S. 29-2-107 that {claimant} (hereinafter the “lien claimant”) intends to file a lien against your property. The amount of the lien claim is {amount}. This amount is due from {hiringParty} pursuant to a contract with the lien claimant under which the lien claimant performed work or supplied materials for the work. If we are unable to resolve this matter within twenty (20) days from the date of this notice, the lien claimant intends to file the lien statement asserting a lien against your property.',
      service:
        'Send the notice by certified mail, return receipt requested, to each record owner or its agent, one form for each (W.S. 29-10-102).',
    }),
  ],
  // What the certificates of §§ 29-10-104 and 29-10-106 call the document.
  jurats: {
    'wy-lien': jurat({ read: 'Lien Statement', signed: 'this lien statement', acknowledged: 'the lien statement' }),
    'wy-release': jurat({
      read: 'Notice of Satisfaction of Lien',
      signed: 'this Notice of Satisfaction of Lien',
      acknowledged: 'the Notice of Satisfaction of Lien',
    }),
  },
  clauses: wyomingClauses,
};
