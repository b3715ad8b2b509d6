import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { acknowledgedByDefault, plain, sworn, swornByDefault } from './parts.js';

const lien = { ...plain, instrument: 'mechanics_lien' } as const;
const needed = ['amount', 'work', 'hiring_party', 'county', 'signatory'] as const;

/** Claims of lien with the contents of their statute under its own terms; the words are ours. */
export const liensByContents: readonly ClaimForm[] = [
  {
    ...lien,
    formCode: 'nm-lien-general',
    state: 'NM',
    statute: 'N.M. Stat. § 48-2-6',
    title: 'Claim of Lien',
    opening: [
      '{claimant}, of {claimantAddress}, claims a lien on the property described below and on the improvements on it, and states its demands, after deducting all just credits and offsets:',
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
      'The amount claimed is due and unpaid. The claimant claims its lien for that amount, with interest and costs to the extent permitted by the contract and applicable law.',
    ],
    oath: sworn,
    guidance: [
      'Within fifteen days after the filing, mail, e-mail, send by certified mail with return receipt requested or deliver by hand a copy of the filed claim to the owner or reputed owner named in it (N.M. Stat. § 48-2-6(B)).',
    ],
    requires: [...needed, 'last_furnishing', 'payment_terms'],
  },
  {
    ...lien,
    formCode: 'pa-lien-general',
    state: 'PA',
    statute: '49 P.S. § 1503',
    title: 'Mechanics’ Lien Claim',
    opening: [
      '{claimant}, of {claimantAddress}, files this claim against the improvement and the property described below, and states:',
    ],
    facts: [
      ['claimant', 'Party claimant, and whether it files as contractor or subcontractor'],
      ['owner', 'Owner or reputed owner'],
      ['last_furnishing', 'Completion of the claimant’s work'],
      ['hiring_party', 'Person with whom the claimant contracted'],
      [
        'notices_sent',
        'Preliminary notice, if required, and formal notice of intention to file a claim, with their dates',
      ],
      ['contract', 'Contract'],
      ['contract_total', 'Agreed sum, with changes'],
      ['paid', 'Payments received'],
      ['work', 'Kind and character of the labor or materials furnished'],
      ['amount', 'Amount claimed to be due'],
      ['retainage', 'Including unpaid retainage of'],
      ['structure', 'Improvement'],
      ['property', 'Property claimed to be subject to the lien'],
      ['legal_description', 'Legal description'],
      ['parcel', 'Parcel number'],
      ['county', 'County'],
      ['license', 'Claimant’s license'],
    ],
    closing: [
      '{priceStatement} The amount claimed is due and unpaid after all just credits and offsets known to the claimant.',
    ],
    oath: swornByDefault,
    guidance: [
      'File the claim with the prothonotary of the county of the property (49 P.S. § 1502).',
      'Without a contract for an agreed sum, the claim states the kind and character of the labor and materials in detail, with the price of each: add it as an exhibit of the kind account (49 P.S. § 1503(6)).',
    ],
    requires: [...needed, 'last_furnishing', 'contract_total', 'notices_sent'],
  },
  {
    ...lien,
    formCode: 'ut-lien-general',
    state: 'UT',
    statute: 'Utah Code § 38-1a-502',
    title: 'Notice of Construction Lien',
    unconfirmed: ['the contents of the notice, which were compared with those that the statute had in 2011'],
    opening: [
      '{claimant}, of {claimantAddress}, claims a construction lien on the property described below for construction work that it provided, and states:',
    ],
    facts: [
      ['claimant', 'Claimant’s name, mailing address and telephone number'],
      ['license', 'Claimant’s license'],
      ['hiring_party', 'Person who employed the claimant, or to whom it provided the construction work'],
      ['general_contractor', 'Original contractor'],
      ['owner', 'Reputed owner, if known, or record owner'],
      ['property', 'Property'],
      ['legal_description', 'Legal description'],
      ['parcel', 'Parcel number'],
      ['county', 'County'],
      ['work', 'Construction work provided'],
      ['first_furnishing', 'First provided'],
      ['last_furnishing', 'Last provided'],
      ['notices_sent', 'Preliminary notice filed'],
      ['amount', 'Principal amount claimed, excluding interest, costs and attorney fees'],
    ],
    oath: { ...acknowledgedByDefault, open: false },
    guidance: [
      'If the lien is against an owner-occupied residence, attach the statement of the steps by which the owner may have it removed (Utah Code § 38-11-107).',
    ],
    requires: [...needed, 'first_furnishing', 'last_furnishing', 'notices_sent'],
  },
];
