import { type NoticeForm, undated } from './form.js';

/** 42 O.S. § 142.6(B)(4): the contents that it requires, for everyone but the original contractor. */
export const oklahomaForms: NoticeForm[] = [
  {
    formCode: 'ok-pre-lien-notice',
    state: 'OK',
    work: 'private',
    direct: false,
    statute: '42 O.S. § 142.6',
    wording: 'own',
    unconfirmed: [
      'the contents after the address of the property; the first six were compared with a list of them',
      'the methods of service of subsection (B)(5), of which the form and its guidance say nothing',
    ],
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Pre-Lien Notice',
    subtitle: null,
    opening:
      'This notice is a pre-lien notice. {claimant}, {claimantAddress}, telephone {telephone}, supplied the material, services, labor or equipment described below at the request of {hiringParty}. The last date of supply was {lastFurnished}.',
    amountLabel: 'Amount of the material, services, labor or equipment',
    captions: { general_contractor: 'Original Contractor' },
    labels: { work: 'Material, services, labor or equipment', jobsite: 'Property' },
    stated: ['hiringParty', 'furnishing', 'contract', 'lender'],
    statement: null,
    closing: [],
    guidance: [
      'Send the notice to the last-known addresses of the original contractor and of an owner of the property within 75 days after the last supply, and before the lien statement is filed (42 O.S. § 142.6(B)(1)).',
      'One notice during a project also protects what is supplied later, and none is needed for retainage (42 O.S. § 142.6(B)(2)).',
    ],
    proofOfService: null,
  },
];
