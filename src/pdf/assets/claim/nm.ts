import { plain, sworn } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const newMexicoClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'nm-lien-general',
      state: 'NM',
      statute: 'N.M. Stat. § 48-2-6',
      title: 'Claim of Lien',
      opening: [
        '{claimant}, of {claimantAddress} (“Claimant”), claims a lien on the property described below and on the improvements on it, and states its demands, after deducting all just credits and offsets:',
      ],
      facts: [
        ['amount', 'Demand, after deducting all just credits and offsets'],
        ['retainage', 'Including unpaid retainage of'],
        ['interest', 'Interest'],
        ['owner', 'Owner or reputed owner'],
        ['hiring_party', 'Person by whom the claimant was employed, or to whom it furnished the materials'],
        ['general_contractor', 'Original contractor'],
        ['contract', 'Contract'],
        ['contract_total', 'Contract sum, with changes'],
        ['payment_terms', 'Terms, time given and conditions of the contract'],
        ['work', 'Labor, equipment or materials furnished'],
        ['first_furnishing', 'First furnished'],
        ['last_furnishing', 'Last furnished'],
        ['completion', 'Completion of the building, structure or improvement'],
        ['property', 'Property to be charged with the lien'],
        ['legal_description', 'Legal description'],
        ['parcel', 'Parcel number'],
        ['county', 'County'],
        ['claimant', 'Claimant'],
        ['license', 'Claimant’s license'],
        ['notices_sent', 'Notices given'],
      ],
      closing: [
        'The amount claimed is due and unpaid. Claimant claims its lien for that amount, with interest and costs to the extent permitted by the contract and applicable law.',
      ],
      oath: sworn,
      guidance: [
        'Within fifteen days after the filing, mail, e-mail, send by certified mail with return receipt requested or deliver by hand a copy of the filed claim to the owner or reputed owner named in it (N.M. Stat. § 48-2-6(B)).',
      ],
      requires: ['amount', 'work', 'hiring_party', 'county', 'signatory', 'last_furnishing', 'payment_terms'],
    },
  ],
  contractor: 'Original Contractor',
};
