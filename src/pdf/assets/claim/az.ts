import { plain, sworn } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const arizonaClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
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
      requires: ['amount', 'work', 'county', 'signatory', 'legal_description'],
    },
  ],
  contractor: 'Original Contractor',
};
