import { byContractor, byOwner, type Project, spring } from './project.js';

export const northeast: readonly Project[] = [
  {
    name: 'NY: contractor of a new single-family home',
    facts: {
      state: 'NY',
      claimantRole: 'general_contractor',
      ...byOwner,
      ...spring,
      use: 'residential',
      units: 1,
      newConstruction: true,
      lienRecordedDate: '2026-09-01',
    },
    course: [
      { act: 'preliminary_notice', date: 'none', law: 'N.Y. Lien Law 10', count: 'none' },
      {
        act: 'mechanics_lien',
        date: '2026-09-21',
        law: 'N.Y. Lien Law 10; Gen. Constr. Law 25-a, 30',
        count: '20 May + 4 months = Sunday, 20 September: Monday',
      },
      {
        act: 'service_after_filing',
        date: '2026-10-01',
        law: 'N.Y. Lien Law 11',
        count: '1 September + 30 = Thursday, 1 October',
      },
      {
        act: 'proof_of_service',
        date: '2026-10-06',
        law: 'N.Y. Lien Law 11, 11-b',
        count: '1 September + 35 = Tuesday, 6 October',
      },
      { act: 'lien_suit', date: '2027-09-01', law: 'N.Y. Lien Law 17, 59', count: 'a year after the filing' },
    ],
  },
  {
    name: 'MA: masonry subcontractor on a laboratory; a notice of substantial completion is recorded',
    facts: {
      state: 'MA',
      claimantRole: 'subcontractor',
      ...byContractor,
      ...spring,
      use: 'commercial',
      recordedNotices: [{ kind: 'substantial_completion', recordedOn: '2026-06-12' }],
      lienRecordedDate: '2026-08-10',
    },
    course: [
      { act: 'preliminary_notice', date: 'none', law: 'Mass. G.L. c.254 ss.2, 4', count: 'hired by the contractor' },
      {
        act: 'mechanics_lien',
        date: '2026-08-11',
        law: 'Mass. G.L. c.254 s.4',
        count: '12 June + 60: 18, 31 and 11; before 20 May + 90 = 18 August',
      },
      {
        act: 'statement_of_account',
        date: '2026-09-10',
        law: 'Mass. G.L. c.254 s.8',
        count: '12 June + 90 = 10 September, before 20 May + 120 = 17 September',
      },
      {
        act: 'lien_suit',
        date: null,
        safe: '2026-11-09',
        law: 'Mass. G.L. c.254 ss.5, 11; c.4 s.9',
        count:
          '90 days after the statement is recorded, and no earlier than 10 August + 90 = Sunday, 8 November: Monday',
      },
    ],
  },
  {
    name: 'PA: roofing subcontractor on a warehouse that is in the state directory or not',
    facts: {
      state: 'PA',
      claimantRole: 'subcontractor',
      ...byContractor,
      ...spring,
      use: 'industrial',
      lienRecordedDate: '2026-11-10',
    },
    course: [
      {
        act: 'preliminary_notice',
        date: '2026-04-16',
        law: '49 P.S. 1501.3(b)',
        count: '2 March + 45, if the owner filed a notice of commencement in the directory',
      },
      {
        act: 'notice_of_intent',
        date: '2026-10-21',
        law: '49 P.S. 1501(b.1)',
        count: '30 days before 20 November',
      },
      {
        act: 'mechanics_lien',
        date: '2026-11-20',
        law: '49 P.S. 1502(a)(1), 1506',
        count: '20 May + 6 months, a Friday',
      },
      { act: 'service_after_filing', date: '2026-12-10', law: '49 P.S. 1502(a)(2)', count: '10 November + 1 month' },
      {
        act: 'proof_of_service',
        date: null,
        safe: '2026-11-30',
        law: '49 P.S. 1502(a)(2)',
        count: '20 days after service, which does not precede 10 November',
      },
      {
        act: 'lien_suit',
        date: '2028-11-10',
        fileBy: '2028-11-09',
        law: '49 P.S. 1701(b)',
        count: '10 November 2026 + 2 years, the Friday on which Veterans Day may be observed',
      },
    ],
  },
  {
    name: 'NJ: steel subcontractor on an office',
    facts: {
      state: 'NJ',
      claimantRole: 'subcontractor',
      ...byContractor,
      ...spring,
      use: 'commercial',
      lienRecordedDate: '2026-08-12',
    },
    course: [
      { act: 'preliminary_notice', date: 'none', law: 'N.J.S.A. 2A:44A-20', count: 'commercial work needs none' },
      { act: 'mechanics_lien', date: '2026-08-18', law: 'N.J.S.A. 2A:44A-6', count: '20 May + 90' },
      { act: 'service_after_filing', date: '2026-08-22', law: 'N.J.S.A. 2A:44A-7', count: '12 August + 10' },
      { act: 'lien_suit', date: '2027-05-20', law: 'N.J.S.A. 2A:44A-14', count: 'a year after the last work' },
    ],
  },
  {
    name: 'MD: tile subcontractor on a hotel',
    facts: {
      state: 'MD',
      claimantRole: 'subcontractor',
      ...byContractor,
      ...spring,
      use: 'commercial',
      lienRecordedDate: '2026-11-09',
    },
    course: [
      {
        act: 'preliminary_notice',
        date: '2026-09-17',
        mailBy: '2026-09-11',
        law: 'Md. Real Prop. 9-104',
        count: '20 May + 120: 11, 30, 31, 31 and 17; the owner should have it by then: mail five days before',
      },
      {
        act: 'mechanics_lien',
        date: '2026-11-16',
        law: 'Md. Real Prop. 9-105(a)',
        count: '20 May + 180: 11, 30, 31, 31, 30, 31 and 16',
      },
      { act: 'lien_suit', date: '2027-11-09', law: 'Md. Real Prop. 9-109', count: 'a year after the petition' },
    ],
  },
];
