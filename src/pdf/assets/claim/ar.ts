import { intentForm } from './intent.js';
import { inch, prepared, type StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const arkansasClaims: StateClaims = {
  forms: [
    titledLien('AR', {
      title: 'Account and Affidavit of Lien',
      statute: 'Ark. Code § 18-44-117',
      // § 14-15-402(b)(1)(E): the recorder takes what is acknowledged; an oath alone is not enough.
      confirmation: 'sworn_and_acknowledged',
      attached: [
        {
          what: 'an affidavit of the notices given under Ark. Code §§ 18-44-114 to 18-44-116, with a copy of each and of the proof of service',
          citation: 'Ark. Code § 18-44-117(a)(3)',
          kinds: ['notice'],
        },
      ],
      // "A street address is not a correct description of the property".
      requires: ['legal_description'],
      guidance: [
        'File the account and affidavit with the clerk of the circuit court of the county (Ark. Code § 18-44-117(a)).',
      ],
    }),
    intentForm('AR', {
      title: 'Notice of Intention to Claim a Lien',
      statute: 'Ark. Code § 18-44-114',
      wait: 10,
      opening:
        '{claimant} (“Claimant”) gives notice that it holds a claim against the building or improvement on the property described below, in the amount of {amount}, which is due from {hiringParty}. It intends to file a lien not less than ten days after this notice is served.',
      methods: ['certified_restricted_delivery', 'overnight_courier', 'personal'],
      service:
        'Serve the notice on the owner at least ten days before the lien is filed: through an officer who serves process or a person who would be a competent witness, by mail with return receipt requested and delivery restricted to the addressee or its agent, or by a means that gives written verification of delivery by a third party. If the mail is refused or unclaimed, send a copy by first class mail at once (Ark. Code § 18-44-114).',
    }),
  ],
  preparer: { statute: 'Ark. Code § 14-15-403', words: prepared, place: 'head' },
  // Two inches and a half at the bottom of the last page.
  recorder: { statute: 'Ark. Code § 14-15-402', clearBottom: 2.5 * inch },
};
