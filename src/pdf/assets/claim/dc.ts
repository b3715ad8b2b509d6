import { composeStatement, plain } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const theDistrictOfColumbiaClaims: StateClaims = {
  forms: [
    // D.C. Code § 40-301.02(b): a notice of intent without its contents is void. They are in its order; the words are our own.
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'dc-lien-general',
      state: 'DC',
      statute: 'D.C. Code §§ 40-301.02, 40-303.01',
      title: 'Notice of Mechanic’s Lien',
      subtitle: 'Notice of intent',
      opening: [
        '{claimant} gives notice of its intent to enforce a mechanic’s lien on the real property described below, and states:',
      ],
      facts: [
        ['claimant', 'Name and address of the claimant'],
        // § 40-303.01: of a subcontractor.
        ['general_contractor', 'Original contractor'],
        ['owner', 'Name and address of the owner'],
        ['owner_name', 'Party against whose interest the lien is claimed'],
        ['paid', 'Payments received up to and including the date of this notice'],
        ['amount', 'Amount claimed, less any credit for those payments'],
        ['work', 'Description of the work done and of the material furnished'],
        ['first_furnishing', 'Date on which the work was commenced and material was first delivered'],
        ['last_furnishing', 'Date on which the work was completed and material was last delivered'],
        ['legal_description', 'Legal description'],
        ['property', 'Street address'],
      ],
      numbered: true,
      attached: [
        {
          what: 'a copy of the claimant’s current license to do business, its certificate of good standing and evidence of the authority of its representative',
          citation: 'D.C. Code § 40-301.02(b)(7), (9)(B)',
          kinds: ['other'],
        },
      ],
      // (b)(9).
      oath: {
        kind: 'jurat',
        open: false,
        heading: 'Affirmation',
        statement: composeStatement(
          'I affirm under penalty of perjury and upon personal knowledge that the contents of this notice of intent are true and correct to the best of the claimant’s information and belief, and of my knowledge and belief, and that the claimant has a right to recover the amount claimed.',
          { named: '', authority: ' and am authorized to execute this notice of intent for it' },
        ),
      },
      guidance: [
        'Record the notice in the land records during the construction, or within 90 days after the earlier of the completion or termination of the project. Send a copy to the owner by certified mail within five business days after that. If it comes back, post a copy on the property (D.C. Code § 40-301.02(a)).',
        'The certificate of good standing must have been issued within 180 days before the notice is filed. If the work was done under a home improvement contract, also add a copy of it as an exhibit (D.C. Code § 40-301.02(b)(7), (8)).',
      ],
      requires: ['amount', 'work', 'paid', 'first_furnishing', 'last_furnishing', 'legal_description', 'signatory'],
    },
  ],
};
