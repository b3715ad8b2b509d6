import type { WaiverFacts, WaiverRecordFacts } from '../../../src/domain/waiver/facts.js';
import { computeStatement } from '../../../src/domain/waiver/payment-statement.js';
import { noticeFacts } from '../preflight/notice-facts.fixture.js';

type Overrides = Omit<NonNullable<Parameters<typeof noticeFacts>[0]>, 'notice' | 'project'> & {
  waiver?: Partial<WaiverRecordFacts>;
  project?: Partial<WaiverFacts['project']>;
};

/** A conditional waiver of a progress payment in California that passes preflight on 2026-04-02. */
export function waiverFacts({ waiver, project, ...rest }: Overrides = {}): WaiverFacts {
  const { notice, ...job } = noticeFacts({ ...rest, ...(project && { project }) });
  return {
    ...job,
    today: '2026-04-02',
    project: { ...job.project, firstFurnishingDate: '2026-02-18', ...project },
    waiver: {
      id: '0197a000-0000-7000-8000-000000000009',
      type: 'conditional_progress',
      status: 'draft',
      state: 'CA',
      throughDate: '2026-03-31',
      throughTime: null,
      paymentPeriodFrom: null,
      paymentPeriodTo: null,
      amount: '18500.00',
      paymentMethod: null,
      checkMaker: 'Keystone Builders, Inc.',
      checkPayee: 'Bayside Steel Works, Inc.',
      checkNumber: null,
      checkDate: null,
      invoiceNumber: 'BS-2044',
      exceptions: [],
      priorWaivers: [],
      disputedAmount: null,
      retainageReserved: '925.00',
      remainingDue: null,
      coversAllDue: true,
      paymentStatement: null,
      customerPartyId: null,
      ownerPartyId: null,
      gcPartyId: null,
      lenderPartyId: null,
      workDescription: null,
      paymentReceivedOn: null,
      signatoryName: 'Dana Whitfield',
      signatoryTitle: 'Credit Manager',
      metadata: null,
      ...waiver,
    },
  };
}

/** The payment statement of a third draw. */
export const paymentStatement = computeStatement({
  originalContractSum: '125000.00',
  netChangeByChangeOrders: '5000.00',
  totalCompletedAndStored: '60000.10',
  totalRetainage: '6000.01',
  lessPreviousCertificates: '36000.00',
  pendingChangeOrders: '1250.00',
});
