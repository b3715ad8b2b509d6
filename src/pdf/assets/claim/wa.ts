import { plain } from './parts.js';
import { inch, type StateClaims } from './state-claims.js';

export const washingtonClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'wa-lien-general',
      state: 'WA',
      statute: 'RCW 60.04.091',
      title: 'Claim of Lien',
      // RCW 60.04.091(2), in its order and capitals. It cites "chapter 64.04 RCW"; the code reviser reads chapter 60.04.
      opening: [
        '{claimant}, claimant, vs {hiringParty}, name of person indebted to claimant:',
        'Notice is hereby given that the person named below claims a lien pursuant to chapter 60.04 RCW. In support of this lien the following information is submitted:',
        '1. NAME OF LIEN CLAIMANT: {claimant}\nTELEPHONE NUMBER: {claimantPhone}\nADDRESS: {claimantAddress}',
        '2. DATE ON WHICH THE CLAIMANT BEGAN TO PERFORM LABOR, PROVIDE PROFESSIONAL SERVICES, SUPPLY MATERIAL OR EQUIPMENT OR THE DATE ON WHICH EMPLOYEE BENEFIT CONTRIBUTIONS BECAME DUE: {firstDate}',
        '3. NAME OF PERSON INDEBTED TO THE CLAIMANT: {hiringParty}',
        '4. DESCRIPTION OF THE PROPERTY AGAINST WHICH A LIEN IS CLAIMED (Street address, legal description or other information that will reasonably describe the property):\n{propertyInFull}',
        '5. NAME OF THE OWNER OR REPUTED OWNER (If not known state “unknown”): {owner}',
        '6. THE LAST DATE ON WHICH LABOR WAS PERFORMED; PROFESSIONAL SERVICES WERE FURNISHED; CONTRIBUTIONS TO AN EMPLOYEE BENEFIT PLAN WERE DUE; OR MATERIAL, OR EQUIPMENT WAS FURNISHED: {lastDate}',
        '7. PRINCIPAL AMOUNT FOR WHICH THE LIEN IS CLAIMED IS: {amount}',
        '8. IF THE CLAIMANT IS THE ASSIGNEE OF THIS CLAIM SO STATE HERE: Not applicable',
      ],
      facts: [],
      // Subsection (2) also requires the acknowledgment of chapter 64.08 RCW.
      oath: {
        kind: 'jurat_and_acknowledgment',
        open: false,
        heading: null,
        statement:
          '{signatory}, being sworn, says: I am the claimant (or attorney of the claimant, or administrator, representative, or agent of the trustees of an employee benefit plan) above named; I have read or heard the foregoing claim, read and know the contents thereof, and believe the same to be true and correct and that the claim of lien is not frivolous and is made with reasonable cause, and is not clearly excessive under penalty of perjury.',
      },
      requires: ['amount', 'first_furnishing', 'last_furnishing', 'hiring_party', 'telephone', 'county', 'signatory'],
    },
  ],
  contractor: 'Prime Contractor',
  // An inch on the other sides of each page.
  recorder: { statute: 'RCW 65.04.045', clearBottom: inch, index: true },
};
