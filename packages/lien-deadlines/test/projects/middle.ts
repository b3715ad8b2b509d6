import { byContractor, byOwner, type Project, spring } from './project.js';

export const middle: readonly Project[] = [
  {
    name: 'IL: kitchen subcontractor in a home in which its owner lives',
    facts: {
      state: 'IL',
      claimantRole: 'subcontractor',
      ...byContractor,
      ...spring,
      use: 'residential',
      units: 1,
      ownerOccupied: true,
      newConstruction: false,
      lienRecordedDate: '2026-09-01',
    },
    course: [
      {
        act: 'preliminary_notice',
        date: '2026-08-18',
        law: '770 ILCS 60/24',
        count: '20 May + 90: 11 of May, 30 of June, 31 of July, 18 of August',
      },
      {
        act: 'preliminary_notice',
        date: '2026-05-01',
        law: '770 ILCS 60/21(c)',
        count: '2 March + 60: 29 of March, 30 of April, 1 of May',
      },
      {
        act: 'mechanics_lien',
        date: '2026-09-21',
        law: '770 ILCS 60/7, 60/28; 5 ILCS 70/1.11',
        count: '20 May + 4 months = Sunday, 20 September: Monday',
      },
      {
        act: 'lien_suit',
        date: '2028-05-22',
        law: '770 ILCS 60/9, 60/34; 5 ILCS 70/1.11',
        count: '20 May 2026 + 2 years = Saturday: Monday',
      },
    ],
  },
  {
    name: 'OH: fire protection subcontractor on a distribution center',
    facts: {
      state: 'OH',
      claimantRole: 'subcontractor',
      ...byContractor,
      ...spring,
      use: 'industrial',
      noticeOfCommencementDate: '2026-03-20',
      lienRecordedDate: '2026-07-30',
    },
    course: [
      {
        act: 'preliminary_notice',
        date: '2026-04-10',
        law: 'Ohio R.C. 1311.05(A), 1311.04(I)',
        count: 'the notice of commencement came after the first work: 20 March + 21',
      },
      { act: 'mechanics_lien', date: '2026-08-03', law: 'Ohio R.C. 1311.06(B)', count: '20 May + 75' },
      {
        act: 'service_after_filing',
        date: '2026-08-29',
        law: 'Ohio R.C. 1311.07',
        count: '30 July + 30, a Saturday that stays',
      },
      { act: 'lien_suit', date: '2032-07-30', law: 'Ohio R.C. 1311.13(C)', count: 'six years after the filing' },
    ],
  },
  {
    name: 'DE: contractor hired by the owner of a plant',
    facts: { state: 'DE', claimantRole: 'general_contractor', ...byOwner, ...spring, use: 'industrial' },
    course: [
      { act: 'preliminary_notice', date: 'none', law: '25 Del. C. 2711, 2712', count: 'none' },
      {
        act: 'mechanics_lien',
        date: null,
        safe: '2026-09-17',
        law: '25 Del. C. 2711(b); 2711(a)',
        count: 'labor and material: 30 June + 180 = 27 December; labor alone: 20 May + 120 = 17 September',
      },
      {
        act: 'lien_suit',
        date: null,
        safe: '2026-09-17',
        law: '25 Del. C. 2711, 2714',
        count: 'the statement of claim is the suit',
      },
    ],
  },
];
