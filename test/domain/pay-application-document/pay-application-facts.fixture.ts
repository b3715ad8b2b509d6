import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import type {
  ComputedPayApplication,
  LineEntry,
  PayApplicationInput,
} from '../../../src/domain/pay-application/model.js';
import type {
  PayApplicationFacts,
  PayApplicationRecordFacts,
} from '../../../src/domain/pay-application-document/facts.js';
import { formatCents, parseCents, sum } from '../../../src/domain/shared/money.js';
import type { ScheduleLine } from '../../../src/domain/sov/schedule.js';
import { application, entry, frozen, line } from '../pay-application/inputs.js';
import { defaultParties, noticeFacts, party } from '../preflight/notice-facts.fixture.js';

/** The first of two applications on a contract of 100,000.00 in three lines. */
export function firstFigures(): ComputedPayApplication {
  return computePayApplication(
    application({
      lines: [
        entry('1', { workCompletedThisPeriod: '10000' }),
        entry('2', { workCompletedThisPeriod: '18000' }),
        entry('3', { materialsStored: '5000' }),
      ],
    }),
  );
}

/** The second, with a change order as its fourth line: binary floats would compute its retainage wrong by a cent. */
export function secondFigures(more: Partial<PayApplicationInput> = {}): ComputedPayApplication {
  return computePayApplication(
    application({
      periodFrom: '2026-02-01',
      periodTo: '2026-02-28',
      schedule: [...application().schedule, line('4', '5000', { changeOrderNumber: '1' })],
      changeOrders: [{ number: '1', amount: '5000', approvedOn: '2026-02-10' }],
      previous: frozen(firstFigures()),
      lines: [
        entry('2', { workCompletedThisPeriod: '22000.55' }),
        entry('3', { workCompletedThisPeriod: '12000', materialsStored: '1000.45' }),
        entry('4', { workCompletedThisPeriod: '2500' }),
      ],
      ...more,
    }),
  );
}

/** An application on this schedule, whose change orders are executed for the sum of their lines. */
export function figuresOn(schedule: ScheduleLine[], lines: LineEntry[] = []): ComputedPayApplication {
  const byNumber = Map.groupBy(schedule, (own) => own.changeOrderNumber);
  const worth = (own: ScheduleLine[]) => formatCents(sum(own.map(({ scheduledValue }) => parseCents(scheduledValue)!)));
  const changeOrders = [...byNumber].flatMap(([number, own]) =>
    number === null ? [] : [{ number, amount: worth(own), approvedOn: '2026-01-10' }],
  );
  const originalContractSum = worth(byNumber.get(null) ?? []);
  return computePayApplication(application({ originalContractSum, schedule, lines, changeOrders }));
}

type Overrides = Omit<NonNullable<Parameters<typeof noticeFacts>[0]>, 'notice'> & {
  figures?: ComputedPayApplication;
  payApplication?: Partial<PayApplicationRecordFacts>;
  participantRoles?: string[];
};

/** A submitted second application of a general contractor to an owner, with an architect; it passes preflight. */
export function payApplicationFacts({
  figures = secondFigures(),
  payApplication,
  participantRoles = ['owner', 'design_professional'],
  ...rest
}: Overrides = {}): PayApplicationFacts {
  const { notice, ...job } = noticeFacts({
    parties: primeParties(),
    ...rest,
    project: { claimantRole: 'general_contractor', ...rest.project },
  });
  const { g702, g703, totals, changeOrderSummary } = figures;
  return {
    ...job,
    participantRoles,
    payApplication: {
      id: '0197a000-0000-7000-8000-000000000019',
      status: 'submitted',
      applicationNumber: 2,
      revision: 0,
      applicationDate: '2026-02-25',
      periodFrom: '2026-02-01',
      periodTo: '2026-02-28',
      g702,
      g703,
      g703Totals: totals,
      changeOrderSummary,
      certifiedAmount: null,
      metadata: null,
      ...payApplication,
    },
  };
}

/** A contract with the owner. */
export function primeParties() {
  return [
    party('general_contractor', 'Bayside Steel Works, Inc.', { isClaimant: true, contractNumber: 'AH-2026-07' }),
    party('owner', 'Acme Holdings LLC', { attention: 'Morgan Reyes' }),
    party('design_professional', 'Lindqvist & Park Architects'),
  ];
}

/** A contract with the general contractor. */
export function subcontract(overrides: Overrides = {}): PayApplicationFacts {
  return payApplicationFacts({
    parties: defaultParties(),
    ...overrides,
    project: { claimantRole: 'subcontractor', ...overrides.project },
  });
}
