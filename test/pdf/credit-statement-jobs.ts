import {
  buildCreditStatement,
  type CreditMovement,
  type StatementFacts,
} from '../../src/domain/credit-statement/build.js';
import { formatCents, parseCents, sum } from '../../src/domain/shared/money.js';
import type { RenderJob } from '../../src/pdf/render-job.js';

export function movement(more: Partial<CreditMovement> = {}): CreditMovement {
  return {
    date: '2026-03-04',
    kind: 'charge',
    eventType: 'document_generation',
    description: 'Document generation: preliminary notice',
    free: '0.00',
    partnerEligible: '-1.00',
    ...more,
  };
}

/** A statement for March. Its closing balance follows from the movements. */
export function statementFacts(movements: CreditMovement[], more: Partial<StatementFacts> = {}): StatementFacts {
  const opening = more.opening ?? { free: '3.40', partnerEligible: '250.00', held: '0.00' };
  const end = (bucket: 'free' | 'partnerEligible') =>
    formatCents(sum([opening[bucket], ...movements.map((each) => each[bucket])].map((amount) => parseCents(amount)!)));
  return {
    organization: {
      name: 'Bay Concrete Pumping, Inc.',
      addressLines: ['500 Harbor Boulevard, Suite 12', 'Oakland, CA 94607'],
    },
    from: '2026-03-01',
    to: '2026-03-31',
    opening,
    closing: { free: end('free'), partnerEligible: end('partnerEligible'), held: '0.00' },
    movements,
    ...more,
  };
}

export function statementJob(facts: StatementFacts): RenderJob {
  const model = buildCreditStatement(facts);
  return { template: 'credit-statement', model, preview: false, generatedAt: '2026-04-01T09:00:00+00:00' };
}

const longDescription =
  'Fulfillment, full service: preliminary notice for Sunset Tower Partners LP and the other recipients of the project at 1200 ' +
  'Juniper Street, with postage for three recipients by certified mail, return receipt requested';

/** Statements whose exact text is recorded in test/pdf/golden. */
export const goldenStatements: Record<string, StatementFacts> = {
  'credit-statement': statementFacts(
    [
      movement({
        date: '2026-03-01',
        kind: 'grant',
        eventType: null,
        description: 'Growth plan, March 2026',
        partnerEligible: '250.00',
      }),
      movement({ date: '2026-03-02', free: '-1.00', partnerEligible: '0.00' }),
      movement({
        date: '2026-03-02',
        eventType: 'api_call',
        description: 'API calls: 1,204',
        free: '-2.40',
        partnerEligible: '-118.00',
      }),
      movement({
        date: '2026-03-09',
        kind: 'purchase',
        eventType: null,
        description: 'Purchase of 5,000 credits',
        partnerEligible: '5000.00',
      }),
      movement({
        date: '2026-03-10',
        kind: 'capture',
        eventType: 'fulfillment_notice_research',
        description: longDescription,
        partnerEligible: '-71.00',
      }),
      movement({
        date: '2026-03-12',
        kind: 'refund',
        eventType: 'fulfillment_notice_research',
        description: 'Refund of the service fee: the recipient had moved',
        partnerEligible: '35.00',
      }),
      movement({
        date: '2026-03-31',
        kind: 'expiry',
        eventType: null,
        description: 'Unused credits of February',
        partnerEligible: '-118.25',
      }),
    ],
    { closing: { free: '0.00', partnerEligible: '5227.75', held: '71.00' } },
  ),
  'credit-statement-empty': statementFacts([], {
    organization: { name: 'Delta Steel Erectors LLC', addressLines: [] },
    from: '2026-02-14',
    to: '2026-02-14',
    opening: { free: '0.00', partnerEligible: '0.00', held: '0.00' },
  }),
};

/** Several months of a busy account: charges that fill many pages, some with long descriptions. */
export function longStatement(count: number): StatementFacts {
  const movements = Array.from({ length: count }, (_, index) =>
    movement({
      date: `2026-03-${String(1 + Math.floor((index * 31) / count)).padStart(2, '0')}`,
      ...(index % 9 === 0 && { description: longDescription }),
      ...(index % 50 === 7 && { description: `Document generation: ${'W'.repeat(120)}` }),
      partnerEligible: index % 40 === 0 ? '1000.00' : '-12.50',
      ...(index % 40 === 0 && { kind: 'purchase', eventType: null }),
    }),
  );
  return statementFacts(movements, { opening: { free: '0.00', partnerEligible: '90000000.00', held: '0.00' } });
}
