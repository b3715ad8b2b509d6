import type { NoticeForm } from './form.js';

/** Utah Code § 38-1a-501: the notice is an entry in the registry; this sheet contains the information that the entry requires. */
export const utahForms: NoticeForm[] = [
  {
    formCode: 'ut-preliminary-filing-2012',
    state: 'UT',
    work: 'private',
    statute: 'Utah Code §§ 38-1a-501 and 38-1a-203',
    wording: 'own',
    effectiveFrom: '2012-08-01',
    effectiveTo: null,
    title: 'Preliminary Notice',
    subtitle: 'Utah State Construction Registry',
    opening:
      '{claimant} files this preliminary notice for construction work that it provides or will provide for the project described below.',
    amountLabel: 'Estimated total price',
    amountOptional: true,
    captions: { general_contractor: 'Original Contractor' },
    labels: { hiringParty: 'Person who hired the claimant', registryEntry: 'Registry entry number' },
    statement: null,
    closing: [],
    guidance: [
      'The notice takes effect by its entry in the registry, not by mailing: file it online with the State Construction Registry, write the entry number on the sheet, and keep the registry’s receipt with it. The person filing is responsible for the accuracy of the filing.',
    ],
    proofOfService: null,
  },
];
