import { type NoticeForm, undated } from './form.js';

/** KRS 376.010(4), and (5) for homes of their owners: the contents that they require. Until 2023 they were (3) and (4). */
export const kentuckyForms: NoticeForm[] = [
  {
    formCode: 'ky-notice-to-owner',
    state: 'KY',
    work: 'private',
    direct: false,
    statute: 'KRS 376.010(4), (5)',
    wording: 'own',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice to Owner',
    subtitle: 'Notice of Intention to Hold the Property Liable',
    opening:
      'To {owners}: {claimant}, {claimantAddress}, notifies you of the delivery of the material or the performance of the labor described below, for the improvement of your property at {property}, under contract with {hiringParty}. The last item was furnished on {lastFurnished}.\n{claimant} intends to hold the property liable, and the amount for which it will claim a lien is {amount}.',
    amountLabel: 'Amount for which a lien will be claimed',
    captions: { general_contractor: 'Contractor' },
    labels: { work: 'Material or labor furnished' },
    letter: true,
    stated: ['jobsite', 'hiringParty', 'amount', 'furnishing', 'contract', 'lender'],
    statement: null,
    closing: [],
    guidance: [
      'Give the notice in writing to the owner, or to its authorized agent, within 75 days after the last item of material or labor was furnished; within 120 days if the claim is over $1,000 and the owner does not live in the home (KRS 376.010(4), (5)). It is enough to prove that the notice was mailed to the last known address.',
      'On a single or double family home that its owner lives in, or builds to live in, there is no lien for what the owner paid the contractor before the notice, and the contractor cannot be the owner’s agent (KRS 376.010(5)).',
    ],
    proofOfService: null,
  },
];
