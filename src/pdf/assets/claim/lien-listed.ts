import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn } from './parts.js';

const lien = { ...plain, instrument: 'mechanics_lien' } as const;
const needed = ['amount', 'work', 'county', 'signatory'] as const;

/** Claims of lien whose contents the statute lists one by one; the words are our own. */
export const listedLienForms: readonly ClaimForm[] = [
  {
    ...lien,
    formCode: 'tx-lien-2022',
    state: 'TX',
    statute: 'Texas Property Code § 53.054',
    effectiveFrom: '2022-01-01',
    title: 'Affidavit Claiming Mechanic’s Lien',
    opening: [
      'Before me, the undersigned authority, personally appeared {signatory}, who being duly sworn states on oath that {capacityStatement} of {claimant} (“Claimant”), is authorized to make this affidavit, has personal knowledge of the facts stated in this affidavit, and that those facts are true:',
    ],
    facts: [
      ['amount', 'Amount of the claim'],
      ['retainage', 'Including unpaid retainage of'],
      ['owner', 'Owner or reputed owner and last known address'],
      ['work', 'Kind of work done and materials furnished'],
      ['months', 'Each month in which the work was done and materials were furnished for which payment is requested'],
      ['hiring_party', 'Person by whom the claimant was employed or to whom it furnished materials or labor'],
      ['general_contractor', 'Original contractor and last known address'],
      ['property', 'Property sought to be charged with the lien'],
      ['legal_description', 'Legal description'],
      ['county', 'County'],
      ['claimant', 'Claimant’s name, mailing address and physical address'],
      ['notices_sent', 'Each notice of the claim sent to the owner, with its date and method'],
    ],
    closing: [
      'The amount claimed is just and correct, and all just and lawful offsets, payments and credits known to the affiant have been allowed. Claimant claims a lien on the property and the improvements on it to secure payment of that amount.',
    ],
    oath: { ...sworn, heading: null, statement: null },
    requires: [...needed, 'months', 'legal_description', 'notices_sent'],
  },
  {
    ...lien,
    formCode: 'co-lien',
    state: 'CO',
    statute: 'C.R.S. § 38-22-109',
    title: 'Statement of Lien',
    opening: ['{claimant} claims a lien on the property described below and states:'],
    facts: [
      ['owner', 'Owner or reputed owner'],
      ['claimant', 'Person claiming the lien'],
      ['hiring_party', 'Person to whom the laborers’ work or the materials were furnished'],
      ['general_contractor', 'Principal contractor'],
      ['property', 'Property to be charged with the lien'],
      ['legal_description', 'Legal description'],
      ['county', 'County'],
      ['work', 'Work done or materials furnished'],
      ['contract_total', 'Contract sum, with changes'],
      ['paid', 'Payments received'],
      ['amount', 'Amount due to the claimant'],
      ['interest', 'Interest'],
      ['first_furnishing', 'First furnished'],
      ['last_furnishing', 'Last furnished'],
    ],
    closing: [
      'On {intentServed}, at least ten days before the filing of this statement, a notice of intent to file it was served on the owner or reputed owner, or its agent, and on the principal contractor, or its agent.',
    ],
    attached: [
      {
        what: 'the affidavit of service of the notice of intent',
        citation: 'C.R.S. § 38-22-109(3)',
        kinds: ['proof_of_service'],
      },
    ],
    oath: sworn,
    unconfirmed: ['the sentence and the affidavit about the notice of intent (subsection (3))'],
    requires: [...needed, 'last_furnishing', 'notice_of_intent'],
  },
  {
    ...lien,
    formCode: 'az-lien',
    state: 'AZ',
    statute: 'A.R.S. § 33-993',
    title: 'Notice and Claim of Lien',
    opening: ['{claimant} claims a lien on the property described below and states under oath:'],
    facts: [
      ['legal_description', 'Legal description of the land and improvements'],
      ['property', 'Location'],
      ['county', 'County'],
      ['owner', 'Owner or reputed owner, if known'],
      ['hiring_party', 'Person by whom the claimant was employed or to whom it furnished materials'],
      ['contract', 'Terms, time given and conditions of the contract'],
      ['payment_terms', 'Terms of payment'],
      ['amount', 'Demand after deducting all just credits and offsets'],
      ['work', 'Labor, professional services, materials, machinery, fixtures or tools furnished'],
      ['completion', 'Date of completion of the building, structure or improvement'],
      ['notices_sent', 'Preliminary twenty day notice given'],
    ],
    attached: [
      {
        what: 'a copy of the preliminary twenty day notice',
        citation: 'A.R.S. § 33-993',
        kinds: ['notice'],
      },
      { what: 'the proof of service of that notice', citation: 'A.R.S. § 33-993', kinds: ['proof_of_service'] },
      {
        what: 'a copy of the written contract',
        citation: 'A.R.S. § 33-993',
        kinds: ['contract'],
        only: 'written_contract',
      },
    ],
    oath: sworn,
    unconfirmed: ['the contents, and what is attached'],
    requires: [...needed, 'legal_description'],
  },
];
