import type { NoticeForm } from './form.js';

/** N.C.G.S. § 44A-11.2(i): the four items of the form. */
export const northCarolinaForms: NoticeForm[] = [
  {
    formCode: 'nc-notice-to-lien-agent-2013',
    state: 'NC',
    work: 'private',
    statute: 'N.C.G.S. § 44A-11.2',
    wording: 'statute',
    effectiveFrom: '2013-04-01',
    effectiveTo: null,
    title: 'Notice to Lien Agent',
    subtitle: null,
    opening:
      '(1) Potential lien claimant’s name, mailing address, telephone number, fax number (if available), and electronic mailing address (if available): {claimant}, {claimantAddress}, {contactData}\n(2) Name of the party with whom the potential lien claimant has contracted to improve the real property described below: {hiringParty}\n(3) A description of the real property sufficient to identify the real property, such as the name of the project, if applicable, the physical address as shown on the building permit or notice received from the owner: {project}, {property}\n(4) I give notice of my right subsequently to pursue a claim of lien for improvements to the real property described in this notice.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: {},
    stated: ['hiringParty', 'jobsite'],
    statement: null,
    closing: [],
    proofOfService: null,
  },
];
