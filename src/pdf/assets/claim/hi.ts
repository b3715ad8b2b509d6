import { notRecorded, plain, swornFor } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const hawaiiClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'hi-lien-general',
      state: 'HI',
      statute: 'Haw. Rev. Stat. § 507-43',
      title: 'Application for a Lien and Notice of Lien',
      opening: [
        '{claimant}, the lienor, applies to this court for a lien on the improvement described below and on the interest of its owner in the real property on which it is situated, and states:',
      ],
      facts: [
        ['claimant', 'Lienor'],
        ['license', 'Lienor’s license'],
        ['amount', 'Amount of the claim'],
        ['retainage', 'Including unpaid retainage of'],
        ['work', 'Labor or material furnished'],
        ['first_furnishing', 'First furnished'],
        ['last_furnishing', 'Last furnished'],
        ['completion', 'Date of completion'],
        ['property', 'Property'],
        ['legal_description', 'Description of the property'],
        ['parcel', 'Tax map key'],
        ['hiring_party', 'Party who contracted with the lienor for the improvement'],
        ['general_contractor', 'General contractor'],
        ['owner', 'Owner of the property'],
        ['lender', 'Other persons with an interest in the property'],
        ['contract', 'Contract'],
        ['contract_total', 'Contract sum, with changes'],
        ['paid', 'Payments received'],
        ['interest', 'Interest'],
      ],
      closing: [
        'The amount claimed is due and unpaid after deducting all just credits and offsets. The lienor asks the court to find probable cause and to order that the lien attach to the property for that amount.',
        'NOTICE OF LIEN',
        'To the persons named above: By virtue of the facts alleged in this application, {claimant} claims a lien under Haw. Rev. Stat. § 507-42 on the improvement and on the interest of its owner in the property. The application and this notice are returnable on ____________________ at __________, not less than three nor more than ten days after they are served. On that day the court holds a hearing to determine whether probable cause exists to permit the lien to attach. Any person to whom this notice is required to be given may offer testimony and documentary evidence on that issue.',
      ],
      unconfirmed: ['the contents and the return day, which were compared with summaries of the section'],
      oath: swornFor('lienor'),
      pleading: { rule: 'Haw. R. Civ. P. 11' },
      guidance: [
        notRecorded,
        'File the application and notice with the circuit court no later than 45 days after the date of completion, and serve them as a summons is served on the owner, on any person with an interest in the property, and on the party who contracted for the improvement. The court sets the return day (Haw. Rev. Stat. § 507-43).',
      ],
      requires: ['amount', 'work', 'last_furnishing', 'hiring_party', 'legal_description', 'county', 'signatory'],
    },
  ],
  court: {
    lines: ['IN THE CIRCUIT COURT OF THE {circuit} CIRCUIT', 'STATE OF HAWAI‘I'],
    sides: ['Lienor', 'Respondent'],
    joinsContractor: true,
  },
};
