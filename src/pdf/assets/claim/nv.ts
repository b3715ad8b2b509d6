import { intentForm } from './intent.js';
import { plain } from './parts.js';
import { releases } from './release.js';
import { inch, type StateClaims } from './state-claims.js';

export const nevadaClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'nv-lien',
      state: 'NV',
      statute: 'NRS 108.226',
      title: 'Notice of Lien',
      // NRS 108.226(5): the order and the labels of the form.
      opening: [
        'Assessor’s Parcel Number(s): {parcel}',
        'The undersigned claims a lien upon the property described in this notice for work, materials or equipment furnished or to be furnished for the improvement of the property:',
      ],
      facts: [
        ['original_amount', 'The amount of the original contract is'],
        ['change_orders', 'The total amount of all additional or changed work, materials and equipment, if any, is'],
        ['paid', 'The total amount of all payments received to date is'],
        ['amount', 'The amount of the lien, after deducting all just credits and offsets, is'],
        ['owner', 'The name of the owner, if known, of the property is'],
        [
          'hiring_party',
          'The name of the person by whom the lien claimant was employed or to whom the lien claimant furnished or agreed to furnish work, materials or equipment is',
        ],
        ['payment_terms', 'A brief statement of the terms of payment of the lien claimant’s contract is'],
        ['property', 'A description of the property to be charged with the lien is'],
      ],
      numbered: true,
      // Verified by oath and not acknowledged (subsection 3).
      oath: {
        kind: 'jurat',
        open: false,
        heading: null,
        statement:
          'I, {signatory}, being first duly sworn on oath according to law, depose and say: I have read the foregoing Notice of Lien, know the contents thereof and state that the same is true of my own personal knowledge, except those matters stated upon information and belief, and, as to those matters, I believe them to be true.',
      },
      requires: [
        'amount',
        'work',
        'county',
        'signatory',
        'hiring_party',
        'parcel',
        'original_amount',
        'change_orders',
        'paid',
        'payment_terms',
      ],
    },
    ...releases('NV', { title: 'Discharge or Release of Notice of Lien', statute: 'NRS 108.2437' }),
    intentForm('NV', {
      title: 'Notice of Intent to Lien',
      statute: 'NRS 108.226(6)',
      wait: 15,
      residential: true,
      methods: ['personal', 'certified', 'certified_return_receipt', 'certified_restricted_delivery'],
      unconfirmed: 'how the guidance says that the notice is served: a summary of the section was compared',
      service:
        'Serve the notice on the owner and on the reputed prime contractor in person or by certified mail, before the notice of lien is recorded. It extends the time for recording by 15 days (NRS 108.226(6)).',
    }),
  ],
  contractor: 'Prime Contractor',
  recorder: { statute: 'NRS 247.110', clearBottom: inch },
};
