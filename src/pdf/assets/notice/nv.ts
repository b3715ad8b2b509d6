import { type NoticeForm, undated } from './form.js';

/** NRS 108.245(1), substantially in this form; subsection 4: neither verified nor acknowledged. */
export const nevadaForms: NoticeForm[] = [
  {
    formCode: 'nv-right-to-lien',
    state: 'NV',
    work: 'private',
    statute: 'NRS 108.245',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of Right to Lien',
    subtitle: null,
    opening:
      'The undersigned notifies you that he or she has supplied materials or equipment or performed work or services as follows: {work} for improvement of property identified as {property} under contract with {hiringParty}. This is not a notice that the undersigned has not been or does not expect to be paid, but a notice required by law that the undersigned may, at a future date, record a notice of lien as provided by law against the property if the undersigned is not paid.',
    amountLabel: 'Estimated total price of the work',
    amountOptional: true,
    captions: { general_contractor: 'Prime Contractor (copy for information only)' },
    stated: ['work', 'hiringParty', 'jobsite'],
    statement: null,
    closing: [],
    proofOfService: null,
  },
];
