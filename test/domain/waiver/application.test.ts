import { describe, expect, it } from '@jest/globals';
import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import { type AppliedPayment, filledFrom } from '../../../src/domain/waiver/application.js';
import { buildWaiverDocument } from '../../../src/domain/waiver/document.js';
import type { WaiverFacts } from '../../../src/domain/waiver/facts.js';
import { preflightWaiver, waiverWarnings } from '../../../src/domain/waiver/preflight.js';
import { paymentStatement, waiverFacts } from './waiver-facts.fixture.js';

const { g702 } = computePayApplication({
  originalContractSum: '100000.00',
  retainagePercent: '10',
  materialsRetainagePercent: null,
  periodFrom: null,
  periodTo: '2026-03-31',
  allowOverbilling: false,
  schedule: [
    {
      id: 'a',
      itemNumber: '1',
      description: 'Steel',
      costCode: null,
      scheduledValue: '100000.00',
      retainagePercent: null,
      changeOrderNumber: null,
    },
  ],
  lines: [
    {
      sovLineId: 'a',
      workCompletedThisPeriod: '20000.05',
      percentComplete: null,
      materialsStored: null,
      retainagePercent: null,
      materialsRetainagePercent: null,
    },
  ],
  changeOrders: [],
  previous: null,
});
const application: AppliedPayment = {
  applicationNumber: 3,
  applicationDate: '2026-04-01',
  periodFrom: '2026-03-01',
  periodTo: '2026-03-31',
  g702,
};
const massachusetts = { state: 'MA', invoiceNumber: null } as const;

describe('a waiver for the payment of an application', () => {
  it('takes its number, date, period and payment statement from the application', () => {
    const { waiver } = waiverFacts({ waiver: massachusetts });
    expect(filledFrom(waiver, application)).toEqual({
      ...waiver,
      invoiceNumber: '3',
      applicationDate: '2026-04-01',
      paymentPeriodFrom: '2026-03-01',
      paymentPeriodTo: '2026-03-31',
      paymentStatement: {
        originalContractSum: '100000.00',
        netChangeByChangeOrders: '0.00',
        contractSumToDate: '100000.00',
        totalCompletedAndStored: '20000.05',
        totalRetainage: '2000.01',
        totalEarnedLessRetainage: '18000.04',
        lessPreviousCertificates: '0.00',
        currentPaymentDue: '18000.04',
        pendingChangeOrders: null,
      },
    });
    expect(filledFrom(waiver, null)).toBe(waiver);
  });

  it('keeps its own values', () => {
    const own = { invoiceNumber: 'BS-1', paymentPeriodTo: '2026-03-15', paymentStatement };
    const { waiver } = waiverFacts({ waiver: own });
    expect(filledFrom(waiver, application)).toEqual(waiver);
  });

  it('has no period when it is final', () => {
    const { waiver } = waiverFacts({ waiver: { type: 'conditional_final' } });
    expect(filledFrom(waiver, application)).toMatchObject({ paymentPeriodFrom: null, paymentPeriodTo: null });
  });

  it('is complete in Massachusetts with the application only', () => {
    const facts = inState('MA', waiverFacts({ waiver: { ...massachusetts, amount: g702.currentPaymentDue } }));
    const fields = (filled: typeof facts) =>
      [...preflightWaiver(filled), ...waiverWarnings(filled)].map(({ field }) => field);
    expect(fields(facts)).toEqual(['invoiceNumber', 'payApplicationId', 'paymentStatement']);
    expect(fields({ ...facts, waiver: filledFrom(facts.waiver, application) })).toEqual([]);
  });

  it('has a warning in Massachusetts, whose form prints both, if its amount is not the amount due of the application', () => {
    const of = (state: string) => {
      const facts = waiverFacts({ waiver: { ...massachusetts, state, checkMaker: 'Keystone' } });
      const { waiver, ...job } = inState(state, facts);
      return waiverWarnings({ ...job, waiver: filledFrom(waiver, application) });
    };
    expect(of('MA')).toEqual([
      {
        field: 'amount',
        message:
          'The amount is $18,500.00, and line 8 of the payment statement, the current amount due, is $18,000.04: correct one of them.',
        citation: 'M.G.L. c. 254, § 32',
      },
    ]);
    expect(of('CA')).toEqual([]);
  });
});

/** The facts of a job in that state. */
function inState(state: string, facts: WaiverFacts): WaiverFacts {
  return { ...facts, jobsites: facts.jobsites.map((jobsite) => ({ ...jobsite, state, zip: null })) };
}

describe('the payment statement', () => {
  it('adds up to the cent', () => {
    expect(paymentStatement).toMatchObject({
      contractSumToDate: '130000.00',
      totalEarnedLessRetainage: '54000.09',
      currentPaymentDue: '18000.09',
    });
  });
});

describe('the parties of a waiver', () => {
  const facts = (waiver: object) => waiverFacts({ waiver });
  const byRole = (role: string) => waiverFacts().parties.find((party) => party.role === role)!;

  it('are the project’s unless the waiver names them', () => {
    const plain = buildWaiverDocument(facts({}));
    expect(plain).toMatchObject({ generalContractor: null, lender: null });
    expect(plain.owners.map(({ role }) => role)).toEqual(['owner']);
    const named = buildWaiverDocument(
      facts({
        ownerPartyId: byRole('owner').id,
        gcPartyId: byRole('general_contractor').id,
        lenderPartyId: byRole('lender').id,
      }),
    );
    expect(named.generalContractor?.name).toBe(byRole('general_contractor').organization.name);
    expect(named.lender?.name).toBe(byRole('lender').organization.name);
  });

  it('include only one of several owners when the waiver names it', () => {
    const { parties } = waiverFacts();
    const second = { ...byRole('owner'), id: '0197a000-0000-7000-8000-0000000000aa' };
    const both = { parties: [...parties, second] };
    expect(buildWaiverDocument(waiverFacts(both)).owners).toHaveLength(2);
    const one = waiverFacts({ ...both, waiver: { ownerPartyId: second.id } });
    expect(buildWaiverDocument(one).owners).toHaveLength(1);
  });

  it('include the project’s lender in Massachusetts', () => {
    expect(buildWaiverDocument(facts({ state: 'MA' })).lender?.name).toBe(byRole('lender').organization.name);
  });
});
