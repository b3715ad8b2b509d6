import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain } from './parts.js';

/** Both forms have the notary's certificate that the statute gives with them (`notary-of-form`). */
const oath = { kind: 'jurat', open: false, heading: null, statement: null } as const;

const venue = 'STATE OF ______________________________\nCOUNTY OF ______________________________ ss.';

/** Wyo. Stat. § 29-10-104, for what § 29-1-312(b) lists. The letters of the exhibits are those of the document. */
export const wyomingLien: ClaimForm = {
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
export const wyomingSatisfaction = {
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
