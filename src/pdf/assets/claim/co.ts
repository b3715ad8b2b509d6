import { intentForm } from './intent.js';
import { plain, sworn } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const coloradoClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
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
      requires: ['amount', 'work', 'county', 'signatory', 'last_furnishing', 'notice_of_intent'],
    },
    intentForm('CO', {
      title: 'Notice of Intent to File a Lien Statement',
      statute: 'C.R.S. § 38-22-109(3)',
      wait: 10,
      service:
        'Serve the notice at least ten days before the lien statement is filed on the owner or reputed owner, or its agent, and on the principal or prime contractor, or its agent, in person or by registered or certified mail, return receipt requested, at the last known address. File an affidavit of the service with the lien statement (C.R.S. § 38-22-109(3)).',
      methods: ['personal', 'registered', 'certified_return_receipt', 'certified_restricted_delivery'],
    }),
  ],
  contractor: 'Principal Contractor',
};
