import { describe, expect, it } from '@jest/globals';
import { listPaidParties, type PaidParty } from '../../../src/domain/received-notice/below.js';

const party = (id: string, role: PaidParty['role'], hiredByPartyId: string | null = null): PaidParty => ({
  id,
  role,
  organizationId: `${id} org`,
  isClaimant: false,
  hiredByPartyId,
});

describe('the parties that are paid by an application', () => {
  const parties = [
    party('owner', 'owner'),
    party('gc', 'general_contractor', 'owner'),
    party('prime', 'general_contractor', 'owner'),
    party('steel', 'subcontractor', 'gc'),
    party('wire', 'subcontractor', 'prime'),
    party('bolts', 'material_supplier', 'steel'),
    party('crane', 'equipment_lessor'),
    party('bank', 'lender'),
  ];
  const listed = (applicant: string | null, reader = 'owner') =>
    listPaidParties(parties, { applicantId: applicant && `${applicant} org`, readerId: `${reader} org` }).map(
      ({ id }) => id,
    );

  it('are the applicant and all below it, and those whose hirer no one recorded', () => {
    expect(listed('gc')).toEqual(['gc', 'steel', 'bolts', 'crane']);
    expect(listed('steel')).toEqual(['steel', 'bolts', 'crane']);
  });

  it('leave out the reader itself, and are all claimants where the applicant is no party', () => {
    expect(listed('gc', 'gc')).toEqual(['steel', 'bolts', 'crane']);
    expect(listed(null, 'gc')).toEqual(['prime', 'steel', 'wire', 'bolts', 'crane']);
    expect(listed('someone', 'gc')).toEqual(['prime', 'steel', 'wire', 'bolts', 'crane']);
  });

  it('end where hirers name each other', () => {
    const circle = [party('a', 'subcontractor', 'b'), party('b', 'subcontractor', 'a'), party('c', 'laborer', 'a')];
    expect(listPaidParties(circle, { applicantId: 'a org', readerId: '' }).map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
